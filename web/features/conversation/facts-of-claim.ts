import type { EvidenceView } from '#api/contract/messages.ts'
import type { PropertyFactView } from '#api/contract/property-facts.ts'

type Claim = EvidenceView['claims'][number]

/** Whether a property says it, and not a message, a setting or the host for this draft alone. */
export const isOfProperty = ({ fact }: Claim): boolean => /^(?:property|extra|fact)\./.test(fact ?? '')

/** The facts that proved a claim; of one from before they were kept, those of its field or extra. The note alone names none. */
export function factsOfClaim({ fact, factIds }: Claim, facts: readonly PropertyFactView[]): PropertyFactView[] {
  if (factIds !== undefined) return facts.filter(({ id }) => factIds.includes(id))
  return facts.filter(({ id, source }) => fact === `fact.${id}` || fact === nameOf(source))
}

function nameOf({ kind, name }: PropertyFactView['source']): string | null {
  if (kind === 'field') return `property.${name}`
  return kind === 'extra' ? `extra.${name}` : null
}
