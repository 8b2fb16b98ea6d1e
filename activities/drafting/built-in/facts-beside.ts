import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import { isSettled, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'

/** More would be a list of what nobody asked. */
const MOST = 2

const limits = ({ value, conditions }: PropertyFact) => conditions.length > 0 || (value.kind === 'yesNo' && !value.yes)

/** What there is instead stands in the sentence that limits: 'air conditioning in the large room only, a fan in the small one'. */
export const factsBeside = (
  told: readonly PropertyFact[],
  all: readonly PropertyFact[],
  language: DraftLanguage,
): Claim[] => {
  const sentences = new Set(
    told.filter((fact) => fact.source.kind === 'note' && limits(fact)).map(({ sentence }) => sentence),
  )
  return all
    .filter((fact) => sentences.has(fact.sentence) && !told.includes(fact) && isSettled(fact))
    .flatMap((fact) => {
      const sentence = fact.value.kind === 'text' ? null : sayFact(fact, language)
      return sentence === null ? [] : [{ sentence, fact: claimOf(fact) }]
    })
    .slice(0, MOST)
}
