import { convert } from 'html-to-text'
import { lightHtml } from '#activities/channels/mime/light-html.ts'
import type { RelayMail } from './relay-mail.ts'
import type { WordsPlace } from './words-place.ts'

/** What no text holds: between them stands where a link leads. */
const [LINK, LINK_END] = ['\uE000', '\uE001']
const WITH_LINKS = {
  wordwrap: false as const,
  limits: { maxDepth: 60 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { linkBrackets: [LINK, LINK_END] as [string, string] } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
  ],
}

/**
 * What the platform itself wrote in a mail, the targets of its links included: all but what stands where the guest's words may. Keys,
 * names and dates are taken from here alone: a guest may paste what another conversation is known by.
 */
export const platformText = ({ text, html }: Pick<RelayMail, 'text' | 'html'>, place: WordsPlace): string =>
  [text, linkedText(html)].flatMap((written) => platformLines(written, place)).join('\n')

/** What of it stands above the guest's words: nobody but the platform has written there. */
export const platformHead = (text: string, { after }: WordsPlace): string => {
  const lines = linesOf(text)
  return lines.slice(0, lines.findIndex(isMark(after)) + 1).join('\n')
}

function platformLines(text: string, { after, before }: WordsPlace): string[] {
  const lines = linesOf(text)
  const first = lines.findIndex(isMark(after))
  // Where nothing tells where their words begin, they are whatever stands above the platform's own line.
  const words = first === -1 ? lines.findIndex((line) => line !== '' && !isMark(before)(line)) : first
  if (words === -1) return []
  const last = lines.findIndex((line, at) => at > words && isMark(before)(line))
  return [...lines.slice(0, first + 1), ...(last === -1 ? [] : lines.slice(last))]
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
const isMark = (marks: readonly RegExp[]) => (line: string) => marks.some((mark) => mark.test(line))

/** A mail's HTML as text, each link's target on a line of its own. */
export function linkedText(html: string): string {
  if (html === '') return ''
  return convert(lightHtml(html).seen, WITH_LINKS).replaceAll(LINK, '\n').replaceAll(LINK_END, '\n')
}
