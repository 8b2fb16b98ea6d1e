import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { flowOf, isThing } from '#workflows/domain/proof/retell/compose-clause.ts'
import type { Item } from '#workflows/domain/proof/retell/item.ts'
import { readItems, tellsDays } from '#workflows/domain/proof/retell/read-items.ts'
import type { Retold } from '#workflows/domain/proof/retell/retell-sentence.ts'
import { sayValue } from '#workflows/domain/proof/retell/say-value.ts'
import { sayMeaning } from '#workflows/domain/proof/retell/sayings.ts'
import { SMALL_WORDS } from '#workflows/domain/proof/retell/small-words.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { writeOut } from '#workflows/domain/words/write-out.ts'
import { plainWord } from './plain-word.ts'
import { TOLD_BY } from './told-by.ts'

const CLAUSES = /,(?!\d)|;|:(?=\s)|\(|\)|\s[-–—/=]\s|\.{2,}|\.(?=\s|$)|!+|\s(?=\p{Lu}{2,}(?:$|\s))/u
/** Small words that carry nothing of what is told beside them. */
const LIGHT = new Set('takeIt yes reaches attention nextTo thenafter usage front cost emphasis'.split(' '))
/** What is left out of a clause without a loss of sense: less than one word in three. */
const GAPS_MOST = 0.34

const known = new WeakMap<PropertyFact, Map<DraftLanguage, Retold | null>>()

/**
 * The sentence of a note that a fact was read from, word by word in the host's order, for what has no sentence of its own in the
 * guest's language: by tables and by the everyday dictionary, with each figure and each no in its place. Null where too little of it
 * is known. The host sees it before it leaves.
 */
export function tellInShort(fact: PropertyFact, to: DraftLanguage): Retold | null {
  const byLanguage = known.get(fact) ?? new Map<DraftLanguage, Retold | null>()
  const before = byLanguage.get(to)
  if (before !== undefined) return before
  const told = tell(fact, to)
  known.set(fact, byLanguage.set(to, told))
  return told
}

function tell({ source, sentence, language }: PropertyFact, to: DraftLanguage): Retold | null {
  const from = DRAFT_LANGUAGES.find((one) => one === language)
  if (source.kind !== 'note' || from === undefined || from === to) return null
  const kit = kitOf(from)
  const nounOf = (word: string) => plainWord(word, [from, to])
  let followsDays = false
  let isWhole = true
  const told: { text: string; items: Item[] }[] = []
  for (const clause of writeOut(sentence, from).split(CLAUSES)) {
    if (!/[\p{L}\p{N}]/u.test(clause)) continue
    if (placeholdersIn(clause).length > 0) {
      isWhole = false
      continue
    }
    const read = readItems(clause.trim(), kit, { followsDays, nounOf })
    const items = read.flatMap((item, at) => sayable(item, to, at === read.length - 1))
    followsDays ||= tellsDays(items)
    const said = withoutLooseJoins(items.filter((item) => !isGap(item)))
    const gaps = items.length - items.filter((item) => !isGap(item)).length
    const isTold =
      said.length > 0 &&
      gaps / items.length < GAPS_MOST &&
      (gaps === 0 || said.length > 1) &&
      isSentence(said, { isFirst: told.length === 0 })
    // What goes on without its beginning may be of anything.
    if (!isTold && told.length === 0) return null
    if (isTold) told.push({ text: sayClause(said, to), items: said })
    isWhole &&= isTold && gaps === 0
  }
  const items = told.flatMap((one) => one.items)
  if (!items.some(isThing) || items.length < 2) return null
  const text = told.map((one) => one.text).reduce((all, one) => (all === '' ? one : `${all}, ${one}`), '')
  return { text: isWhole ? text : `${text} (${SMALL_WORDS[to].limited})`, isWhole, items }
}

type Place = { isFirst: boolean }
/** More told of one thing is a list of words that nobody would send. */
const MOST_TOLD = 10
/** Whether a clause reads as one: what it speaks of comes first, and a no stands at its end or before one word. */
function isSentence(items: readonly Item[], { isFirst }: Place): boolean {
  const [first] = items
  if (first === undefined || items.length > MOST_TOLD) return false
  // 'Closed, always, gate': what is spoken of stands first, or behind one word of what it is like.
  const opens = [first, ...items.slice(1, 2)].some((item) => isThing(item) && !isNo(item))
  if (isFirst && items.length > 1 && !opens && first.kind !== 'value' && !OPENS_CASE.has(nameOf(first))) return false
  const at = items.findIndex(isNo)
  return at < 0 || (at > 0 && items.length - at <= 2)
}
const isNo = (item: Item) => item.kind === 'verbatim' && item.isNo === true
const nameOf = (item: Item) => (item.kind === 'meaning' ? item.name : '')
const OPENS_CASE = new Set('only max min before after if summer winter evening morning night'.split(' '))

const isGap = ({ kind }: Item) => kind === 'unknown'

/** An item as it can be said by itself. */
function sayable(item: Item, to: DraftLanguage, isLast: boolean): Item[] {
  if (item.kind === 'not')
    return [{ kind: 'verbatim', text: isLast ? SMALL_WORDS[to].no : SMALL_WORDS[to].not, isNo: true }]
  if (item.kind === 'value' && item.value.kind === 'metres' && /^\d\.\d$/.test(item.value.key))
    return [{ kind: 'verbatim', text: sayMetres(item, to) }]
  if (item.kind !== 'meaning') return [item]
  if (LIGHT.has(item.name)) return []
  const own = TOLD_BY[item.name]?.[to]
  if (own !== undefined) return [{ kind: 'verbatim', text: own }]
  return sayMeaning(item.name, to) === null ? [{ kind: 'unknown', text: item.name, isNoun: false }] : [item]
}

/** '2,40 m', as widths and heights are written. */
const sayMetres = ({ value, isUnder }: Item & { kind: 'value' }, to: DraftLanguage): string =>
  sayValue(value, isUnder, to).replace(/(\d[.,]\d) m$/u, '$10 m')

const withoutLooseJoins = (items: readonly Item[]): Item[] =>
  items.filter(
    (item, at) => item.kind !== 'join' || (at > 0 && items[at + 1] !== undefined && items[at + 1]?.kind !== 'join'),
  )

function sayClause(items: readonly Item[], to: DraftLanguage): string {
  const [first, ...rest] = items
  if (first === undefined) return ''
  const opens = first.kind === 'meaning' && isThing(first) && rest.length > 0 && rest[0]?.kind !== 'join'
  return opens ? `${flowOf([first], to)}: ${flowOf(rest, to)}` : flowOf(items, to)
}
