import type { Situation } from '#activities/drafting/situation.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { leansOnTold, textBefore } from './answer-told.ts'

type Asked = { situation: Pick<Situation, 'questions' | 'reading'>; language: DraftLanguage }

/** The guest's words by which notes are searched for what was asked. */
export function askedText(ask: Ask, { situation, language }: Asked): string {
  const { asks } = situation.reading
  // 'We come with a dog and a cat, do you take them?'
  if (leansOnTold(ask, language)) return textBefore(ask, asks)
  const ofSentence = asks.flatMap((one) => (one.sentence === ask.sentence ? [one.text] : []))
  return wholeSentence(ask, situation, language) ?? ofSentence.join(', ')
}

/** With the clauses that name nothing and were read as part of it: 'can he stand, or does he hit his head?'. */
const wholeSentence = ({ text }: Ask, { questions }: Asked['situation'], language: DraftLanguage): string | undefined =>
  questions.flatMap((one) => splitSentences(one.text, language)).find((sentence) => sentence.includes(text))
