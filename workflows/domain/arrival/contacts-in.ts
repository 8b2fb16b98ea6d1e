import { readTokens, type TokenKind } from '#workflows/domain/evidence-tokens.ts'

type Contact = { kind: 'link' | 'email' | 'phone'; raw: string }

const KINDS: ReadonlySet<TokenKind> = new Set<TokenKind>(['link', 'email', 'phone'])

/** Days look like numbers that somebody can be called on: `12/11/2026`, `2026-11-12`. */
const DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}(?!\d))|\d{4}[./-]\d{1,2}[./-]\d{1,2})/

const LEAST_DIGITS = 8

/** What in a text leads away from a platform: links, mail addresses and phone numbers, each once. */
export function contactsIn(text: string): Contact[] {
  const found = readTokens(text).filter(({ kind, raw, key }) =>
    kind === 'phone' ? key.length >= LEAST_DIGITS && !DAY.test(raw) : KINDS.has(kind),
  )
  const once = new Map(found.map(({ kind, raw }) => [raw, { kind, raw } as Contact]))
  return [...once.values()]
}

/** Where a link leads: the name of its server. */
export const serverOf = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:/, '')
    .replace(/^\/\//, '')
    .split(/[/?#:]/, 1)[0] ?? ''
