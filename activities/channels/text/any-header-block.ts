import { baseSubject } from './subject.ts'

export type HeaderBlock = { lines: number; subjectAt: number | null; subject: string }

const FIELD = /^\*?(?<label>\p{L}[\p{L}\p{M}'’ .-]{0,20})\s?[:：]\*?\s?(?<value>\S.*)$/u
const ADDRESS = /[<(]?[^\s<>@]{1,64}@[^\s<>@]{1,255}/
const MOMENT = /(?<!\d)20\d\d(?!\d).*\d{1,2}[:.]\d{2}|\d{1,2}[:.]\d{2}.*(?<!\d)20\d\d(?!\d)/u
const [LEAST, MOST] = [4, 6]
const MOST_WORDS = 12

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

/**
 * The header of an earlier mail under labels that nobody knows: at once a sender with an address, a moment with its year, a reader with an
 * address and a subject, a line each, and nobody asks anything in them.
 */
export function anyHeaderBlockAt(lines: readonly string[], at: number): HeaderBlock | null {
  const values: string[] = []
  for (const line of lines.slice(at, at + MOST)) {
    const value = FIELD.exec(line.trim())?.groups?.['value']
    if (value === undefined) break
    values.push(value)
  }
  const [from = '', ...others] = values
  if (values.length < LEAST || !/<[^<>@\s]+@[^<>\s]+>/.test(from) || /[?!]/.test(from)) return null
  const moments = others.filter((value) => MOMENT.test(value) && wordsIn(value) <= MOST_WORDS && !/[?!@]/.test(value))
  const readers = others.filter((value) => ADDRESS.test(value) && !/[?!]/.test(value))
  const subjectAt = values.findLastIndex(
    (value) => value !== from && !moments.includes(value) && !readers.includes(value),
  )
  if (moments.length !== 1 || readers.length === 0 || subjectAt === -1) return null
  return { lines: values.length, subjectAt, subject: baseSubject(values[subjectAt]) }
}
