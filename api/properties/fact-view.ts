import type { PropertyFactView } from '#api/contract/property-facts.ts'
import type { HostsFact } from '#prisma/facts/fact-rows.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { doubtsOf } from '#workflows/domain/proof/doubtful-facts.ts'

type Shown = { language: HostLanguage; keptFrom: ReadonlyMap<string, string[]> }

/** The facts of a house as its host sees them, each with the sentence that a guest of that language would get: what is in doubt is told by all of them. */
export function toFactViews(facts: readonly HostsFact[], { language, keptFrom }: Shown): PropertyFactView[] {
  const doubts = doubtsOf(facts)
  return facts.map((fact) => ({
    ...fact,
    keptFrom: keptFrom.get(fact.sentence.trim()) ?? [],
    doubt: doubts.get(fact.id) ?? null,
    said: sayFact(fact, language),
  }))
}
