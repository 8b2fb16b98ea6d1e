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
 * What the platform wrote in a mail, the targets of its links included. `all`: from the first line that may be its own again below the
 * guest's words. `certain`: from the last of its lines to answer by, as a guest may write one too, with whatever they like below it.
 */
export type PlatformText = { certain: string; all: string }

/** Keys, names and dates are taken from here alone: a guest may paste what another conversation is known by. */
export function platformText({ text, html }: Pick<RelayMail, 'text' | 'html'>, place: WordsPlace): PlatformText {
  const [plain, linked] = [partsOf(text, place), partsOf(linkedText(html), place)]
  return {
    certain: [...plain.certain, ...linked.certain].join('\n'),
    all: [...plain.all, ...linked.all].join('\n'),
  }
}

/** The keys of one kind: two of them are both told, and one counts where it is certainly the platform's. */
export function keysIn({ certain, all }: PlatformText, find: (text: string) => string[]): string[] {
  const everywhere = new Set(find(all))
  return everywhere.size > 1 ? [...everywhere] : find(certain)
}

/** What of it stands above the guest's words: nobody but the platform has written there. */
export const platformHead = (text: string, { after }: WordsPlace): string => {
  const lines = linesOf(text)
  return lines.slice(0, lines.findIndex(isMark(after)) + 1).join('\n')
}

function partsOf(text: string, { after, reply, before }: WordsPlace): { certain: string[]; all: string[] } {
  const lines = linesOf(text)
  const [isReply, isEnd] = [isMark([reply]), isMark([reply, ...before])]
  const first = lines.findIndex(isMark(after))
  // Where nothing tells where their words begin, they are whatever stands above the platform's own line.
  const words = first === -1 ? lines.findIndex((line) => line !== '' && !isEnd(line)) : first
  const end = words === -1 ? -1 : lines.findIndex((line, at) => at > words && isEnd(line))
  const head = lines.slice(0, first + 1)
  if (end === -1) return { certain: head, all: head }
  const lastReply = lines.findLastIndex(isReply)
  const anchor = lastReply > words ? lastReply : lines.findLastIndex(sameMark(lines[end] ?? '', before))
  return { certain: [...head, ...lines.slice(anchor)], all: [...head, ...lines.slice(end)] }
}

const sameMark = (line: string, marks: readonly RegExp[]) => {
  const mark = marks.find((one) => one.test(line))
  return (other: string) => mark?.test(other) === true
}
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
const isMark = (marks: readonly RegExp[]) => (line: string) => marks.some((mark) => mark.test(line))

/** A mail's HTML as text, each link's target on a line of its own. */
export function linkedText(html: string): string {
  if (html === '') return ''
  return convert(lightHtml(html).seen, WITH_LINKS).replaceAll(LINK, '\n').replaceAll(LINK_END, '\n')
}
