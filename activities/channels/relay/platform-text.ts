import { convert } from 'html-to-text'
import { BLOCKS, TABLE_FORMATTERS, TABLES } from '#activities/channels/mime/table-lines.ts'
import { escaped } from './escaped.ts'
import { frameText } from './frames/frame-place.ts'
import { keyOf } from './frames/line-key.ts'
import { pageLinks } from './page-links.ts'
import type { RelayMail } from './relay-mail.ts'

/** What no text holds: between them stands where a link leads. */
const [LINK, LINK_END] = ['\uE000', '\uE001']
const WITH_LINKS = {
  formatters: TABLE_FORMATTERS,
  wordwrap: false as const,
  limits: { maxDepth: 60 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { linkBrackets: [LINK, LINK_END] as [string, string] } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ...TABLES,
    ...BLOCKS,
  ],
}

/**
 * What the platform wrote in a mail. `certain`: where no guest can write, which is its subject, what stands above their words, and where
 * its buttons lead. `all`: what it may have written below them, too: a guest may type each of its lines, with any link below.
 */
export type PlatformText = { certain: string; heading: string; all: string; perhaps: string }

/** Keys, names and dates are taken from here alone: a guest may paste what another conversation is known by. */
export function platformText(mail: RelayMail): PlatformText {
  const { text, light, linked, channel, subject, of } = mail
  const parts = [text, linked].map((one) => frameText(one, channel, of))
  const heads = [subject, ...parts.map(({ head }) => head)]
  const certain = [...heads.map((head) => withoutNames(head, mail)), buttonsOf(light)].join('\n')
  const all = [certain, ...parts.flatMap(({ heading, lead, below }) => [heading, lead, below])].join('\n')
  const joined = (of: 'heading' | 'perhaps') => parts.map((part) => part[of]).join('\n')
  return { certain, heading: joined('heading'), all, perhaps: joined('perhaps') }
}

/** The keys of one kind: two of them are both told, and one counts where it is certainly the platform's. */
export function keysIn({ certain, all }: PlatformText, find: (text: string) => string[]): string[] {
  const everywhere = new Set(find(all))
  return everywhere.size > 1 ? [...everywhere] : find(certain)
}

/** Stands where a name stood, and between what does not follow on each other: no label promises it, and it is no title. */
export const APART = '\uE003'

/** A guest calls themselves what they like. */
function withoutNames(text: string, { fromName, replyToName }: RelayMail): string {
  const names = [fromName, replyToName].flatMap((name) => (name ?? '').replace(/\s*\([^()]*\)\s*$/, '').trim() || [])
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(escaped(name), 'giu'), APART), text)
}

/** A mail's page as text, each link's target on a line of its own. */
export const linkedText = (light: string): string =>
  light === '' ? '' : convert(light, WITH_LINKS).replaceAll(LINK, '\n').replaceAll(LINK_END, '\n')

/** Where a platform's own links lead. */
const buttonsOf = (light: string): string =>
  pageLinks(light)
    .map(({ target }) => target)
    .join('\n')

/** What a platform's page shows on links to pages that only hosts have, and where they lead: no guest has a hand in them. */
export function hostLinks(light: string, hostPages: RegExp): { buttons: string[]; pages: string[] } {
  const links = pageLinks(light).filter(({ target }) => hostPages.test(target))
  return {
    buttons: links.map(({ shown }) => keyOf(textOfEntities(shown))).filter((key) => key !== ''),
    pages: links.map(({ target }) => target),
  }
}

const textOfEntities = (shown: string) => (shown.includes('&') ? convert(shown) : shown)
