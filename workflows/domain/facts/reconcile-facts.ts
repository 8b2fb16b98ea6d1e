import type { FoundFact } from './fact.ts'

/** A fact as it is kept; `found` is what the rules read when they last did, before the host changed anything. */
export type KeptFact = { id: string; found: FoundFact; isTouched: boolean }

export type ReconciledFacts = {
  add: { fact: FoundFact; position: number }[]
  /** Read otherwise now, or moved. `fact` null: the host's word stands, only what was read is noted. */
  change: { id: string; found: FoundFact; position: number; takesValue: boolean }[]
  remove: string[]
}

const place = ({ source, sentence }: FoundFact) => JSON.stringify([source.kind, source.name, sentence])
const aspect = (fact: FoundFact) => JSON.stringify([place(fact), fact.key])
const mark = (fact: FoundFact) => JSON.stringify([place(fact), fact.key, fact.value, fact.conditions, fact.validity])

/**
 * What has to change in the kept facts when a property's texts, or the rules, have changed. A fact stays with its sentence: the
 * host's correction, confirmation or deletion holds as long as the sentence stands word for word, whatever changes around it. A
 * changed sentence is a new one, and asks again.
 */
export function reconcileFacts(kept: KeptFact[], found: FoundFact[]): ReconciledFacts {
  const open = new Map(kept.map((one) => [one.id, one]))
  const change: ReconciledFacts['change'] = []
  const left: { fact: FoundFact; position: number }[] = []
  const takeFirst = (rows: KeptFact[] | undefined): KeptFact | undefined => {
    const one = rows?.shift()
    if (one !== undefined) open.delete(one.id)
    return one
  }
  const byMark = Map.groupBy(kept, ({ found: fact }) => mark(fact))
  for (const [position, fact] of found.entries()) {
    const one = takeFirst(byMark.get(mark(fact)))
    if (one === undefined) left.push({ fact, position })
    else change.push({ id: one.id, found: fact, position, takesValue: false })
  }
  const add: ReconciledFacts['add'] = []
  const byAspect = Map.groupBy(open.values(), ({ found: fact }) => aspect(fact))
  for (const { fact, position } of left) {
    // The same sentence, read otherwise by newer rules.
    const one = takeFirst(byAspect.get(aspect(fact)))
    if (one === undefined) add.push({ fact, position })
    else change.push({ id: one.id, found: fact, position, takesValue: !one.isTouched })
  }
  return { add, change, remove: [...open.keys()] }
}
