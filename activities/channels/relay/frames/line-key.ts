import { fold } from '#workflows/domain/fold-text.ts'

const LINKS = /[<([]?(?:https?:\/\/|www\.|mailto:)\S+/gi
const MARKS = /^[\s*_>»›→•·|#=[\]()©.:…–—-]+|[\s*_>»›→•·|#=[\]()©.:…–—-]+$/gu

/** Each line of a mail is asked for many times. */
const known = new Map<string, string>()
const MOST_KNOWN = 2_000
const LONGEST_KNOWN = 200

const made = (line: string) =>
  fold(line.replace(LINKS, ' ')).replace(/\s+/g, ' ').replace(MARKS, '').replaceAll('traveller', 'traveler')

/** A line as frames are compared: folded, without links and without what is drawn around it. A question mark or `!` stays. */
export function keyOf(line: string): string {
  const before = known.get(line)
  if (before !== undefined) return before
  const key = made(line)
  if (line.length > LONGEST_KNOWN) return key
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(line, key)
  return key
}

/** Whether a line says nothing: empty, a link, a rule that is drawn. */
export const saysNothing = (line: string) =>
  keyOf(line) === '' && !/[?!]|\p{Extended_Pictographic}/u.test(line.replace(LINKS, ' ').replace(/[©®™]/g, ''))
