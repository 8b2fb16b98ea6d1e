import type { Page } from 'playwright-core'
import { isRecord } from '#api/contract/is-record.ts'

/** What the API answered to a page so far, text by text: data, in whatever language it is. */
export function dataOf(page: Page): Set<string> {
  const data = new Set<string>()
  const gather = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 2) data.add(value.replaceAll(/\s+/g, ' ').trim())
    else if (Array.isArray(value)) value.forEach(gather)
    else if (isRecord(value)) Object.values(value).forEach(gather)
  }
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || response.headers()['content-type']?.includes('json') !== true) return
    // A page that is left takes its answers with it.
    response.json().then(gather, () => undefined)
  })
  return data
}

export type Shown = { text: string; lang: string }

/** Every text that is seen or read aloud now, with the language that it is marked as. */
export const textsShown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const shown: { text: string; lang: string }[] = []
    const add = (element: Element, text: string | null) => {
      const words = (text ?? '').replaceAll(/\s+/g, ' ').trim()
      if (words !== '') shown.push({ text: words, lang: element.closest('[lang]')?.getAttribute('lang') ?? '' })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent !== null && parent.closest('script, style, noscript') === null) add(parent, node.textContent)
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        if (element.hasAttribute(name)) add(element, element.getAttribute(name))
    add(document.documentElement, document.title)
    return shown
  })

/** What is left of a text without what the API answered. */
export function ownWords(text: string, data: ReadonlySet<string>): string {
  // A preview is cut.
  let rest = text.replace(/…$/, '').trim()
  for (const one of data) {
    if (one.includes(rest)) return ''
    if (one.length > 3) rest = rest.replaceAll(one, ' ')
  }
  return rest
}
