import { isSought, placedWords } from '#api/contract/found-words.ts'

const NAME = 'sought'

/** The places of the words in what an element shows. */
export function rangesOfWords(element: Element, words: string): Range[] {
  const sought = placedWords(words).map(({ word }) => word)
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { word, from, to } of placedWords(node.textContent ?? '')) {
      if (!isSought(word, sought)) continue
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      ranges.push(range)
    }
  }
  return ranges
}

/** Marks the words without a change of the page's elements, which are React's; where a browser cannot, the frame is all. */
export function markWords(element: Element, words: string): void {
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...rangesOfWords(element, words)))
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
