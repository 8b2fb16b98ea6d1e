import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { STRICT } from '#workflows/domain/proof/unsupported-words.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { rememberedByKit } from '#workflows/domain/reading/remembered-by-kit.ts'
import { nameDaysBetween } from './day-spans.ts'
import { isOffLimits, isSwitchedOff, NO_PROBLEM, ONLY_NOT } from './denials.ts'
import { monthSpansIn } from './month-spans.ts'
import { agesOf, isOfNoPay, withMost, withMostBehind } from './most-and-ages.ts'
import { countEach, countSleepers, nameMonths, settleMeanings } from './plain-meanings.ts'
import { contrastsIn, withPlainWriting } from './plain-writing.ts'
import { ALWAYS, properNames } from './proper-names.ts'
import { readValues } from './read-values.ts'
import { ROLE_WORDS } from './role-words.ts'
import type { SaidValue } from './said-value.ts'
import { MONTHS } from './value-readers.ts'
import { HOUSE, PEOPLE, withFront, YES } from './whole-house.ts'
import { readRows } from './word-rows.ts'
import { TABLES } from './words/tables.ts'
import { closedWords, lightWords } from './words-that-say-nothing.ts'

/** A piece of a sentence as meanings that are the same in every language. */
export type Piece = {
  things: ReadonlySet<string>
  traits: ReadonlySet<string>
  limits: ReadonlySet<string>
  values: readonly SaidValue[]
  /** What no table knows: names, and words that may mean anything. */
  words: readonly string[]
  names: ReadonlySet<string>
  language: DraftLanguage
  /** The text without what tables know. */
  left: string
  /** With what words each thing and trait is said. */
  saidWith: ReadonlyMap<string, string>
  /** Every word of it, folded, between blanks. */
  raw: string
  /** 'The flat', 'das Haus': it speaks of the whole house. */
  isOfHouse: boolean
  /** 'On the balcony, yes': it is so, where what stands before is not. */
  isYes: boolean
  /** A figure in it counts people. */
  isOfPeople: boolean
  isNo: boolean
  /** 'One' or an article. */
  hasOne: boolean
  /** In brackets: said of what stands before. */
  isAside: boolean
  /** Nobody can tell whether the 'no' before it goes for it too: 'no oven and microwave'. */
  isDoubtful: boolean
  /** It has a verb of its own: 'and there is a line', which shares nothing with what stands before. */
  isOwn: boolean
  /** 'And' stands before it. */
  isJoined: boolean
  /** 'But' or 'while' stands before it. */
  isContrast: boolean
  /** It ends in a colon: said of all that follows. */
  isLead: boolean
}

const JOINS: Record<DraftLanguage, string> = {
  it: 'e|ed|o|oppure|né',
  en: 'and|or|nor',
  de: 'und|sowie|oder|noch',
  fr: 'et|ou|ou bien|ni',
  es: 'y|e|o|u|o bien|ni',
  nl: 'en|of|ofwel|noch',
  pt: 'e|ou|nem',
  pl: 'i|oraz|lub|albo|ani',
}
const OR = /^\s(?:o|oppure|or|nor|oder|ou|ou bien|u|o bien|of|ofwel|lub|albo|ni|né|ani|nem|noch)\s$/iu
/** What begins a statement of its own, or says yes. */
const OWN =
  /(?<!\p{L})(?:there|c'e|ci sono|abbiamo|si|is|are|have|you|es gibt|gibt es|haben|ist|il y a|avons|hay|tenemos|esta|estan|ja|er|ha|temos|sim|jest|sa|mamy|yes|oui|wel|vorhanden|da)(?!\p{L})/u

const THERE_IS =
  /(?<!\p{L})(?:there(?: is| are|'s)|c'e|ci sono|es gibt|gibt es|il y a|hay|er (?:is|zijn|staat|staan)|ha|jest|sa)(?!\p{L})|^\W*(?:has|hat|ha|a|tiene|heeft|tem|ma)(?!\p{L})/u

/** Of the same words, what stands first here. */
const KINDS = ['limits', 'things', 'traits'] as const
const ROWS = {
  things: readRows(...TABLES.things),
  traits: readRows(...TABLES.traits),
  limits: readRows(...TABLES.limits),
}
/** 'A' is an article in English alone: 'fica a 150 m'. */
const ONE: Record<DraftLanguage, RegExp> = {
  it: /(?<!\p{L})(?:un|una|uno)(?!\p{L})/u,
  en: /(?<!\p{L})(?:one|an?)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ein|eine[nmr]?)(?!\p{L})/u,
  fr: /(?<!\p{L})une?(?!\p{L})/u,
  es: /(?<!\p{L})(?:un|una|uno)(?!\p{L})/u,
  nl: /(?<!\p{L})een(?!\p{L})/u,
  pt: /(?<!\p{L})(?:um|uma)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:jeden|jedna|jedno|jednego|jednym|jednej)(?!\p{L})/u,
}

