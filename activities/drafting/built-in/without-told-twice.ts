import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { Answer, Speaker } from './answer-subject.ts'
import { asToldWhole } from './tell-notes.ts'

/** The facts of the host's notes, in the guest's language, that one of these sentences says. */
export const sourcesOf = (said: readonly string[], facts: readonly PropertyFact[], language: DraftLanguage) =>
  facts.filter((fact) => {
    if (fact.source.kind !== 'note' || fact.language !== language) return false
    const sentence = sayFact(fact, language)
    return sentence !== null && said.includes(sentence)
  })

/** The host's own sentence says all that was read from it: where it is told word for word, to whichever part, that is said by nothing else. */
export function withoutToldTwice(answers: readonly Answer[], { situation, language }: Speaker): Answer[] {
  const all = new Set(answers.flatMap(({ sentences }) => sentences.map(({ sentence }) => sentence)))
  const isTold = (fact: PropertyFact) => all.has(asToldWhole(fact.sentence))
  return answers.map((answer) => ({
    ...answer,
    sentences: answer.sentences.filter(({ sentence }) => {
      const sources = sourcesOf([sentence], situation.houseFacts, language)
      return (
        sources.length === 0 ||
        !sources.every(isTold) ||
        sources.some((fact) => asToldWhole(fact.sentence) === sentence)
      )
    }),
  }))
}
