import { fold } from '#workflows/domain/fold-text.ts'

const MOST_LINES = 3
/** With its question mark a platform tells something, whatever follows; folded. */
const DID_YOU_KNOW =
  /^\W*(?:did you know|lo sapevi|wussten sie (?:schon|das)|wusstest du (?:schon|das)|le saviez-vous|(?:lo )?sabias(?: que)?|(?:voce )?sabia(?: que)?|wist (?:je|u) dat|czy wiesz(?:,? ze)?|vedeli jste)\s?\?/u
const BY_MACHINE = /(?<!\p{L})automat/u
const TRANSLATED =
  /translat|ubersetz|tradott|traduz|tradui|traduci|traducci|vertaald|vertaling|przetlumacz|tlumacz|prelozen|preklad/u

const isNote = (paragraph: readonly string[]): boolean => {
  const text = fold(paragraph.join(' '))
  return DID_YOU_KNOW.test(text) || (BY_MACHINE.test(text) && TRANSLATED.test(text) && !/[?!]/.test(text))
}

/** Where the platform's notes begin that stand between a guest's words and what ends here: how to answer, and that it was translated. */
export function notesBegin(lines: readonly string[], end: number): number {
  let begin = end
  for (let at = end; at > 0; ) {
    while (at > 0 && (lines[at - 1] ?? '').trim() === '') at--
    const last = at
    while (at > 0 && last - at < MOST_LINES && (lines[at - 1] ?? '').trim() !== '') at--
    if (at === last || !isNote(lines.slice(at, last))) break
    begin = at
  }
  return begin
}
