import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { findMeanings } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { type Placed, readValues } from '#workflows/domain/proof/alignment/read-values.ts'
import { ROLE_WORDS } from '#workflows/domain/proof/alignment/role-words.ts'
import { readRows } from '#workflows/domain/proof/alignment/word-rows.ts'
import { lightWords } from '#workflows/domain/proof/alignment/words-that-say-nothing.ts'
import { STRICT } from '#workflows/domain/proof/unsupported-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { isWrittenSo } from './german-capitals.ts'
import type { Item } from './item.ts'
import { joinSpans, type PlacedItem } from './join-spans.ts'
import { BRANDS, MORE_WORDS } from './more-words.ts'
import { ALSO_DENIES, NOTES_WORDS } from './notes-words.ts'
import { ORDER_WORDS } from './order-words.ts'
import { CALLED_AFTER, sayMeaning } from './sayings.ts'

const JOIN = /(?<!\p{L})(?:(e|ed|and|und|et|y|en|i|oraz|sowie)|(o|or|oder|ou|u|of|lub|oppure))(?!\p{L})/gu
/** 'Ou' and 'o', 'e' and 'of' mean one thing in one language and another in the next. */
const OR: Record<string, string> = {
  it: 'o oppure',
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o u',
  nl: 'of',
  pt: 'ou',
  pl: 'lub',
}
const AND: Record<string, string> = {
  it: 'e ed',
  en: 'and',
  de: 'und sowie',
  fr: 'et',
  es: 'y e',
  nl: 'en',
  pt: 'e',
  pl: 'i oraz',
}
/** '160x200', '300 Mb', 'C5', 'P+R'. */
const VERBATIM =
  /\d+(?:[.,]\d+)?\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?c?m(?![\p{L}\d]))?|\d+(?:[.,]\d+)?\s?(?:[MG]b(?:it)?(?:\/s|ps)?|m²|°C?|kWh|[lL])(?![\p{L}\d])|(?<![\p{L}\d])(?:\p{Lu}{1,3}\d+|\p{Lu}\+\p{Lu})(?![\p{L}\d])/gu
const UNDER =
  /(?<!\p{L})(?:under|below|unter|onder|jonger dan|moins de|menos de|menores de|ponizej|sotto)\s+(?:i |los |the |de |age |os )*$/u
/** Words that change a figure, whatever they are in everyday talk. */
const CHANGES =
  /^(?:more|less|than|piu|meno|oltre|mehr|weniger|plus|moins|mas|menos|meer|minder|mais|wiecej|mniej|over|uber|half|mezz\p{L}*|halb\p{L}*|demi\p{L}*|medi[oa]|metade|mitad|moitie|meta|helft|polow\p{L}*)$/u
/** 'Café Maître', 'Haltestelle Südplatz', 'bei Frau Behrens', 'im Bistro Anker'. */
const NAMED_DE =
  /(?<=(?<!\p{L})(?:Café|Cafe|Restaurant|Gasthaus|Gasthof|Bäcker|Bäckerei|Metzgerei|Haltestelle|Bahnhof|Hafen|Tiefgarage|Parkhaus|Parkplatz|Supermarkt|Praxis|Bereitschaftspraxis|Klinik|Apotheke|Frau|Herrn?|Familie|Pizzeria|Bistro|Hotel|Strandbad|Platz|Museum|in|nach)\s)\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?|\p{Lu}\p{L}+(?:straße|strasse|gasse|platz|weg|allee)(?!\p{L})/gu
