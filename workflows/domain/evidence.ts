import { amount, readTokens, type Token } from './evidence-tokens.ts'
import { fold, visibleText } from './fold-text.ts'

/** What the sources say, ready to be asked. */
type Known = { keys: Set<string>; numbers: Set<string>; phones: string[]; text: string; words: Set<string> }

const SECRET_FREE = /[^\p{L}\p{N}]/gu

function readSources(sources: string[]): Known {
  const tokens = sources.flatMap(readTokens)
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

function isProven(token: Token, known: Known): boolean {
  if (known.keys.has(`${token.kind} ${token.key}`)) return true
  switch (token.kind) {
    case 'number':
      return known.numbers.has(token.key)
    case 'phone':
      return known.phones.some((phone) => phone.endsWith(token.key))
    case 'code':
    case 'secret':
      return (
        known.words.has(token.key) || (/^\d+$/.test(token.key) && known.words.has(token.key.replace(SECRET_FREE, '')))
      )
    case 'address':
      return known.text.includes(token.key)
    default:
      return false
  }
}

/**
 * What a reply says without evidence: each time, price, code, address, link, phone, e-mail, IBAN, number and amenity that stands
 * in none of the sources (the property's facts, what the host wrote in this chat). As written, each once. The guest's own words
 * prove nothing.
 */
export function findUnproven(reply: string, sources: string[]): string[] {
  const known = readSources(sources)
  return [
    ...new Set(
      readTokens(reply)
        .filter((token) => !isProven(token, known))
        .map(({ raw }) => raw),
    ),
  ]
}
