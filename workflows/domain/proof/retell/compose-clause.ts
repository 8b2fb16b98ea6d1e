import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { Item } from './item.ts'
import { sayValue } from './say-value.ts'
import { sayMeaning, THINGS } from './sayings.ts'
import { SMALL_WORDS } from './small-words.ts'

/** Small words that carry nothing of what is told beside them. */
const LIGHT = new Set(
  'takeIt rent yes house building reaches cost attention nextTo thenafter every usage front'.split(' '),
)
/** Verbs and small words that say something only in a sentence of their own grammar. */
const ONLY_IN_A_SENTENCE = new Set(
  'send refund moneyBack change total all little full end box line under addedOn bathe swim fee extra buy ifFree alone stay halfOf nothingLeft gave'.split(
    ' ',
  ),
)
/** These need what they speak of behind them. */
const OPENS = new Set(
  'only max min except before after beside behind near through never startingFrom lastingUntil fromSecond fromThird eachFurther'.split(
    ' ',
  ),
)
/** What a thing is like: told behind it, as adjectives change with what they stand beside. */
const LIKE = new Set(
  'small big narrow steep uphill downhill heated private shared fenced guarded electric public fast slow strong quiet red blue green yellow white black grey indoor outdoor closed open accessible supervised hot cold broken dangerous popular unsuitable'.split(
    ' ',
  ),
)

/** A word that nobody knows, or one that nobody wrote down how to say. */
export const isGap = (item: Item): boolean =>
  item.kind === 'unknown' || (item.kind === 'meaning' && sayMeaning(item.name, 'en') === null)

/** What a time may be told by. */
const MOMENTS = new Set('arrival departure arrivalDay departureDay'.split(' '))
/** Where one of these stands, a word that is left out may turn it. */
const STRICT = new Set(
  'only except max min before after request must mandatory optional included free exempt offState fromSecond fromThird eachFurther'.split(
    ' ',
  ),
)

/**
 * What of a clause can stand as 'thing: what is to be known of it'; null where grammar of its own would be needed, or where a word
 * that nobody knows may be what it speaks of, or may turn it.
 */
export function tellable(items: readonly Item[]): Item[] | null {
  const first = items.findIndex(
    (item) => item.kind === 'verbatim' || (item.kind === 'meaning' && THINGS.has(item.name)),
  )
  const gaps = items.filter(isGap)
  const known = items.filter((item) => !isGap(item) && !(item.kind === 'meaning' && LIGHT.has(item.name)))
  const names = known.flatMap((item) => (item.kind === 'meaning' ? [item.name] : []))
  if (names.some((name) => ONLY_IN_A_SENTENCE.has(name))) return null
  if (gaps.length > 0) {
    const isSubject = gaps.some((gap) => items.indexOf(gap) < first && gap.kind === 'unknown' && gap.isNoun)
    const tells = known.some(({ kind }) => kind === 'value' || kind === 'verbatim') || known.length > 1
    const isStrict = known.some(({ kind }) => kind === 'not') || names.some((name) => STRICT.has(name))
    if (first < 0 || isSubject || isStrict || !tells || gaps.length > Math.max(known.length, 2)) return null
  }
  const whole = withRestAhead(withOnlyAhead(known)).filter((item, index) => {
    if (item.kind !== 'join') return true
    const next = known[index + 1]
    return index > 0 && next !== undefined && next.kind !== 'join'
  })
  const isOpen = whole.some((item, index) => {
    const next = whole[index + 1]
    if (item.kind !== 'meaning' || !OPENS.has(item.name)) return false
    const previous = whole[index - 1]
    const isAfterDays = previous?.kind === 'value' && previous.value.kind === 'days'
    return (next === undefined || next.kind === 'join' || next.kind === 'not') && !isAfterDays
  })
  return isOpen || whole.length === 0 ? null : whole
}

/** '15 December to 15 April only': ahead of the figures that it limits. */
function withOnlyAhead(items: readonly Item[]): Item[] {
  const last = items.at(-1)
  const others = items.slice(0, -1)
  const from = others.findLastIndex(({ kind }) => kind !== 'value') + 1
  if (last?.kind !== 'meaning' || last.name !== 'only' || from === others.length) return [...items]
  return [...others.slice(0, from), last, ...others.slice(from)]
}

/** 'Free the rest of the year': when, and then what. */
function withRestAhead(items: readonly Item[]): Item[] {
  const last = items.at(-1)
  return last?.kind === 'meaning' && last.name === 'restOfYear' ? [last, ...items.slice(0, -1)] : [...items]
}