/** In notes these mean something else than in talk: to pay 'bar', three 'marches'. */
const MEANT: Partial<Record<DraftLanguage, Readonly<Record<string, string>>>> = {
  it: { costa: 'cost', acceso: 'ambiguous', supplemento: 'extraCharge', supplementi: 'extraCharge' },
  en: { surcharge: 'extraCharge', supplement: 'extraCharge' },
  de: { bar: 'cash', aufpreis: 'extraCharge', zuschlag: 'extraCharge', aufschlag: 'extraCharge' },
  fr: { marche: 'step', marches: 'step', supplement: 'extraCharge' },
  es: { suplemento: 'extraCharge', recargo: 'extraCharge' },
  pt: { suplemento: 'extraCharge', acrescimo: 'extraCharge' },
  pl: { doplata: 'extraCharge', doplate: 'extraCharge', doplaty: 'extraCharge' },
}
const MORE = readRows(NOTES_WORDS, MORE_WORDS)
const ORDER = readRows(ORDER_WORDS)
/** One of these that belongs to no figure says more than anybody here can tell. */
const LIMITING =
  /^(?:entro|fino|oltre|dalle|until|till|before|within|from|since|spatestens|hochstens|binnen|innerhalb|jusqu|avant|apres|partir|desde|hasta|antes|vanaf|uiterlijk|tussen|ate|apos|depois|najpozniej|ciagu|bis|ab|tot|zanim)$/u
/** Ends of verbs and adjectives in the eight languages: such a word ahead of a thing is not what is spoken of. */
const MAY_BE_VERB =
  /(?:[ai]mo|te|are|ere|ire|ono|ano|et|en|ez|ons|er|ir|ar|mos|is|an|my|cie|ing|ed|liche?|isch\p{L}*|uje|ujemy)$/u
/** Words of two characters that say nothing; others may be days of the week. */
const SHORT = new Set(
  'il lo la le un di da in su al ed ci si ne mi ti vi ha ho to of at on by an is it we us as be up my am im es um er du de en au on ce sa el se op te je om os as do em na ao na ze sa no nr st ca ok tv wc dr sr es ya le les des'.split(
    ' ',
  ),
)
/** 'Mon-Sat' is more than its two days. */
const isOfDays = (name: string) => name.startsWith('mon')
const FIRST_MARK = 0xe000

const OPEN_DAYS = /day$|^mon(?:Sat|Fri)$|^weekend$|^perDay$|^(?:open|market|supermarket|bakery)$/
/** Whether a clause speaks of days or of what opens and closes. */
export const tellsDays = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'meaning' && OPEN_DAYS.test(item.name))

const HAS_HOURS = /^(?:breakfast|arrival|departure|quietHours|reception|serve_food|dinner|lunch)$/
const hasHours = (item: Item) => item.kind === 'meaning' && HAS_HOURS.test(item.name)
/** Beside a time or a day alone, 'until 11' is of the hour. */
const isOfTimeOnly = (items: readonly Item[], at: number) =>
  items.every(
    (item, index) => index === at || hasHours(item) || (item.kind === 'meaning' && OPEN_DAYS.test(item.name)),
  ) && items.length > 1

/** 'Samstag 7–12': beside days, a span without a unit is of hours. */
function withHours(items: Item[], followsDays: boolean): Item[] {
  if (!followsDays && !tellsDays(items) && !items.some(hasHours)) return items
  const isHour = (item: Item | undefined) =>
    item?.kind === 'value' && item.value.kind === 'count' && Number(item.value.key) <= 24
  return items.map((item, index) => {
    if (item.kind !== 'value' || !isHour(item)) return item
    const isSpan =
      (item.value.role === 'from' && isHour(items[index + 1])) ||
      (item.value.role === 'until' && isHour(items[index - 1]))
    const isEnd = item.value.role !== 'at' && item.value.role !== 'every' && isOfTimeOnly(items, index)
    if (!isSpan && !isEnd) return item
    return { ...item, value: { ...item.value, kind: 'time' as const, key: `${item.value.key.padStart(2, '0')}:00` } }
  })
}

