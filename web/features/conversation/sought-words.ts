import { placedWords, soughtAs } from '#api/contract/found-words.ts'

const NAME = 'sought'

type Place = { nth: number; range: Range }

const wordsOf = (text: string) => placedWords(text).map(({ word }) => word)

/** The places of the words in what an element shows, and which of them stands there. */
function placesIn(element: Element, sought: readonly string[]): Place[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { word, from, to } of placedWords(node.textContent ?? '')) {
      const nth = soughtAs(word, sought)
      if (nth < 0) continue
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      places.push({ nth, range })
    }
  }
  return places
}

/** The places of the words in a message, and of those that it lacks in the newest of the others that have them. */
export function rangesOfWords(message: Element, words: string, others: readonly Element[] = []): Range[] {
  const sought = wordsOf(words)
  const places = placesIn(message, sought)
  const seen = new Set(places.map(({ nth }) => nth))
  for (const other of others.toReversed()) {
    if (seen.size === sought.length) break
    const more = other === message ? [] : placesIn(other, sought).filter(({ nth }) => !seen.has(nth))
    for (const { nth } of more) seen.add(nth)
    places.push(...more)
  }
  return places.map(({ range }) => range)
}

/** Marks the words without a change of the page's elements, which are React's; where a browser cannot, the frame is all. */
export function markWords(message: Element, words: string): void {
  if (!('highlights' in CSS)) return
  const others = [...(message.closest('[role="log"]')?.querySelectorAll('article') ?? [])]
  CSS.highlights.set(NAME, new Highlight(...rangesOfWords(message, words, others)))
}

/** Marks a text wherever it stands in an element, in whatever case. */
export function markText(element: Element, text: string): void {
  if (!('highlights' in CSS)) return
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = (node.textContent ?? '').toLocaleLowerCase()
    for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + text.length)) {
      const range = document.createRange()
      // In another case a text may have another length.
      const end = node.textContent?.length ?? 0
      range.setStart(node, Math.min(at, end))
      range.setEnd(node, Math.min(at + text.length, end))
      ranges.push(range)
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges))
}

export function unmarkWords(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}