/** Where something is: told of a thing, and no thing by itself there. */
const PLACES = new Set(
  'church townHall school library station busStation busStop lighthouse fountain barn orchard stable forest hill supermarket pharmacy bikeShed skiRoom storeroom publicPark lakeside bathroom cellar garage undergroundParking garden bedroom kitchen livingRoom hallway wardrobe storeroom shed terrace balcony patio yard harbour centre village corner square street floor groundFloor door frontDoor stairs lake beach toilet'.split(
    ' ',
  ),
)
/** What has numbers of its own. */
const LINES = new Set('bus tram metro train ferry skiBus floor'.split(' '))
/** A longer row of things told of one is a list that nobody reads. */
const MOST_TOLD = 7

type Word = { text: string; item: Item; isThing: boolean }
type Segment = { label: Word[]; rest: Word[] }

/**
 * 'Ski room: cellar, heated': what is spoken of, then what is told of it; null where it would be a row of words. A clause that goes
 * on (`goesOn`) may tell more of what the one before it spoke of.
 */
export function composeClause(items: readonly Item[], to: DraftLanguage, goesOn: boolean): string | null {
  const counted = items.map((item, index) => ({
    item,
    count: LINES.has(nameOf(items[index - 2])) ? undefined : countOf(items[index - 1], item),
  }))
  const said = counted
    .filter(({ item }, index) => item.kind !== 'not' && counted[index + 1]?.count !== item)
    .map(({ item, count }): Word => ({ item, text: textWith(textOf(item, to), count, to), isThing: isThing(item) }))
    .filter(({ text }) => text !== '')
  if (said.length === 0 || said.some(({ item }, index) => isMere(item, said[index - 1]))) return null
  if (items.some(({ kind }) => kind === 'not')) return composeNo(items, said, to)
  if (goesOn && !said[0]?.isThing) {
    const isTold = ({ isThing: isOne, item }: Word, index: number) =>
      !isOne || PLACES.has(nameOf(item)) || MOMENTS.has(nameOf(item)) || said[index - 1]?.item.kind === 'value'
    const isMore = said.length <= MOST_TOLD && said.every(isTold)
    return isMore ? flow(said) : null
  }
  const segments = segmentsOf(said)
  if (segments === null || segments.some(({ rest }) => rest.length > MOST_TOLD)) return null
  if (segments.some(({ label }) => label.at(-1)?.item.kind === 'join')) return null
  const isList = segments.every(({ rest }) => rest.length === 0)
  if (!isList && segments.some(({ rest }) => rest.length === 0)) return null
  return segments.map(({ label, rest }) => [flow(label), flow(rest)].filter(Boolean).join(': ')).join(', ')
}

/** What is done, as a list names it. */
const DOINGS = new Set(
  'wash doLaundry cook bake grillFood heat_up take_shower jump sleepIn climb cycle eatIt feed smokes handOver'.split(
    ' ',
  ),
)
/** 'Not mandatory' limits nothing, and 'not included' says what it is. */
const DENIED = new Set('mandatory included heated shared sandy available suitable accessible'.split(' '))

const LOOSE_MOST = 2

/** 'Cats: sorry, no', 'Sunday, washing: sorry, no', 'cleaning: not mandatory'. */
function composeNo(items: readonly Item[], said: readonly Word[], to: DraftLanguage): string | null {
  const [first] = said
  const last = said.at(-1)
  if (first === undefined || last === undefined) return null
  const at = items.findIndex(({ kind }) => kind === 'not')
  const isLast = items.indexOf(last.item) > at && said.filter(({ item }) => items.indexOf(item) > at).length === 1
  const label = said.slice(0, -1)
  if (isLast && DENIED.has(nameOf(last.item)) && label.length > 0 && label.every(({ isThing: isOne }) => isOne))
    return `${flow(label)}: ${SMALL_WORDS[to].not} ${last.text}`
  const isListed = ({ isThing: isOne, item }: Word) =>
    isOne || item.kind === 'join' || LIKE.has(nameOf(item)) || DAYS.test(nameOf(item)) || DOINGS.has(nameOf(item))
  const opens = first.isThing || DAYS.test(nameOf(first.item)) || DOINGS.has(nameOf(first.item))
  // 'Boat, parties, exit: sorry, no': things in a row that nothing joins are no sentence.
  const loose =
    said.filter(({ isThing: isOne }) => isOne).length - said.filter(({ item }) => item.kind === 'join').length
  return opens && loose <= LOOSE_MOST && said.every(isListed) ? `${flow(said)}: ${SMALL_WORDS[to].no}` : null
}

