# Sourced by the scripts that run several parts: names each part, times it, goes on after a failure, sums up at the end.

summary=
failed=

# part NAME COMMAND…: exit status 77 means that the part had to be skipped.
part() {
  part_name=$1
  shift
  printf '\n== %s\n' "$part_name"
  part_began=$(date +%s)
  part_status=0
  "$@" || part_status=$?
  case $part_status in
    0) part_verdict=passed ;;
    77) part_verdict=SKIPPED ;;
    *) part_verdict=FAILED failed=yes ;;
  esac
  summary="$summary$(printf '%8s s  %-8s %s' "$(($(date +%s) - part_began))" "$part_verdict" "$part_name")
"
}

# Prints every part with its time, and fails if one failed.
sum_up() {
  printf '\n%s' "$summary"
  [ -z "$failed" ]
}
