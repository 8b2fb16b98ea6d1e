import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { flowOf, isGap } from './compose-clause.ts'
import type { Item } from './item.ts'
import { sayMeaning } from './sayings.ts'
import { SMALL_WORDS } from './small-words.ts'

const isCase = (item: Item) => item.kind === 'meaning' && item.name.startsWith('inCaseOf')
/** What no condition in short can hold. */
const UNFIT = /^(?:only|except|unless|otherwise|must|if|happen_if|only_if|before|after|request|prepare|damage)$/

/** What a clause holds for, in the guest's language, and the rest of it; nothing where the clause is no condition that can be told. */
export function splitCondition(
  all: readonly Item[],
  to: DraftLanguage,
): { condition: string | null; items: readonly Item[] } {
  const cases = all.filter(isCase)
  if (cases.length > 0) {
    const said = cases.flatMap((item) => (item.kind === 'meaning' ? (sayMeaning(item.name, to) ?? []) : []))
    return { condition: said.join(', '), items: all.filter((item) => !isCase(item)) }
  }
  const [first, ...rest] = all
  const opens = first?.kind === 'meaning' && (first.name === 'if' || first.name === 'happen_if')
  const isPlain = rest.every(
    (item) => item.kind !== 'not' && !isGap(item) && !(item.kind === 'meaning' && UNFIT.test(item.name)),
  )
  if (!opens || rest.length === 0 || !isPlain) return { condition: null, items: all }
  return { condition: `${SMALL_WORDS[to].inCaseOf} ${flowOf(rest, to)}`, items: [] }
}