const CLOCK_AHEAD = /(?<!\p{L})(?:dalle|alle|le|las|das|as)\s$/u
/** '16 bis 20 Uhr', 'dalle 16 alle 20', 'from 4 to 8pm': an hour that is written without its unit. */
function withClock(placed: readonly Placed[], before: (start: number) => string, isEnglish: boolean): Placed[] {
  const read = placed.map((one) => ({ ...one }))
  for (const [index, one] of read.entries()) {
    const next = read[index + 1]
    if (one.value.kind !== 'count' || !/^(?:[01]?\d|2[0-4])$/.test(one.value.key)) continue
    const isTo =
      next?.value.kind === 'time' &&
      /^\s*(?:to|-|–|a|alle|à|a las|bis|tot|t\/m|do|as|até)\s*$/u.test(before(next.start).slice(one.end))
    if (isTo) next.value = { ...next.value, role: 'until' }
    const opens = next?.value.kind === 'time' && next.value.role === 'until' && one.value.role !== 'until'
    if (!opens && (one.value.role === 'at' || !CLOCK_AHEAD.test(before(one.start)))) continue
    const hour = Number(one.value.key) % 24
    const isAfternoon = isTo && isEnglish && hour < Number(next.value.key.slice(0, 2)) - 12
    const key = `${String(isAfternoon ? hour + 12 : hour).padStart(2, '0')}:00`
    one.value = { kind: 'time', key, role: opens ? 'from' : one.value.role }
  }
  return withSecondSpan(read)
}

/** '7–12:30 und 15–18 Uhr': between two ends of spans stands a beginning, for all its 'and' of 'between 7 and 12'. */
function withSecondSpan(placed: Placed[]): Placed[] {
  const ends = (one: Placed | undefined) => one?.value.kind === 'time' && one.value.role === 'until'
  return placed.map((one, index) =>
    ends(placed[index - 1]) && ends(one) && ends(placed[index + 1])
      ? { ...one, value: { ...one.value, role: 'from' } }
      : one,
  )
}

/** `nounOf`: how a thing is called that no table knows. */
type Reading = { followsDays?: boolean; nounOf?: (word: string) => { text: string; meaning: number } | null }

