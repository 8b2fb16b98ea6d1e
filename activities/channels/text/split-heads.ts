import { isAttribution } from './attribution.ts'

/** Some phones write the separator and the header of the earlier mail in one line. */
const IN_ONE_LINE = /^(\s*-{4,}\s?[\p{L}'’ -]{8,40}?\s?-{4,})[ \t]*(?=\p{L}+\s?:\s)/u
const BEFORE_FIELD =
  /\s+(?=(?:da|data|inviato|a|oggetto|from|date|sent|to|subject|von|datum|gesendet|an|betreff|de|envoyé|à|objet|fecha|enviado|para|asunto|van|verzonden|aan|onderwerp|assunto|od|wysłano|do|temat|odesláno|komu|předmět)\s?:\s)/giu
/** Yahoo goes on with what it quotes behind the line that says who wrote, and others do behind a space where the line is flowed. */
const GOES_ON = /:(?:[ \t\u00a0]{2,}(?=\S)|[ \t](?=\S))/g
/** Behind one space alone only what names day and address is such a line. */
const NAMES_BOTH = /(?<!\d)20\d\d(?!\d).*<[^<>@\s]+@[^<>\s]+>/
const MOST_CHARACTERS = 2_000

/** The lines of a text, those in which a mail program writes several parts of an earlier mail's head taken apart. */
export const splitHeads = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (line.length > MOST_CHARACTERS ? [line] : (fieldsApart(line) ?? quoteApart(line) ?? [line])))

function fieldsApart(line: string): string[] | null {
  const separator = IN_ONE_LINE.exec(line)?.[1]
  return separator === undefined ? null : [separator, ...line.slice(separator.length).trim().split(BEFORE_FIELD)]
}

function quoteApart(line: string): string[] | null {
  for (const { 0: space, index } of line.matchAll(GOES_ON)) {
    const head = line.slice(0, index + 1)
    const isApart = space.length > 2 || line[index + space.length] === '>' || /[\t\u00a0]/.test(space)
    if (!isApart && !NAMES_BOTH.test(head)) continue
    if (isAttribution(head.trim(), false)) return [head, line.slice(index + 1).trim()]
  }
  return null
}
