import { normaliseText } from './normalise-text.ts'
import { findQuoteHead } from './quote-heads.ts'
import { unrecognised, withoutSignature } from './signature.ts'

/** `removed`: what was cut away although nothing marks it as quoted, as a signature or as a disclaimer; may be the guest's own. */
export type OwnWords = { text: string; removed: string }

const isQuoted = (line: string) => /^\s*>/.test(line)

/**
 * What the guest wrote now, without what was quoted and what a signature adds. Where quotes are marked line by line, what
 * stands between them is theirs. Keeps all of it where nothing would be left.
 */
export function ownWords(written: string): OwnWords {
  const whole = normaliseText(written)
  const lines = whole.split('\n')
  const head = findQuoteHead(lines)
  const above = head === null ? lines : lines.slice(0, head.at)
  const below = head === null ? [] : lines.slice(head.at + head.lines)
  const isMarked = below.some(isQuoted)
  const kept = [...above, ...(isMarked ? below : [])].filter((line) => !isQuoted(line))
  const text = withoutSignature(normaliseText(withoutHeads(kept).join('\n')))
  if (text === '') return { text: whole, removed: '' }
  return { text, removed: isMarked ? '' : unrecognised(below) }
}

/** Of several quotes in one mail each has its own head. */
function withoutHeads(lines: readonly string[]): readonly string[] {
  const head = findQuoteHead(lines)
  if (head === null || lines.slice(head.at + head.lines).some((line) => line.trim() !== '')) return lines
  return lines.slice(0, head.at)
}
