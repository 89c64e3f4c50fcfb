# Writes two views of Swift files, a line each as "path:line: text": `code`, without comments and without what string
# literals say (interpolations are code and stay), and `words`, without comments alone.
# Usage: awk -v code=FILE -v words=FILE -f views.awk SOURCES…

FNR == 1 { depth = 0; mode[0] = "code" }

{
  rest = $0
  bare = said = ""
  while (rest != "") {
    if (mode[depth] == "comment") {
      if (!match(rest, /\*\//)) break
      rest = substr(rest, RSTART + 2)
      depth--
    } else if (mode[depth] == "text") {
      inText()
    } else {
      inCode()
    }
  }
  # Only a literal of three quotes goes on after the line's end.
  while (depth > 0 && mode[depth] != "comment" && !lasting()) depth--
  print FILENAME ":" FNR ": " bare > code
  print FILENAME ":" FNR ": " said > words
}

# Whether the innermost literal, or the one that an interpolation stands in, may go on.
function lasting(  level) {
  for (level = depth; level > 0; level--)
    if (mode[level] == "text") return quote[level] ~ /"""/
  return 0
}

function keep(text) { bare = bare text; said = said text }

function inCode(  token) {
  if (!match(rest, /\/\/|\/\*|#*"""|#*"|[()]/)) { keep(rest); rest = ""; return }
  token = substr(rest, RSTART, RLENGTH)
  keep(substr(rest, 1, RSTART - 1))
  rest = substr(rest, RSTART + RLENGTH)
  if (token == "//") { rest = ""; return }
  if (token == "/*") { mode[++depth] = "comment"; return }
  keep(token)
  if (token == "(") { open[depth]++; return }
  if (token == ")") {
    if (depth > 0 && open[depth] == 0) depth--
    else if (open[depth] > 0) open[depth]--
    return
  }
  mode[++depth] = "text"
  quote[depth] = token
  hashes[depth] = token
  gsub(/"/, "", hashes[depth])
}

function inText(  token, end, escape, start) {
  escape = "\\" hashes[depth]
  end = quote[depth]
  sub(/^#*/, "", end)
  end = end hashes[depth]
  for (start = 1; start <= length(rest); start++) {
    token = substr(rest, start)
    if (!match(token, /["\\]/)) { said = said substr(rest, 1); rest = ""; return }
    start += RSTART - 1
    token = substr(rest, start)
    if (index(token, escape "(") == 1) {
      said = said substr(rest, 1, start - 1 + length(escape) + 1)
      bare = bare escape "("
      rest = substr(token, length(escape) + 2)
      mode[++depth] = "code"
      open[depth] = 0
      return
    }
    if (index(token, escape) == 1) { start += length(escape); continue }
    if (index(token, end) == 1) {
      said = said substr(rest, 1, start - 1) end
      bare = bare end
      rest = substr(token, length(end) + 1)
      depth--
      return
    }
  }
  said = said rest
  rest = ""
}
