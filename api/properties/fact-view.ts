import type { PropertyFactView } from '#api/contract/property-facts.ts'
import type { HostsFact } from '#prisma/facts/fact-rows.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'

/** A fact as its host sees it, with the sentence that a guest of that language would get. */
export const toFactView = (
  fact: HostsFact,
  { language, keptFrom }: { language: HostLanguage; keptFrom: ReadonlyMap<string, string[]> },
): PropertyFactView => ({
  ...fact,
  keptFrom: keptFrom.get(fact.sentence.trim()) ?? [],
  said: sayFact(fact, language),
})
