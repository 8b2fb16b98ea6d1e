import { fold } from '#workflows/domain/fold-text.ts'
import { PLACEHOLDER } from '#workflows/domain/secrets/placeholders.ts'
import { NOBODY } from './correspondence.ts'
import { doubtfulOf } from './judged-line.ts'
import { findQuoteHead } from './quote-heads.ts'
import { judgeCut } from './signature.ts'

/** So many words in a row are a quotation, and no accident. */
const RUN = 4
/** Of a chat's texts; whoever writes the most must not keep anything busy. */
const MAX_KNOWN_CHARACTERS = 256 * 1024
/** As mail programs write links and pictures into the text of a quote. */
const LINKS = /<(?:https?:|mailto:)[^<>]{1,2000}>|\[cid:[^\]]{1,200}\]/gi

type Word = { word: string; line: number }
type Quotable = {
  runs: Set<string>
  /** Whole texts of fewer words. */
  short: Set<string>
  /** Words behind which a secret stood when the text left. */
  beforeSecrets: Set<string>
}

const wordsOf = (text: string): string[] => fold(text.replace(LINKS, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []
const runAt = (words: readonly string[], at: number) => words.slice(at, at + RUN).join(' ')

/**
 * What of a text that was cut away stands nowhere in `known`, the texts of its chat: what was said there before is quoted and lost to
 * nobody. Heads of quotes, signatures and disclaimers are no words of the guest's either. Empty where nothing is left.
 */
export function unknownWords(removed: string, known: readonly string[]): string {
  const lines = withoutHeads(removed.split('\n'))
  const words = lines.flatMap((text, line) => wordsOf(text).map((word) => ({ word, line })))
  const isKnown = knownWords(words, quotableFrom(known))
  const unknown = new Set(words.filter((_, at) => !isKnown[at]).map(({ line }) => line))
  return doubtfulOf(judgeCut(lines, NOBODY).map(({ line, as }, at) => ({ line, as: unknown.has(at) ? as : 'quote' })))
}

function quotableFrom(known: readonly string[]): Quotable {
  const quotable: Quotable = { runs: new Set(), short: new Set(), beforeSecrets: new Set() }
  let left = MAX_KNOWN_CHARACTERS
  for (const text of known) {
    left -= text.length
    if (left < 0) break
    const words = wordsOf(text)
    if (words.length < RUN) quotable.short.add(words.join(' '))
    const parts = text.split(new RegExp(PLACEHOLDER.source, 'giu')).filter((_, index) => index % 2 === 0)
    for (const [index, part] of parts.map(wordsOf).entries()) {
      for (let at = 0; at + RUN <= part.length; at++) quotable.runs.add(runAt(part, at))
      const last = part.at(-1)
      if (index < parts.length - 1 && last !== undefined) quotable.beforeSecrets.add(last)
    }
  }
  return quotable
}

function knownWords(words: readonly Word[], { runs, short, beforeSecrets }: Quotable): boolean[] {
  const plain = words.map(({ word }) => word)
  const isKnown = plain.map(() => false)
  for (let at = 0; at + RUN <= plain.length; at++) if (runs.has(runAt(plain, at))) isKnown.fill(true, at, at + RUN)
  for (const line of Map.groupBy(words.keys(), (at) => words[at]?.line).values()) {
    if (short.has(line.map((at) => plain[at]).join(' '))) for (const at of line) isKnown[at] = true
    // The value of a secret, of which we keep the placeholder only: up to the end of its line.
    let isValue = false
    for (const at of line) {
      isValue = isKnown[at] ? beforeSecrets.has(plain[at] ?? '') : isValue
      if (isValue) isKnown[at] = true
    }
  }
  return isKnown
}

/** Each earlier mail of a quoted conversation has its own head. */
function withoutHeads(lines: readonly string[]): string[] {
  const left: string[] = []
  for (let from = 0; ; ) {
    const head = findQuoteHead(lines, from)
    for (let at = from; at < (head?.at ?? lines.length); at++) left.push(lines[at] ?? '')
    if (head === null) return left
    left.push('')
    from = head.at + head.lines
  }
}
