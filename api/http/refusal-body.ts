import { type Saying, type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'

/** A refusal inside an answer that is a success, told as an error's body tells it. */
export function refusalBody(saying: Saying): { error: string } & Sentence {
  const sentence = say(saying)
  return { error: inWords(wordsEn, sentence), ...sentence }
}
