// The page by quicktemplate: quicktemplate drawn|prepared bench MODELS SECONDS PAGE
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strconv"
	"time"
)

type Models struct {
	ID, Language, Title, Stylesheet string
	Modules                         []Module
}

type Module struct {
	Type, ID, Stamp, Title, More string
	AtOnce                       int
	HasPriority                  bool
	Banners, Items               []Thing
	Columns                      int
	Headline                     string
	Paragraphs                   []string
}

// A banner or an item.
type Thing struct {
	ID, Link, Name, Maker, Price, Was, Stars string
	MinorUnits, OldMinorUnits                int
	Score                                    float64
	Picture                                  Picture
	Badges                                   []Badge
}

type Picture struct {
	URL, Alt      string
	Width, Height int
}

type Badge struct{ Text, Tone string }

// Whether amounts and scores are taken as they were prepared, instead of being written while the page is drawn.
var prepared bool

// An amount of yen: ￥18,090.
func amount(text string, minorUnits int) string {
	if prepared {
		return text
	}
	digits := strconv.Itoa(minorUnits)
	written := make([]byte, 0, 24)
	written = append(written, "￥"...)
	for at := range digits {
		if at > 0 && (len(digits)-at)%3 == 0 {
			written = append(written, ',')
		}
		written = append(written, digits[at])
	}
	return string(written)
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	prepared = os.Args[1] == "prepared"
	file, err := os.ReadFile(os.Args[3])
	must(err)
	var models Models
	must(json.Unmarshal(file, &models))
	seconds, err := strconv.ParseFloat(os.Args[4], 64)
	must(err)
	length := time.Duration(seconds * float64(time.Second))

	var page bytes.Buffer
	for end := time.Now().Add(length / 3); time.Now().Before(end); {
		page.Reset()
		WritePage(&page, &models)
	}
	var times []float64
	for end := time.Now().Add(length); time.Now().Before(end) || len(times) < 5; {
		start := time.Now()
		page.Reset()
		WritePage(&page, &models)
		times = append(times, float64(time.Since(start).Nanoseconds())/1e3)
	}
	sort.Float64s(times)
	must(os.WriteFile(os.Args[5], page.Bytes(), 0o644))
	must(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"median_us": times[len(times)/2], "min_us": times[0], "n": len(times), "bytes": page.Len(),
	}))
}
