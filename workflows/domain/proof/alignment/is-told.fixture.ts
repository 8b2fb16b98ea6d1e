import { type Dictionary, NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { alignSentence } from './align-sentence.ts'
import { withEntailed } from './entailed-units.ts'
import { aroundOf } from './kindness.ts'
import { readPieces } from './read-pieces.ts'
import { byLine, bySentence, readUnits } from './read-units.ts'

type Written = readonly [text: string, language: DraftLanguage]

/** True where a note of the host's in its language tells what a sentence of a reply says in its own. */
export function isTold(
  [note, noteIn]: Written,
  [sentence, saidIn]: Written,
  dictionary: Dictionary = NO_DICTIONARY,
): boolean {
  const kit = kitOf(saidIn)
  const units = withEntailed(readUnits(note, kitOf(noteIn)))
  const reply = readPieces(sentence, kit)
  return (
    alignSentence({
      sentence,
      kit,
      units,
      sentences: bySentence(units),
      lines: byLine(units),
      about: null,
      reply,
      names: new Set(),
      question: [],
      dictionary,
      around: aroundOf(units, { dictionary, guestTexts: [], hostTexts: [note], facts: [] }, kit),
    }) !== null
  )
}
