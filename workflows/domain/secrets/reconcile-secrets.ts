import type { FoundSecret } from './find-secrets.ts'
import { freshNames, holdsSecret, keyOf, type NamedSecret } from './mask-secrets.ts'

/** A secret as it is kept; `isMarked`: by the host, not found by rule. */
export type KeptSecret = NamedSecret & { id: string; isSecret: boolean; isMarked: boolean }

export type Reconciled = {
  add: NamedSecret[]
  /** A new value for a kept name and its rule. */
  change: { id: string; value: string }[]
  remove: string[]
}

/**
 * What has to change in the kept secrets when the texts of a house have changed. A value that is still there keeps its name, its
 * rule and the host's mark. Where the only secret of a kind gave way to the only new one, it has changed its value; what the
 * host had said to be none is forgotten with its text, so that nothing new is ever taken for harmless.
 */
export function reconcileSecrets(kept: KeptSecret[], found: FoundSecret[], texts: string[]): Reconciled {
  const foundKeys = new Set(found.map(({ value }) => keyOf(value)))
  const stays = (one: KeptSecret) =>
    foundKeys.has(keyOf(one.value)) ||
    ((one.isMarked || !one.isSecret) && texts.some((text) => holdsSecret(text, [one])))
  const gone = kept.filter((one) => !stays(one))
  const keptKeys = new Set(kept.filter(stays).map(({ value }) => keyOf(value)))
  const fresh = found.filter(({ value }) => !keptKeys.has(keyOf(value)))
  const heirs = new Map<string, FoundSecret>()
  const [freshOf, goneOf] = [Map.groupBy(fresh, ({ kind }) => kind), Map.groupBy(gone, ({ kind }) => kind)]
  for (const { id, kind, isSecret } of gone) {
    const [heir, second] = freshOf.get(kind) ?? []
    const isOnly = goneOf.get(kind)?.length === 1 && second === undefined
    if (isSecret && isOnly && heir !== undefined) heirs.set(id, heir)
  }
  const freshName = freshNames(new Set(kept.map(({ name }) => name)))
  const inherited = new Set(heirs.values())
  return {
    add: fresh.filter((one) => !inherited.has(one)).map((one) => ({ ...one, name: freshName(one.kind) })),
    change: [...heirs].map(([id, { value }]) => ({ id, value })),
    remove: gone.filter(({ id }) => !heirs.has(id)).map(({ id }) => id),
  }
}
