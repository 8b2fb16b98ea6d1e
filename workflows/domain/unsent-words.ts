const BETWEEN = '\n\n'

/** Texts as one, those of blanks left out. */
export function joinWords(...texts: string[]): string {
  const words = texts.filter((text) => text.trim() !== '')
  return words.map((text, at) => (at === words.length - 1 ? text : text.trim())).join(BETWEEN)
}

/** What of a text was not among the words that were sent; where it is an earlier state of those, nothing. */
export function wordsLeft(text: string, sent: string): string {
  const [whole, gone] = [text.trim(), sent.trim()]
  if (gone.startsWith(whole)) return ''
  return whole.startsWith(gone + BETWEEN) ? whole.slice(gone.length).trimStart() : text
}
