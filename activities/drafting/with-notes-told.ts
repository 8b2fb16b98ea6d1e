import { tellInShort } from '#activities/drafting/built-in/tell-in-short.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'
import type { Proof } from '#workflows/domain/proof/prove-reply.ts'
import { openRetold, opensRetold } from '#workflows/domain/proof/retell/retold-facts.ts'

type RepliedWith = { reply: string; language: DraftLanguage; facts: readonly PropertyFact[] }

/** What a sentence of a note is told by in short is a claim that rests on that sentence: telling it again gives the same words. */
export function withNotesTold({ reply, language, facts }: RepliedWith, proof: Proof): Proof {
  if (facts.length === 0 || proof.unsupported.length === 0 || !opensRetold(reply, language)) return proof
  const bySentence = new Map(facts.map((fact) => [fact.sentence, fact]))
  const told = new Map(
    proof.unsupported.flatMap((sentence): [string, PropertyFact][] => {
      const fact = [...bySentence.values()].find((one) => mayTell(one, sentence) && tells(one, { sentence, language }))
      return fact === undefined ? [] : [[sentence, fact]]
    }),
  )
  return {
    ...proof,
    // Word for word is no proof of all that limits it.
    isExact: false,
    claims: proof.claims.map((claim) => {
      const fact = told.get(claim.sentence)
      return fact === undefined ? claim : { ...claim, fact: claimOf(fact), factIds: [fact.id] }
    }),
    unsupported: proof.unsupported.filter((sentence) => !told.has(sentence)),
  }
}

/** All figures of what is told stand in a note as they are; hours may be written otherwise. */
const mayTell = ({ source, sentence: noted }: PropertyFact, sentence: string): boolean =>
  source.kind === 'note' &&
  (sentence.match(/(?<![\d:.,])\d+(?![\d:.,])/g) ?? []).every((figure) => noted.includes(figure))

function tells(fact: PropertyFact, { sentence, language }: { sentence: string; language: DraftLanguage }): boolean {
  const short = tellInShort(fact, language)
  return short !== null && openRetold(short.text, language) === sentence
}
