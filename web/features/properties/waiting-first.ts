import { useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'

const isContradicted = ({ contradicts }: PropertyFactView) => contradicts.length > 0
const isDoubted = ({ doubt }: PropertyFactView) => doubt !== null

/**
 * The facts that wait for the host's word, what contradicts itself before what is in doubt. They stay in their place once they have it:
 * nothing moves away under the hand that settles one after the other.
 */
export function useWaitingFirst(facts: readonly PropertyFactView[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const contradicted = facts.filter(isContradicted)
  const doubted = facts.filter(isDoubted)
  const waiting = [...contradicted, ...doubted.filter((fact) => !isContradicted(fact))]
  const come = waiting.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (come.length > 0) setIds([...ids, ...come])
  const [hadDoubts, setHadDoubts] = useState(false)
  if (doubted.length > 0 && !hadDoubts) setHadDoubts(true)
  const first = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])
  const ordered = [...first, ...facts.filter(({ id }) => !ids.includes(id))]
  return { contradicted, doubted, waiting, first, ordered, hadDoubts }
}