/** Each thing with what is told of it; null where something is told of nothing. */
function segmentsOf(words: readonly Word[]): Segment[] | null {
  const segments: Segment[] = []
  for (const [index, word] of words.entries()) {
    const last = segments.at(-1)
    const isMoment = MOMENTS.has(nameOf(word.item)) && OPENS.has(nameOf(words[index - 1]?.item))
    const isPlace = isMoment || (word.isThing && PLACES.has(nameOf(word.item)))
    const isOfLast = last !== undefined && last.rest.length > 0
    const leadsOn = word.item.kind === 'join' && words[index + 1]?.isThing === true && isOfLast
    if (leadsOn) continue
    if (isNumberOf(word.item, words[index - 1])) last?.label.push(word)
    else if (isOfLast && word.item.kind === 'verbatim' && index === words.length - 1) last.rest.push(word)
    else if (word.isThing && (last === undefined || (isOfLast && !isPlace && !isNameOf(word, words[index - 1]))))
      segments.push({ label: [word], rest: [] })
    else if (last === undefined && nameOf(words[index + 1]?.item) === 'person')
      segments.push({ label: [word], rest: [] })
    else if (last === undefined && DAYS.test(nameOf(word.item))) segments.push({ label: [word], rest: [] })
    else if (last === undefined) return null
    else if (!isOfLast && (word.item.kind === 'join' || (word.isThing && !isPlace))) last.label.push(word)
    else last.rest.push(word)
  }
  return segments
}

const SPOKEN_OF = new Set(['person', 'remainder', 'child', 'adult', 'baby', 'others'])
/** Whether it can be what a clause speaks of. */
export const isThing = (item: Item) =>
  item.kind === 'verbatim' || (item.kind === 'meaning' && (THINGS.has(item.name) || SPOKEN_OF.has(item.name)))
const isNameOf = ({ item }: Word, before: Word | undefined) => item.kind === 'verbatim' && before?.isThing === true
const nameOf = (item: Item | undefined) => (item?.kind === 'meaning' ? item.name : '')
const isCount = (item: Item | undefined) =>
  item?.kind === 'value' && item.value.kind === 'count' && item.value.role === 'at'
/** 'Bus 8', 'tram 10'. */
const isNumberOf = (item: Item, before: Word | undefined) =>
  isCount(item) && before !== undefined && LINES.has(nameOf(before.item))
/** 'Two cots'. */
const countOf = (before: Item | undefined, item: Item) =>
  isCount(before) && item.kind === 'meaning' && isThing(item) && !LINES.has(item.name) ? before : undefined
/** A number that counts nothing here. */
const isMere = (item: Item, before: Word | undefined) =>
  item.kind === 'value' && item.value.kind === 'count' && item.value.role === 'at' && !isNumberOf(item, before)
const textWith = (text: string, count: Item | undefined, to: DraftLanguage) =>
  count === undefined ? text : `${text} (${textOf(count, to)})`

/** What stands with the word before it and no comma between. */
function isClose(word: Word, before: Word): boolean {
  const { item } = word
  const name = nameOf(item)
  if (item.kind === 'join' || before.item.kind === 'join' || OPENS.has(nameOf(before.item))) return true
  if (item.kind === 'verbatim' || isNumberOf(item, before)) return before.isThing
  if (before.item.kind === 'value')
    return (
      (word.isThing && !PLACES.has(name)) ||
      /^per[A-Z]|^(?:walk|drive|person|adult|child|car|before|after)$/.test(name) ||
      (item.kind === 'value' && item.value.role === 'until')
    )
  if (name === 'through' || nameOf(before.item) === 'through') return true
  if (TIMED.test(nameOf(before.item))) return STATES.test(name)
  if (nameOf(before.item) === 'extraCharge') return item.kind === 'value' && item.value.kind === 'price'
  if (DAYS.test(nameOf(before.item))) return DAYS.test(name) || (item.kind === 'value' && item.value.kind === 'time')
  return (
    /^(?:closed|open)$/.test(nameOf(before.item)) &&
    (DAYS.test(name) || (item.kind === 'value' && item.value.role !== 'at'))
  )
}
/** 'In winter closed', 'the rest of the year free'. */
const TIMED = /^(?:summer|winter|spring|autumn|restOfYear)$/
const STATES = /^(?:closed|open|offState|free|heated|included)$/
const DAYS = /day$|^mon(?:Sat|Fri)$|^weekend$|^perDay$/

/** Items in a row, as they are told one by one. */
export const flowOf = (items: readonly Item[], to: DraftLanguage): string =>
  flow(
    items.map((item) => ({ item, text: textOf(item, to), isThing: isThing(item) })).filter(({ text }) => text !== ''),
  )

function flow(words: readonly Word[]): string {
  return words.reduce((text, word, index) => {
    const before = words[index - 1]
    if (before === undefined) return word.text
    if (LIKE.has(nameOf(word.item)) && before.isThing) return `${text} (${word.text})`
    return isClose(word, before) ? `${text} ${word.text}` : `${text}, ${word.text}`
  }, '')
}

function textOf(item: Item, to: DraftLanguage): string {
  switch (item.kind) {
    case 'meaning':
      return sayMeaning(item.name, to) ?? ''
    case 'value':
      return sayValue(item.value, item.isUnder, to)
    case 'verbatim':
      return item.text
    case 'join':
      return item.isOr ? SMALL_WORDS[to].or : SMALL_WORDS[to].and
    case 'not':
    case 'unknown':
      return ''
  }
}