/** The pieces of a sentence, between commas, brackets and 'and'. */
export const readPieces: (sentence: string, kit: LanguageKit) => readonly Piece[] = rememberedByKit((sentence, kit) => {
  const joins = new RegExp(`\\s(?:${JOINS[kit.language]})\\s`, 'giu')
  const marked = withPlainWriting(sentence, kit.language)
    .replace(/\(([^)]*)\)?/gu, ' ,\u0001$1, ')
    .replace(/:\s/gu, ':\u0002, ')
    .replace(/\s[-–—/]\s|;/gu, ', ')
    .replace(contrastsIn(kit.language), ' ,\u0003 ')
    .replace(joins, (join) => (OR.test(join) ? ' ,\u0004\u0005 ' : ' ,\u0004 '))
  const read = withDoubt(
    marked
      .split(/,(?!\d)/u)
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
      .map((text, index) => ({ text, piece: readPiece(text, kit, index === 0) })),
    kit.language,
  )
  return withFront(withMostBehind(read))
})

function withDoubt(read: readonly { text: string; piece: Piece }[], language: DraftLanguage): Piece[] {
  const ends = new RegExp(`(?<!\\p{L})(?:${ROLE_WORDS[language].not})\\W*(?:hay|ce n'e|c'e|ma)?\\W*$`, 'u')
  let isOpen = false
  return read.map(({ text, piece }) => {
    const folded = fold(text)
    const isBare = piece.traits.size + piece.limits.size + piece.values.length === 0
    const isAfterNo = isOpen && !piece.isNo && !text.includes('\u0003') && !OWN.test(folded)
    // 'No smoking or vaping indoors': 'or' denies both.
    if (isAfterNo && text.includes('\u0005')) return { ...piece, isNo: true }
    const isDoubtful = isAfterNo && isBare
    isOpen = isDoubtful || (piece.isNo && !ends.test(folded))
    return { ...piece, isDoubtful }
  })
}

function readPiece(text: string, kit: LanguageKit, isFirst: boolean): Piece {
  const { language } = kit
  const bare = text.replace(/[\u0001-\u0005]/gu, ' ')
  const folded = fold(bare).replace(NO_PROBLEM, (found) => ' '.repeat(found.length))
  const names = new Set(foldedWords(properNames(bare, isFirst || language === 'de')))
  const { values: read, rest } = readValues(folded, language)
  const values = [...read, ...monthSpansIn(folded, language, read)]
  const not = new RegExp(`(?<!\\p{L})(?:${ROLE_WORDS[language].not})(?!\\p{L})`, 'gu')
  const taken = { things: new Set<string>(), traits: new Set<string>(), limits: new Set<string>() }
  const { left, saidWith, first } = take(
    rest,
    {
      language,
      isName: (words) =>
        isNoun(language) ? false : words.split(' ').every((word) => names.has(word) && !ALWAYS.test(word)),
    },
    taken,
  )
  countEach(taken)
  // 'From the chalet': the house itself is no thing of it.
  if (taken.things.has('mountainHut') && HOUSE.test(saidWith.get('mountainHut') ?? ''))
    taken.things.delete('mountainHut')
  if (
    (first === 'attic' || AT_THE_LOFT.test(folded)) &&
    /^(?:loft|attico)$/u.test((saidWith.get('attic') ?? '').trim())
  )
    taken.things.delete('attic')
  // 'You get there in 5 minutes' is no check-in.
  if (
    values.some(({ kind }) => kind === 'minutes' || kind === 'metres') &&
    !values.some(({ kind }) => kind === 'time') &&
    taken.things.size > 1
  )
    taken.things.delete('arrival')
  // 'The bus leaves every hour', 'Züge nach Cochem': nobody checks out, and nothing is after.
  if ([...VEHICLES, ...REACHING].some((one) => taken.things.has(one)))
    for (const one of ['arrival', 'departure']) taken.things.delete(one)
  if (VEHICLES.some((one) => taken.things.has(one))) taken.limits.delete('after')
  // '100 m from the door' is of no door.
  if (values.some(({ kind }) => kind === 'metres' || kind === 'minutes') && taken.things.size > 1)
    taken.things.delete('door')
  // 'No smoking in the house' is indoors; whatever else is in the house is just there.
  if (taken.traits.delete('inHouse') && (taken.things.has('smoking') || taken.things.has('vaping')))
    taken.traits.add('indoor')
  // 'Included in the price' is of no price.
  if (taken.traits.has('included')) taken.things.delete('price')
  // 'Off the sofas': what is denied stands in the table, too.
  // 'Just not on the beds.'
  if (ONLY_NOT.test(rest)) taken.limits.delete('only')
  // 'The only exception.'
  if (taken.limits.has('except')) taken.limits.delete('only')
  const isDenied =
    taken.traits.delete('never') ||
    left.search(not) >= 0 ||
    isOffLimits(rest, language) ||
    isSwitchedOff(left, language)
  const aged = withMost(taken, agesOf(values, taken))
  const isFree = isDenied && isOfNoPay(taken, aged)
  if (isFree) taken.traits.add('free')
  if (isFree) taken.traits.delete('pay')
  const isNo = settleMeanings(taken, { values: aged, isNo: isDenied && !isFree, saidWith })
  const isOfSleepers = countSleepers(taken, aged)
  nameMonths(taken, aged, MONTHS)
  nameDaysBetween(taken, folded, language)
  const isOfHouse = HOUSE.test(folded)
  const when = values.filter(({ kind }) => kind === 'time')
  // 'The flat is yours from 2 pm.'
  if (isOfHouse && taken.things.size === 0 && taken.traits.size === 0 && when.length === 1 && when[0]?.role === 'from')
    taken.things.add('arrival')
  const light = lightWords(kit)
  const closed = closedWords(kit)
  const words = foldedWords(left.replace(not, ' ')).filter(
    (word) =>
      word.length > 2 && ((names.has(word) && !isNoun(language) && !closed(word)) || STRICT.test(word) || !light(word)),
  )
  return {
    ...taken,
    values: aged.map((value) => withRoleOf(taken, value)),
    words,
    names,
    language,
    left: left.replace(not, ' \u00b7 '),
    saidWith,
    raw: ` ${foldedWords(bare).join(' ')} `,
    isOfHouse,
    isYes: !isNo && YES.test(fold(bare)),
    isOfPeople: isOfSleepers || (PEOPLE.test(fold(bare)) && values.some(({ kind }) => kind === 'count')),
    isNo,
    isDoubtful: false,
    hasOne: ONE[language].test(fold(bare)),
    isOwn: THERE_IS.test(fold(bare)),
    isJoined: text.includes('\u0004'),
    isAside: text.includes('\u0001'),
    isContrast: text.includes('\u0003'),
    isLead: text.includes('\u0002'),
  }
}

