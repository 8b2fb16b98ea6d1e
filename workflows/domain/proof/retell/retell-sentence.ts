import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { type Item, readItems } from './read-items.ts'
import { sayValue } from './say-value.ts'
import { sayMeaning } from './sayings.ts'
import { SMALL_WORDS } from './small-words.ts'

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
  'if unless only_if otherwise must need_it touch_it never rarely sometimes usually both several withhold lose liable switchOff unplug prepare charge damage ifPossible'.split(
    ' ',
  ),
)

/**
 * Tells a sentence of a note in another language, meaning by meaning in the host's own order, with every figure, limit and no in
 * its place. A clause with a word that nobody knows is left out; null where nothing can be told.
 */
export function retellSentence(sentence: string, from: DraftLanguage, to: DraftLanguage): Retold | null {
  const bare = sentence.replace(PLACE, '').replace(SECRET, '')
  const kit = kitOf(from)
  const parts = bare.split(CLAUSES)
  const told: { mark: string; text: string; items: Item[] }[] = []
  let isWhole = bare === sentence
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at] ?? ''
    if (!/[\p{L}\p{N}]/u.test(clause)) continue
    const items = readItems(clause.trim(), kit)
    const isKnown = !items.some(isGap)
    const text = items.length === 0 ? null : sayClause(items, to)
    isWhole &&= items.length === 0 || (text !== null && isKnown)
    if (text !== null) told.push({ mark: parts[at - 1] ?? '', text, items })
  }
  const items = told.flatMap((one) => one.items)
  const saysSomething =
    items.some(({ kind }) => kind === 'value' || kind === 'verbatim' || kind === 'not') || items.length > 1
  if (!saysSomething) return null
  const text = told.reduce((all, one) => (all === '' ? one.text : `${all}${joinOf(one.mark, all)}${one.text}`), '')
  return { text, isWhole, items }
}

const joinOf = (mark: string, before: string) =>
  /[;.!]/.test(mark) ? '; ' : mark.startsWith(':') && !before.includes(':') ? ': ' : ', '

/** A word that nobody knows, or one that nobody wrote down how to say. */
const isGap = (item: Item) =>
  item.kind === 'unknown' || (item.kind === 'meaning' && sayMeaning(item.name, 'en') === null)

/** A number with nothing beside it counts nothing. */
const isMereCount = (items: readonly Item[]) =>
  items.some((item) => item.kind === 'value' && item.value.kind === 'count') &&
  items.every(
    (item) => item.kind === 'unknown' || item.kind === 'join' || (item.kind === 'value' && item.value.kind === 'count'),
  )

/** 'Cats: no', 'Saturday: no': a no goes for its clause, whatever stands in it. */
function sayClause(items: readonly Item[], to: DraftLanguage): string | null {
  const words = SMALL_WORDS[to]
  const names = new Set(items.flatMap((item) => (item.kind === 'meaning' ? [item.name] : [])))
  if ([...TURNS].some((name) => names.has(name)) || isMereCount(items)) return null
  const isNo = items.some(({ kind }) => kind === 'not')
  const unknown = items.filter(isGap).length
  const known = items.filter((item) => !isGap(item) && item.kind !== 'join' && item.kind !== 'not').length
  // A gap is shown as one, and nothing is told round it where a word may turn the sense.
  if (unknown > 0 && (isNo || names.has('only') || names.has('except') || known < 2 || unknown > known)) return null
  const said = items.map((item): string => {
    switch (item.kind) {
      case 'meaning':
        return sayMeaning(item.name, to) ?? '–'
      case 'value':
        return sayValue(item.value, item.isUnder, to)
      case 'verbatim':
        return item.text
      case 'join':
        return item.isOr ? words.or : words.and
      case 'not':
        return ''
      case 'unknown':
        return '–'
    }
  })
  const text = said
    .filter(Boolean)
    .join(' ')
    .replace(/(?:– )+–/g, '–')
    .replace(/^(?:e|and|und|et|y|en|i|o|or|oder|ou|of|lub) /u, '')
  if (text === '') return null
  return isNo ? `${text}: ${words.no}` : text
}
