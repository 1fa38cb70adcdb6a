# refuse WORD...: ends a step with the one sentence that the person who started set-up gets to read.
refuse() {
  echo "$*" | tee "$logs/sentence"
  exit 1
}
