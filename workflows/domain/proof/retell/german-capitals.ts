import { fold } from '#workflows/domain/fold-text.ts'
import { THINGS } from './sayings.ts'

/** A clause whose writer uses no capitals tells nothing by them: but for its first word. */
const usesCapitals = (clause: string): boolean => /\S\s+\p{Lu}\p{Ll}/u.test(clause)

/** Verbs that are written as a thing is: 'in allen Räumen' clears no snow. */
const ALSO_A_THING = new Set(['raumen'])

/** Whether a German word means what was read: things are written with a capital. 'Fest am Kai' is no party. */
export function isWrittenSo(word: string, name: string, clause: string): boolean {
  if (word.includes(' ') || !usesCapitals(clause)) return true
  const [first, ...rest] = (clause.match(/\p{L}+/gu) ?? []).filter(
    (one) => fold(one).includes(word) || fold(one) === word,
  )
  const written = rest[0] ?? first
  if (written === undefined || clause.trimStart().startsWith(written)) return true
  return /^\p{Lu}/u.test(written) ? !ALSO_A_THING.has(word) : !THINGS.has(name)
}
