import { type Sentence, type SentenceInput, say } from '#workflows/domain/sentences/sentence.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'

/** A refusal inside an answer that is a success, told as an error's body tells it. */
export function refusalBody(input: SentenceInput): { error: string } & Sentence {
  const sentence = say(input)
  return { error: inWords(wordsEn, sentence), ...sentence }
}