/** Reads one clause; `followsDays` where the one before spoke of days. Folded for reading only: names are told as they are written. */
export function readItems(clause: string, kit: LanguageKit, { followsDays, nounOf }: Reading = {}): Item[] {
  const { language } = kit
  const kept: Item[] = []
  const keep = (item: Item) => ` ${String.fromCharCode(FIRST_MARK + kept.push(item) - 1)} `
  const marked = clause
    .replace(/(?<!\p{L})(?:è|é)(?!\p{L})/giu, ' ')
    .replace(VERBATIM, (text) => keep({ kind: 'verbatim', text }))
  const folded = ORDER(language)
    .among(fold(marked))
    .reduce((text, { name, pattern }) => text.replace(pattern, () => keep({ kind: 'meaning', name })), fold(marked))
  const { placed, rest } = readValues(folded, language)
  const before = (start: number) => folded.slice(0, start)
  const items: PlacedItem[] = withClock(placed, before, language === 'en').map(({ value, start }) => ({
    at: start,
    item: { kind: 'value', value, isUnder: value.role === 'until' && UNDER.test(before(start)) },
  }))
  let left = rest
  const takeOut = (from: number, until: number, item: Item) => {
    items.push({ at: from, item })
    left = left.slice(0, from) + ' '.repeat(until - from) + left.slice(until)
  }
  for (const { name, pattern } of MORE(language).among(left))
    for (const match of left.matchAll(pattern))
      if (match[0].includes(' ') || isOfDays(name))
        takeOut(match.index, match.index + match[0].length, { kind: 'meaning', name })
  const own = wordsOf(clause)
  for (const { name: read, from, until } of findMeanings(left, language)) {
    const name = MEANT[language]?.[left.slice(from, until)] ?? read
    if (language === 'de' && !isWrittenSo(left.slice(from, until), name, clause)) continue
    // 'Bar Sol', 'Restaurante La Abadía': a name that means something too.
    const mayBeName = sayMeaning(name, language) === null || CALLED_AFTER.has(name)
    const called = mayBeName ? own.names.get(left.slice(from, until)) : undefined
    takeOut(from, until, called === undefined ? { kind: 'meaning', name } : { kind: 'verbatim', text: called })
  }
  for (const { name, pattern } of MORE(language).among(left))
    for (const match of left.matchAll(pattern))
      takeOut(match.index, match.index + match[0].length, { kind: 'meaning', name })
  for (const match of left.matchAll(
    new RegExp(`(?<!\\p{L})(?:${ROLE_WORDS[language].not}|${ALSO_DENIES[language]})(?!\\p{L})`, 'gu'),
  ))
    takeOut(match.index, match.index + match[0].length, { kind: 'not' })
  for (const match of left.matchAll(JOIN)) {
    const isOr = (OR[language] ?? '').split(' ').includes(match[0])
    if (isOr || (AND[language] ?? '').split(' ').includes(match[0]))
      takeOut(match.index, match.index + match[0].length, { kind: 'join', isOr })
  }
  const light = lightWords(kit)
  for (const { 0: word, index } of left.matchAll(/[\p{L}\uE000-\uE0FF]+/gu)) {
    const mark = kept[(word.codePointAt(0) ?? 0) - FIRST_MARK]
    if (mark !== undefined) items.push({ at: index, item: mark })
    else if (own.names.has(word))
      items.push({ at: index, item: { kind: 'verbatim', text: own.names.get(word) ?? word } })
    else if (
      CHANGES.test(word) ||
      LIMITING.test(word) ||
      (word.length === 2 && !SHORT.has(word)) ||
      (word.length > 2 && (STRICT.test(word) || !light(word)))
    ) {
      const noun = CHANGES.test(word) || LIMITING.test(word) || STRICT.test(word) ? null : (nounOf?.(word) ?? null)
      if (noun !== null) items.push({ at: index, item: { kind: 'verbatim', ...noun } })
      else
        items.push({
          at: index,
          item: {
            kind: 'unknown',
            text: word,
            isNoun: !MAY_BE_VERB.test(word) || CHANGES.test(word) || LIMITING.test(word) || STRICT.test(word),
          },
        })
    }
  }
  const ordered = withNameAhead(items.toSorted((a, b) => a.at - b.at))
  return withHours(joinSpans(ordered, folded), followsDays ?? false)

  /** 'Co-op 150 yards': what stands alone ahead of how far it is, is called so. */
  function withNameAhead(read: typeof items): typeof items {
    const [first, second] = read
    const [name] = /^\p{Lu}[\p{L}’'&-]+(?=\s*\d)/u.exec(clause.trim()) ?? []
    const isFar = second?.item.kind === 'value' && /^(?:metres|minutes)$/.test(second.item.value.kind)
    if (name === undefined || !isFar || first?.item.kind !== 'unknown') return read
    return [{ at: first.at, item: { kind: 'verbatim', text: name } }, ...read.slice(1)]
  }

  /** Capitals inside a clause name somebody; German writes all things so, and only what stands behind a place is a name there. */
  function wordsOf(text: string): { names: ReadonlyMap<string, string> } {
    const capitals =
      language === 'de'
        ? text.matchAll(NAMED_DE)
        : text.trim().matchAll(/(?<=\S\s+["'«(]?)\p{Lu}[\p{L}’-]+|^\p{Lu}\p{L}+(?=\s\p{Lu}\p{L}+)/gu)
    const brands = [...text.matchAll(/\p{L}+/gu)].filter(
      ({ 0: word }) => (/^\p{Lu}/u.test(word) && BRANDS.has(fold(word))) || /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(word),
    )
    // Of 'Saint-Jean-de-Maurienne' what is written small is no name by itself.
    const all = [...capitals, ...brands].flatMap(({ 0: one }) =>
      one
        .split(/[\s’'-]/)
        .filter((part) => !SHORT.has(part))
        .map((part): [string, string] => [fold(part), part]),
    )
    const names = new Map(all)
    // 'Il Despar' begins with its article.
    const [first = ''] = /^\p{L}+/u.exec(text.trim()) ?? []
    if (SHORT.has(fold(first)) || /^(?:the|der|die|das|los|las|les|het)$/iu.test(first)) names.delete(fold(first))
    return { names }
  }
}
