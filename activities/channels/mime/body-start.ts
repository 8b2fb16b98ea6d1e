const LINE_FEED = 10
const RETURN = 13

/** Where the body of a mail begins: behind the first empty line; at its end where there is none. */
export function bodyStart(raw: Uint8Array): number {
  for (let at = raw.indexOf(LINE_FEED); at !== -1; at = raw.indexOf(LINE_FEED, at + 1)) {
    if (raw[at + 1] === LINE_FEED) return at + 2
    if (raw[at + 1] === RETURN && raw[at + 2] === LINE_FEED) return at + 3
  }
  return raw.length
}