/** 'Opens at 8' is from 8, 'closes at 9' until 9, 'check-out is at 10' until 10. */
const withRoleOf = ({ traits, things }: Pick<Piece, 'traits' | 'things'>, value: SaidValue): SaidValue => {
  // 'The lift goes to the second floor.'
  if (value.kind === 'count' && value.role === 'at' && things.has('lift') && things.has('floor'))
    return { ...value, role: 'until' }
  if (value.role !== 'at' || (value.kind !== 'time' && value.kind !== 'count')) return value
  if (traits.has('open')) return { ...value, role: 'from' }
  if (traits.has('closed')) return { ...value, role: 'until' }
  if (value.kind !== 'time' || things.has('arrival') === things.has('departure')) return value
  return { ...value, role: things.has('arrival') ? 'from' : 'until' }
}

type Kind = keyof typeof ROWS
export type Meaning = { kind: Kind; name: string; from: number; until: number }

/** What comes somewhere checks nobody in: 'the lift reaches the second floor'. */
const REACHING = ['lift', 'wifi', 'signal', 'path', 'street']
const VEHICLES = ['bus', 'skiBus', 'train', 'tram', 'metro', 'ferry', 'boat', 'shuttle']
const AT_THE_LOFT = /(?<!\p{L})(?:at|from|to|of|near) the loft(?!\p{L})/u

/** Names of one meaning. */
const SAME: Record<string, string> = { swim: 'bathe', order: 'request' }

type Taking = { language: DraftLanguage; isName: (words: string) => boolean }

/** Takes the words of all concepts out of a text. */
function take(text: string, { language, isName }: Taking, into: Record<Kind, Set<string>>) {
  const saidWith = new Map<string, string>()
  const meanings = findMeanings(text, language).filter(
    ({ kind, from, until }) => kind !== 'things' || !isName(text.slice(from, until).trim()),
  )
  const first = meanings.filter(({ kind }) => kind === 'things').toSorted((a, b) => a.from - b.from)[0]?.name
  let left = text
  for (const { kind, name, from, until } of meanings) {
    into[kind].add(SAME[name] ?? name)
    if (kind !== 'limits') saidWith.set(SAME[name] ?? name, left.slice(from, until))
    left = left.slice(0, from) + ' '.repeat(until - from) + left.slice(until)
  }
  return { left, saidWith, first }
}

/** What the words of a folded text mean: of words that overlap the longest mean something, 'poco profonda' before 'profonda'. */
export function findMeanings(text: string, language: DraftLanguage): Meaning[] {
  const found = KINDS.flatMap((kind) =>
    ROWS[kind](language)
      .among(text)
      .filter(({ pattern }) => hasWords(pattern, text))
      .flatMap(({ name, pattern }) =>
        [...text.matchAll(pattern)].map(
          (match): Meaning => ({ kind, name, from: match.index, until: match.index + match[0].length }),
        ),
      ),
  )
  const longestFirst = found.toSorted((a, b) => b.until - b.from - (a.until - a.from))
  let left = text
  return longestFirst.filter(({ from, until }) => {
    const words = text.slice(from, until)
    if (left.slice(from, until) !== words) return false
    left = left.slice(0, from) + ' '.repeat(words.length) + left.slice(until)
    return true
  })
}

/** German writes each noun as a name. */
const isNoun = (language: DraftLanguage) => language === 'de'
