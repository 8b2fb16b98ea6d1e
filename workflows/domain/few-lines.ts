const LINE_FEED = 10
const CARRIAGE_RETURN = 13
/** Of each line the parser makes a buffer of its own, some 600 bytes: these are 24 MB. A mail of 1 MB has some 15,000. */
const MOST_LINES = 40_000
/** So many empty lines say as much as any more. */
const EMPTY_LINES = 4

/**
 * A mail of so many lines that a parser can hold them: of a run of empty ones the first alone, where there are too many in all, and where
 * there are still, the lines it begins with. A guest writes before line 40,000.
 */
export function withFewLines(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (endOfLines(raw) === null) return raw
  const fewer = withoutEmptyLines(raw)
  return fewer.subarray(0, endOfLines(fewer) ?? fewer.length)
}

/** Where the last line below the headers ends that may stand; null where there are no more. */
function endOfLines(raw: Uint8Array): number | null {
  let lines = 1
  for (let at = raw.indexOf(LINE_FEED, endOfHeaders(raw)); at !== -1; at = raw.indexOf(LINE_FEED, at + 1)) {
    if (lines === MOST_LINES && at + 1 < raw.length) return at + 1
    lines++
  }
  return null
}

/** Of headers others say how large they may be. */
function endOfHeaders(raw: Uint8Array): number {
  let start = 0
  for (let feed = raw.indexOf(LINE_FEED); feed !== -1; feed = raw.indexOf(LINE_FEED, start)) {
    if (isEmptyLine(raw, start, feed)) return feed + 1
    start = feed + 1
  }
  return 0
}

const isEmptyLine = (raw: Uint8Array, start: number, feed: number) =>
  feed === start || (feed === start + 1 && raw[start] === CARRIAGE_RETURN)

function withoutEmptyLines(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = new Uint8Array(raw.length)
  let length = 0
  let empty = 0
  for (let start = 0; start < raw.length; ) {
    const feed = raw.indexOf(LINE_FEED, start)
    const end = feed === -1 ? raw.length : feed + 1
    const isEmpty = feed !== -1 && isEmptyLine(raw, start, feed)
    empty = isEmpty ? empty + 1 : 0
    if (empty <= EMPTY_LINES) {
      kept.set(raw.subarray(start, end), length)
      length += end - start
    }
    start = end
  }
  return kept.slice(0, length)
}
