import { type Dictionary, NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { writeOut } from '#workflows/domain/words/write-out.ts'
import { composeClause, isGap, isThing, tellable } from './compose-clause.ts'
import type { Item } from './item.ts'
import { readItems, tellsDays } from './read-items.ts'
import { SMALL_WORDS } from './small-words.ts'
import { splitCondition } from './split-condition.ts'

/** A sentence of a host's note in a guest's language. */
export type Retold = {
  text: string
  /** Nothing of the sentence was left out. */
  isWhole: boolean
  items: readonly Item[]
}

const CLAUSES = /(,(?!\d)|;|:(?=\s)|\(|\)|\s[-–—/]\s|\.(?=\s|$)|!)/u
/** The clause with a code is left out; of where a key lies, only the place. */
const PLACE = /\[\[secret:key_place\]\]/gu
const SECRET = /(?:(?:,|:|\()\s*)?[^,;:(]*\[\[secret:[a-z0-9_]+\]\][^,;:)]*\)?/gu
/** Clauses whose verb turns their sense: they are told by nobody but the host. */
const TURNS = new Set(
  'if happen_if unless only_if otherwise must need_it touch_it both withhold lose liable switchOff unplug prepare charge damage ifPossible'.split(
    ' ',
  ),
)

/** Where one of these is left out, what was told before it may not hold at all. */
const LIMITS = new Set([...TURNS, 'except'])

/**
 * Tells a sentence of a note in another language, meaning by meaning in the host's own order, with every figure, limit and no in
 * its place. A clause with a word that nobody knows is left out; where it may have limited the rest, that is said. Null where nothing
 * can be told.
 */
export function retellSentence(
  sentence: string,
  [from, to]: readonly [from: DraftLanguage, to: DraftLanguage],
  dictionary: Dictionary = NO_DICTIONARY,
): Retold | null {
  const open = sentence.replace(PLACE, '').replace(SECRET, '')
  const bare = writeOut(open, from)
  const kit = kitOf(from)
  const nounOf = (word: string) => plainNoun(dictionary.meaningsOf(word, from), to, dictionary)
  const parts = bare.split(CLAUSES)
  const told: { text: string; items: Item[] }[] = []
  let isWhole = open === sentence
  // What goes on after a clause that was left out may speak of what that named.
  let goesOn = false
  let isLimited = false
  let isOfDays = false
  let held: string | null = null
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at] ?? ''
    if (!/[\p{L}\p{N}]/u.test(clause)) continue
    const all = readItems(clause.trim(), kit, { followsDays: isOfDays, nounOf }).filter(
      (item) => item.kind !== 'meaning' || item.name !== 'emphasis',
    )
    if (all.length === 0) continue
    const { condition, items } = splitCondition(all, to)
    // 'If it rains, …': told with what comes next. Behind what was told it belongs to that.
    if (items.length === 0) {
      const last = told.at(-1)
      if (at === 0 || last === undefined) held = condition
      else last.text = withCondition(last.text, condition)
      continue
    }
    isOfDays ||= tellsDays(items)
    const known = turns(items) || isMereCount(items) ? null : tellable(items)
    const text: string | null = known === null ? null : composeClause(known, to, goesOn)
    isWhole &&= text !== null && !items.some(isGap)
    goesOn = text !== null
    if (known !== null && text !== null) told.push({ text: withCondition(text, condition ?? held), items: known })
    else if (told.length > 0 && (limits(items) || limitsMore(items))) isLimited = true
    // What the condition was told of is left out.
    else if (held !== null) return null
    held = null
  }
  const items = told.flatMap((one) => one.items)
  // Without what it is told of, a figure says nothing.
  const isOfSomething = told[0]?.items.some(isThing)
  const saysSomething = items.some(({ kind }) => kind === 'value' || kind === 'not') || items.length > 1
  if (!isOfSomething || !saysSomething) return null
  const text = told.reduce((all, one) => (all === '' ? one.text : `${all}${joinOf(all, one.items)}${one.text}`), '')
  return {
    text: isLimited ? `${text} (${SMALL_WORDS[to].limited})` : text,
    isWhole,
    items,
  }
}

/** A thing that a word means for certain, by the one word that the guest's language has for it. */
function plainNoun(meanings: readonly number[], to: DraftLanguage, { isThing, wordFor }: Dictionary) {
  const [meaning, ...others] = meanings
  if (meaning === undefined || others.length > 0 || !isThing(meaning)) return null
  const word = wordFor(meaning, to)
  // German writes all things with a capital.
  const text = word !== null && to === 'de' ? word.charAt(0).toUpperCase() + word.slice(1) : word
  return text === null ? null : { text, meaning }
}

const withCondition = (text: string, condition: string | null) => (condition === null ? text : `${text} (${condition})`)

/** What is told of a thing that stands alone before it follows a colon. */
const joinOf = (before: string, items: readonly Item[]) =>
  namesIn(items).some((name) => OF_ANOTHER.test(name)) ? '; ' : joinOfMore(before, items)
const OF_ANOTHER = /^(?:fromSecond|fromThird|eachFurther|restOfYear|extraCharge)$/
const joinOfMore = (before: string, [first]: readonly Item[]) =>
  before.includes(':') || /\d/.test(before) || first === undefined || isThing(first) ? ', ' : ': '

const namesIn = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'meaning' ? [item.name] : []))
const turns = (items: readonly Item[]) => namesIn(items).some((name) => TURNS.has(name))
const limits = (items: readonly Item[]) => namesIn(items).some((name) => LIMITS.has(name))

const TIMES =
  /day$|^(?:weekend|holiday|fromSecond|fromThird|eachFurther|restOfYear|offState|startingFrom|lastingUntil)$/
/** What goes on of the same thing with another time, count or price, as 'from 8 pm against a fee of 30' does. */
const limitsMore = (items: readonly Item[]) => {
  const [first] = items
  if (first === undefined || isThing(first)) return false
  return (
    (first.kind === 'value' && (first.value.role === 'from' || first.value.role === 'until')) ||
    (first.kind === 'meaning' && TIMES.test(first.name)) ||
    namesIn(items).includes('extraCharge')
  )
}

/** A number with nothing beside it counts nothing. */
const isMereCount = (items: readonly Item[]) =>
  items.some((item) => item.kind === 'value' && item.value.kind === 'count') &&
  items.every((item) => item.kind === 'join' || (item.kind === 'value' && item.value.kind === 'count'))
