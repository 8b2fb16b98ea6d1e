import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask, AskKind, Reading } from './ask.ts'
import { hasWords } from './compile-words.ts'
import { correctSlips } from './correct-slips.ts'
import { findSubjects } from './find-subjects.ts'
import { findTimes, type HouseTimes } from './find-times.ts'
import { kitOf, type LanguageKit } from './language-kit.ts'
import { splitClauses } from './split-clauses.ts'
import { splitSentences } from './split-sentences.ts'
import { isMereThanks, unknownWords } from './unknown-words.ts'

/** What is known of the chat: names (folded) mean nothing else, and the house has times of its own. */
export type ReadingContext = { names: ReadonlySet<string>; house: HouseTimes }

type Sentence = { text: string; folded: string; isAsking: boolean; isThanks: boolean; asks: Ask[] }

/** Reads a guest's burst as a list of what they want: questions, statements to confirm, news; thanks and greetings are neither. */
export function readAsks(texts: readonly string[], language: DraftLanguage, context: ReadingContext): Reading {
  const kit = kitOf(language)
  const sentences = texts
    .flatMap((text) => splitSentences(text, language))
    .map((text, index) => readSentence({ text, index }, kit, context))
  const isAsking = sentences.some((sentence) => sentence.isAsking)
  const asks = sentences
    .filter(({ isThanks }) => !isThanks)
    .flatMap((sentence) => (sentence.isAsking ? sentence.asks : tell(sentence, isAsking, kit)))
  const wanted = dropRepeats(dropTimesBesideLuggage(completeEllipses(asks)))
  const isQuiet = sentences.every(({ isThanks }) => isThanks)
  return {
    asks: wanted,
    isMereThanks: isQuiet && sentences.some(({ folded }) => !isGreetingOnly(folded)),
    isGreeting: isQuiet && sentences.every(({ folded }) => isGreetingOnly(folded)),
  }
}

const GREETINGS =
  /^\W*(?:ciao|salve|buongiorno|buonasera|buon giorno|hello|hi|hey|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|servus|moin|bonjour|bonsoir|salut|coucou|hola|buen[oa]s(?: (?:dias|tardes|noches))?|goedemorgen|goedemiddag|goedenavond|hoi|dag|ola|bom dia|boa (?:tarde|noite)|dzien dobry|czesc|witam|dobry wieczor)(?:\W+\p{L}+)?\W*$/u

const isGreetingOnly = (folded: string) => GREETINGS.test(folded)

function readSentence(
  { text, index }: { text: string; index: number },
  kit: LanguageKit,
  context: ReadingContext,
): Sentence {
  const folded = fold(text)
  const isThanks = !folded.includes('?') && (isMereThanks(folded, kit, context.names) || isGreetingOnly(folded))
  const isAsking =
    !isThanks && (folded.includes('?') || hasWords(kit.cues.asks, folded) || kit.opens.test(withoutGreeting(folded)))
  const isConfirming = isAsking && hasWords(kit.cues.confirms, folded) && folded.includes('?') && isStated(folded, kit)
  return { text, folded, isAsking, isThanks, asks: asksOf(text, { kit, context, isConfirming, index }) }
}

const withoutGreeting = (folded: string) =>
  folded.replace(
    /^\W*(?:ciao|salve|buongiorno|buonasera|hello|hi|hey|hallo|guten \p{L}+|bonjour|bonsoir|hola|buen[oa]s \p{L}+|goede\p{L}+|ola|bom dia|boa tarde|dzien dobry|czesc)(?:\W+\p{L}+)?\s*[,!.:-]\s*/u,
    '',
  )

/** A statement with a tag: it does not begin as a question does. */
const isStated = (folded: string, kit: LanguageKit) => {
  const rest = withoutGreeting(folded)
  return (
    !kit.opens.test(rest) ||
    hasWords(kit.cues.confirms, rest.slice(0, 14)) ||
    /,\s*\p{L}+(?:\s\p{L}+){0,2}\s*\?\s*$/u.test(rest)
  )
}

type Place = { kit: LanguageKit; context: ReadingContext; isConfirming: boolean; index: number }

function asksOf(text: string, place: Place): Ask[] {
  return joinEmpty(splitClauses(text, place.kit).map((clause) => readClause(clause, place)))
}

function readClause(text: string, { kit, context, isConfirming, index }: Place): Ask {
  const spelled = correctSlips(text, kit)
  const { subjects, rest } = findSubjects(spelled, kit)
  const timed = findTimes({ text: spelled, folded: rest, isConfirming }, kit, context.house)
  const all =
    timed.subjects.length === 0 ? subjects : [...timed.subjects, ...subjects.filter((one) => !isImpliedByTimes(one))]
  return {
    text: text.trim(),
    sentence: index,
    kind: isConfirming ? 'confirm' : 'question',
    subjects: all,
    aspects: kit.aspects.filter(([, pattern]) => hasWords(pattern, rest)).map(([aspect]) => aspect),
    times: timed.times,
    told: timed.told,
    unknown: [...unknownWords(rest, kit, context.names), ...daysOf(rest, timed.subjects, kit)],
  }
}

