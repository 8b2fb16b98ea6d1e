import { setImmediate as othersTurn } from 'node:timers/promises'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { readTextsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'

/** So long a house may keep all others of the process waiting. */
const TURN_MS = 20

/** Reads the texts of a house ahead, with everybody else's turn in between: a hundred long extras take a second of a processor. */
export async function readInTurns(facts: PropertyFacts): Promise<void> {
  let sinceMs = performance.now()
  for (const _text of readTextsOfProperty(facts)) {
    if (performance.now() - sinceMs < TURN_MS) continue
    await othersTurn()
    sinceMs = performance.now()
  }
}
