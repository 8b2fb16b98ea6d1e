import { TOPICS } from '#activities/drafting/built-in/topics.ts'
import {
  INTERROGATIVE,
  REQUEST,
  SMALL_TALK,
  soundsLikeClosing,
  unknownWords,
} from '#activities/drafting/built-in/vocabulary.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { fold, visibleText } from '#workflows/domain/fold-text.ts'
import type { Topic } from '#workflows/domain/topic.ts'

/** One thing that the guest wants to know. `topic` is null when it is clear that they ask, but not what. */
export type Asked = {
  topic: Topic | null
  sentence: string
  /** False when the question holds words that may change what is asked ('heated', 'free'). */
  isClear: boolean
}

export type Understanding = { asked: Asked[]; kind: 'questions' | 'closing' | 'greeting' | 'unclear' }

type Sentence = { text: string; topics: Topic[]; unknown: string[]; asks: boolean; marked: boolean }

/** Topics that a guest raises by telling: 'we bring our dog', 'we arrive at eleven'. */
const RAISED_BY_TELLING = new Set<Topic>([
  'arrival',
  'departure',
  'pets',
  'earlyCheckIn',
  'lateCheckOut',
  'lateArrival',
  'wifiPassword',
])

const COMES =
  /(?<!\p{L})(?:arriv\p{L}+|check(?:en)? ?-?in|einchecken|(?:get|be) there|ankommen|kommen|anreisen|llega\p{L}*|llego)(?!\p{L})/u

const LEAVES =
  /(?<!\p{L})(?:check(?:en)? ?-?out|auschecken|abreisen|partire|partiamo|lasciare|leave|leaving|depart|partir|partons|quitter|salir|salimos|dejar)(?!\p{L})/u

const TIMED = new Set<Topic>(['checkIn', 'checkOut', 'earlyCheckIn', 'lateCheckOut', 'lateArrival'])

/** 'A partir de', 'à partir de', 'a partire da' leave nothing. */
const FROM = /(?<!\p{L})a partire? d\p{L}{1,4}(?!\p{L})/gu

/** A sentence that says when the guest comes or goes. */
function tellsTime(text: string, topics: Topic[]): { topic: Topic; instead: Topic } | null {
  if (!readTokens(text).some(({ kind }) => kind === 'time')) return null
  const folded = fold(text).replace(FROM, ' ')
  const isFree = (own: Topic) => !topics.some((topic) => TIMED.has(topic) && topic !== own)
  if (COMES.test(folded) && isFree('checkIn')) return { topic: 'arrival', instead: 'checkIn' }
  return LEAVES.test(folded) && isFree('checkOut') ? { topic: 'departure', instead: 'checkOut' } : null
}

/** What a guest's texts ask for, sentence by sentence; `names` (folded) are the words of people and places that mean nothing else. */
export function understand(texts: string[], names: ReadonlySet<string>): Understanding {
  const sentences = texts.flatMap(splitSentences).map((text) => readSentence(text, names))
  const isAsking = sentences.some(({ asks }) => asks)
  const asked = sentences.flatMap((sentence) => askedIn(sentence, isAsking))
  const unique = asked.filter(
    ({ topic, sentence }, index) =>
      asked.findIndex((other) => other.topic === topic && (topic !== null || other.sentence === sentence)) === index,
  )
  const clear = unique.map((one) => ({
    ...one,
    isClear: asked.every((other) => other.topic !== one.topic || other.isClear),
  }))
  if (clear.length > 0) return { asked: clear, kind: 'questions' }
  const folded = fold(texts.join('\n'))
  // Thanks may wrap news ('we are five now'): only words that we know, and no figures but a rating, are mere thanks.
  const news = sentences.flatMap(({ unknown }) => unknown).length
  const isMere = news <= 4 && !/\d/.test(folded.replace(/\d{1,2}\s?\/\s?10/g, ''))
  if (soundsLikeClosing(folded) && !isAsking && isMere) return { asked: [], kind: 'closing' }
  const isGreeting = folded.length < 80 && sentences.every(({ unknown }) => unknown.length === 0)
  return { asked: [], kind: isGreeting ? 'greeting' : 'unclear' }
}

function askedIn({ text, topics, unknown, asks, marked }: Sentence, isAsking: boolean): Asked[] {
  const isClear = unknown.length === 0
  const relevant = topics.filter((topic) => asks || !isAsking || RAISED_BY_TELLING.has(topic))
  const told = relevant.filter((topic) => asks || RAISED_BY_TELLING.has(topic) || unknown.length <= 2)
  if (told.length > 0) return told.map((topic) => ({ topic, sentence: text, isClear }))
  const wants = marked || (asks && unknown.length > 0)
  return wants && !SMALL_TALK.test(fold(text)) ? [{ topic: null, sentence: text, isClear: false }] : []
}

const splitSentences = (text: string): string[] =>
  visibleText(text)
    .slice(0, 4000)
    .split(/(?<=[.!?;…])(?=\s|$)|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

function readSentence(text: string, names: ReadonlySet<string>): Sentence {
  let rest = fold(text).replace(FROM, ' ')
  const marked = /\?/.test(rest)
  const asks = marked || REQUEST.test(rest) || INTERROGATIVE.test(rest)
  const topics: Topic[] = []
  for (const [topic, pattern] of TOPICS) {
    const without = rest.replace(pattern, ' ')
    if (without === rest) continue
    topics.push(topic)
    rest = without
  }
  const told = tellsTime(text, topics)
  if (told !== null) topics.splice(0, topics.length, ...topics.filter((topic) => topic !== told.instead), told.topic)
  const isAside = topics.length > 1 || readTokens(text).some(({ kind }) => kind === 'time')
  if (isAside && topics.includes('transport')) topics.splice(topics.indexOf('transport'), 1)
  const words = rest.replace(/\d+(?:[:.]\d+)?\s?(?:uhr|h|am|pm)?/g, ' ').match(/\p{L}+/gu) ?? []
  // 'We are arriving at six from Verona': where from changes nothing.
  const unknown =
    (topics.includes('arrival') || topics.includes('departure')) && !marked ? [] : unknownWords(words, names)
  const isElsewhere = topics.some((topic) => topic === 'checkIn' || topic === 'checkOut') && asksForMoreThanTime(text)
  return { text, topics, unknown: isElsewhere ? [...unknown, 'where'] : unknown, asks, marked }
}

const WHERE = /(?<!\p{L})(?:dove|dov'e|where|wo|ou|donde|who|chi|wer|qui|quien)(?!\p{L})/u
const WEEKDAY =
  /(?<!\p{L})(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?!\p{L})/u
const HOUR = /(?<!\p{L})(?:ora|orario|quando|time|when|uhr|uhrzeit|wann|spat|heure|quand|hora|cuando)(?!\p{L})/u

/** 'Where is the check-in?', 'is check-in possible on Sunday?': the hour alone is no answer. */
function asksForMoreThanTime(text: string): boolean {
  const folded = fold(text)
  return WHERE.test(folded) || (WEEKDAY.test(folded) && !HOUR.test(folded))
}
