# Vitrine. `make demo` and `make test` are all that a new machine needs.

vitrine = .build/debug/vitrine
schema = Layouts/layout.schema.json
themes = Layouts/Themes/theme.schema.json

build: setup ## install what is missing and build (this is what `make` alone does)
	@swift build

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

setup: ## install what is missing: jansson, pkg-config, a C++ compiler
	@Scripts/setup

demo: setup ## render Layouts/home.json to out/home.html and draw it in the terminal
	@swift build --product vitrine
	@mkdir -p out
	@$(vitrine) preview Layouts/home.json
	@$(vitrine) render Layouts/home.json -o out/home.html
	@echo "The same screen as a page: out/home.html"

test: setup ## run all tests: the package's, the example package's, the layouts against their schema
	@Scripts/test

check: setup ## everything a reviewer would ask for, the tests aside (quicker: Scripts/check --quick)
	@Scripts/check

pages: setup ## look at every page in Chromium and Firefox, with vnu and axe (installs them; some minutes)
	@Scripts/pages || [ $$? = 77 ]

release: setup ## build .build/release/vitrine as it is installed: one file that starts quickly (CPU=x86-64-v3: for newer processors alone)
	@CPU=$(CPU) Scripts/release

schema: setup ## write the schemas of layouts and themes and Docs/Format.md anew from what is registered
	@swift build --product vitrine
	@$(vitrine) schema -o $(schema)
	@$(vitrine) schema --theme -o $(themes)
	@$(vitrine) reference -o Docs/Format.md

tables: ## write the tables of locales and time zones anew from Debian's unicode-cldr-core and tzdata
	@Scripts/tables

look: setup ## take the README's pictures of Layouts/home.json anew
	@Scripts/look

coverage: setup ## how much of Sources and Plugins the tests reach
	@Scripts/coverage

bench: setup ## how fast pages are, beside C and other engines, and the terminal's layout (some minutes)
	@Scripts/bench-page
	@Scripts/bench-text

sanitize: setup ## run the tests under AddressSanitizer, which sees reads and writes out of bounds (slow)
	@ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --sanitize=address --scratch-path .build/address

clean: ## remove everything that was built
	@rm -rf .build out Examples/*/.build

.PHONY: build help setup demo test check pages release schema tables look coverage bench sanitize clean
