"""How Scripts/bench-page builds what it measures, and measures it: in turn, in rounds, and by counting instructions."""

import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
BENCH = ROOT / ".build/bench"
BIN = BENCH / "bin"
RELEASE = ROOT / ".build/release"
# The folder of engines that were measured before, where it is beside this repository.
RESEARCH = ROOT.parent / "shared/bench"
VARIANTS = {"sse2": [], "native": ["-march=native"]}


def say(words):
    print(words, file=sys.stderr, flush=True)


def run(command, **options):
    """The output of a command; its own words when it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=ROOT, **options)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {(done.stdout + done.stderr).strip()[-2000:]}")
    return done.stdout


def swift_build(product, *options):
    run(["swift", "build", "--product", product, *options])


def has_wide_vectors():
    """Whether this machine runs what is built for x86-64-v3, as processors since about 2015 do."""
    return sys.platform == "linux" and " avx2 " in Path("/proc/cpuinfo").read_text()


def build_wide(product, *options):
    """A product built for x86-64-v3, as `make release CPU=x86-64-v3` builds it; where it lies."""
    folder = ROOT / ".build/x86-64-v3"
    words = [word for compiler in (["-Xswiftc", "-Xcc", "-Xswiftc"], ["-Xcc"], ["-Xcxx"])
             for word in (*compiler, "-march=x86-64-v3")]
    swift_build(product, "--scratch-path", folder, *words, *options)
    return folder / "release" / product


def is_older(target, *sources):
    return not target.exists() or any(source.stat().st_mtime > target.stat().st_mtime for source in sources)


def build_c():
    BIN.mkdir(parents=True, exist_ok=True)
    headers = list(HERE.glob("*.h"))
    for name in ("floor", "page"):
        for variant, options in VARIANTS.items():
            target = BIN / f"{name}-{variant}"
            if is_older(target, HERE / f"{name}.c", *headers):
                run(["cc", "-O3", "-Wall", "-Wextra", *options, "-o", target, HERE / f"{name}.c", "-ljansson"])
    if is_older(BIN / "coldrun", HERE / "coldrun.c"):
        run(["cc", "-O2", "-Wall", "-Wextra", "-o", BIN / "coldrun", HERE / "coldrun.c"])


def build_spike():
    """A page written by hand in Swift, as a check of the machine; not every clone has it beside it."""
    if not (RESEARCH / "swift-spike/build.sh").exists():
        say("no ../shared/bench here: the page written by hand in Swift is not measured")
    elif not (BIN / "spike").exists():
        run(["bash", RESEARCH / "swift-spike/build.sh", BIN / "spike"])


def record_page(layout, page, runs):
    """A page as a recording that the floor replays. Only for it the writer marks what is no literal."""
    marks = ROOT / ".build/marks"
    swift_build("PageBench", "--scratch-path", marks, "-Xswiftc", "-DVITRINE_MARKS")
    marked = BENCH / "home.marked.html"
    marked.write_text(run([marks / "debug/PageBench", "page", layout]), "utf-8")
    return run([sys.executable, HERE / "recording.py", marked, page, runs]).strip()


def rounds_of(programs, rounds, seconds):
    """Runs programs in turn: `programs` has a name and a command that prints a line of JSON for each.

    `us` is the least of the rounds' medians: a round that ran beside something else is slow for that reason alone.
    `{s}` in a command is the seconds.
    """
    found = {name: {"name": name} for name in programs}
    for number in range(1, rounds + 1):
        for name, command in programs.items():
            row = found[name]
            if "failed" in row:
                continue
            try:
                line = run([str(word).replace("{s}", str(seconds)) for word in command], timeout=600)
                measured = json.loads(line.splitlines()[-1])
            except Exception as error:  # a program that is not there is a line in the table, not the end
                row["failed"] = "it is not here" if isinstance(error, FileNotFoundError) else str(error)[-300:]
                continue
            row.setdefault("medians", []).append(measured["median_us"])
            row["bytes"] = measured["bytes"]
        say(f"round {number} of {rounds}, load {os.getloadavg()[0]:.1f}")
    for row in found.values():
        if "medians" in row:
            row["us"] = min(row["medians"])
            row["us_median"] = statistics.median(row["medians"])
    return list(found.values())


def cold(programs, rounds):
    """Whole processes: milliseconds of the wall (median, least) and the most memory."""
    lines = "".join(f"{name}\t{' '.join(map(str, command))}\n" for name, command in programs.items())
    return [json.loads(line) for line in run([BIN / "coldrun", rounds], input=lines).splitlines()]


def instructions(command, few, many):
    """The instructions of one time: the difference of many times and few; `{n}` in the command is how often."""
    def counted(times):
        words = [str(word).replace("{n}", str(times)) for word in command]
        done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *words],
                              capture_output=True, text=True, cwd=ROOT,
                              env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"})
        found = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode or not found:
            raise RuntimeError(f"{' '.join(words)}: {done.stderr.strip()[-2000:]}")
        return int(found.group(1))
    return (counted(many) - counted(few)) // (many - few)


def has_valgrind():
    """Whether instructions can be counted; valgrind is installed where it can be."""
    return subprocess.run([ROOT / "Scripts/valgrind"], stdout=sys.stderr).returncode == 0
