import { isSettled, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import { doubtsOf } from '#workflows/domain/proof/doubtful-facts.ts'

/**
 * True of the words of a sentence of which something was in doubt until the host called it right: with all of it before them they said
 * that what was read is what they mean, so who asks in another language is told that, and no rest is put off.
 */
export function isConfirmedBeside(fact: PropertyFact, houseFacts: readonly PropertyFact[]): boolean {
  if (fact.value.kind !== 'text') return false
  const same = houseFacts.filter(({ sentence }) => sentence === fact.sentence)
  const read = same.filter(({ topic, value }) => topic === fact.topic && value.kind !== 'text')
  if (!read.some(({ isConfirmed }) => isConfirmed) || !read.every(isSure)) return false
  const doubts = doubtsOf(same.map((one) => ({ ...one, isConfirmed: false })))
  return read.some(({ id, isConfirmed }) => isConfirmed && doubts.has(id))
}

const isSure = (fact: PropertyFact): boolean => isSettled(fact) && fact.isInDoubt !== true && fact.isCorrected !== true
