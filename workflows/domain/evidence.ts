import { amount, readTokens, type Token, type TokenKind } from './evidence-tokens.ts'
import { fold, visibleText } from './fold-text.ts'
import { remembered } from './remembered.ts'

/** What the sources say, ready to be asked. */
type Known = { keys: Set<string>; numbers: Set<string>; phones: string[]; text: string; words: Set<string> }

const readTokensOnce = remembered(readTokens)

function readSources(sources: string[]): Known {
  const tokens = sources.flatMap(readTokensOnce)
  const all = sources.join('\n')
  return {
    keys: new Set(tokens.map(({ kind, key }) => `${kind} ${key}`)),
    numbers: new Set((visibleText(all).match(/\d+(?:[.,]\d+)?/g) ?? []).map(amount)),
    phones: tokens.filter(({ kind }) => kind === 'phone').map(({ key }) => key),
    text: fold(all).replace(/\s+/g, ' '),
    words: new Set(
      all
        .toLowerCase()
        .split(/[\s"“”'«»„,;]+/)
        .map((word) => word.replace(/[.!?:]+$/, '')),
    ),
  }
}

/** What proves a token beside the very same one in a source; the other kinds have no second way. */
const PROOFS: Partial<Record<TokenKind, (key: string, known: Known) => boolean>> = {
  number: (key, { numbers }) => numbers.has(key),
  phone: (key, { phones }) => phones.some((phone) => phone.endsWith(key)),
  code: isWord,
  secret: isWord,
  address: (key, { text }) => text.includes(key),
}

function isWord(key: string, { words }: Known): boolean {
  return words.has(key)
}

const isProven = ({ kind, key }: Token, known: Known): boolean =>
  known.keys.has(`${kind} ${key}`) || PROOFS[kind]?.(key, known) === true

/**
 * What a reply says without evidence: each time, price, code, address, link, phone, e-mail, IBAN, number and amenity that stands
 * in none of the sources (the property's facts, what the host wrote in this chat). As written, each once. The guest's own words
 * prove nothing.
 */
export function findUnproven(reply: string, sources: string[], kinds?: ReadonlySet<TokenKind>): string[] {
  const known = readSources(sources)
  return [
    ...new Set(
      readTokens(reply)
        .filter((token) => (kinds?.has(token.kind) ?? true) && !isProven(token, known))
        .map(({ raw }) => raw),
    ),
  ]
}