const WEEKDAYS =
  /(?<!\p{L})(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:maan|dins|woens|donder|vrij|zater|zon)dag|segunda|terca|quarta|quinta|sexta|poniedzial\p{L}*|wtor\p{L}*|srod\p{L}*|czwart\p{L}*|piat\p{L}*|sobot\p{L}*|niedziel\p{L}*)(?!\p{L})/u

/** 'Is check-in possible on Sunday?': the hour alone is no answer. */
const daysOf = (folded: string, subjects: readonly string[], { cues }: LanguageKit): string[] =>
  subjects.length > 0 && !hasWords(cues.when, folded) ? [...(WEEKDAYS.exec(folded) ?? [])] : []

/** 'By train', 'our flight' beside an arrival ask for no train. */
const isImpliedByTimes = (subject: string) =>
  ['train', 'transport', 'airport', 'taxi', 'rooms', 'address'].includes(subject)

/** A clause about nothing belongs to the one before it, or to the next. */
function joinEmpty(asks: Ask[]): Ask[] {
  const told = asks.filter(({ subjects }) => subjects.length > 0)
  const [first] = told
  if (first === undefined) return asks.length === 0 ? [] : [merge(asks)]
  const silent = asks.filter(({ subjects }) => subjects.length === 0)
  // What stands before tells why they ask; what comes after may change what is asked.
  const unknown = silent.filter((ask) => asks.indexOf(ask) > asks.indexOf(first)).flatMap((ask) => ask.unknown)
  const aspects = silent.flatMap((ask) => ask.aspects)
  const last = told.length - 1
  return told.map((ask, index) =>
    index === last
      ? {
          ...ask,
          unknown: [...ask.unknown, ...unknown],
          aspects: [...new Set([...ask.aspects, ...aspects])],
          times: [...ask.times, ...silent.flatMap(({ times }) => times)],
        }
      : ask,
  )
}

const merge = (asks: Ask[]): Ask => ({
  ...(asks[0] as Ask),
  text: asks.map(({ text }) => text).join(', '),
  aspects: [...new Set(asks.flatMap(({ aspects }) => aspects))],
  times: asks.flatMap(({ times }) => times),
  unknown: asks.flatMap(({ unknown }) => unknown),
})

/** What is told beside questions is context, unless it changes something; alone it is news for the host. */
function tell({ asks, folded }: Sentence, isAsking: boolean, kit: LanguageKit): Ask[] {
  const changes = hasWords(kit.cues.changes, folded)
  const kindOf = (ask: Ask): AskKind => {
    if (changes) return 'news'
    if (ask.told !== null || ask.subjects.some(isRequest)) return 'question'
    return isAsking ? 'context' : 'news'
  }
  return asks.map((ask) => ({ ...ask, kind: kindOf(ask) }))
}

const isRequest = (subject: string) => ['earlyCheckIn', 'lateCheckOut', 'lateArrival'].includes(subject)

/** 'Are towels included? And for the pool too?' asks about towels for the pool. */
const completeEllipses = (asks: Ask[]): Ask[] =>
  asks.map((ask, index) => {
    const before = asks[index - 1]
    const [subject, ...more] = ask.subjects
    const isPlace = more.length === 0 && (subject === 'pool' || subject === 'beach')
    const isShort = ask.text.split(/\s+/).length <= 6 && ask.aspects.length === 0
    return isPlace && isShort && before?.subjects.at(-1) === 'towels' ? { ...ask, subjects: ['beachTowels'] } : ask
  })

/** Who asks to leave bags tells when they come only to explain it. */
function dropTimesBesideLuggage(asks: Ask[]): Ask[] {
  if (!asks.some(({ subjects }) => subjects.includes('luggage'))) return asks
  const isWhy = (subject: string) => ['earlyCheckIn', 'lateCheckOut', 'checkIn', 'checkOut'].includes(subject)
  const asksWhen = ({ aspects, subjects, times }: Ask) =>
    aspects.includes('hours') && times.length === 0 && !subjects.includes('luggage')
  return asks
    .map((ask) => (asksWhen(ask) ? ask : { ...ask, subjects: ask.subjects.filter((subject) => !isWhy(subject)) }))
    .map((ask) => (ask.subjects.length === 0 && ask.kind !== 'news' ? { ...ask, kind: 'context' as const } : ask))
}

const dropRepeats = (asks: Ask[]) =>
  asks.filter((ask, index) => asks.findIndex((other) => other.text === ask.text && other.kind === ask.kind) === index)
