import type { PropertyFactView } from '#api/contract/property-facts.ts'
import type { HostsFact } from '#prisma/facts/fact-rows.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'

/** A fact as its host sees it, with the sentence that a guest would get. */
export const toFactView = (fact: HostsFact): PropertyFactView => ({ ...fact, said: sayFact(fact, 'en') })
