import { TOPICS, type Topic } from '#activities/drafting/built-in/topics.ts'
import {
  INTERROGATIVE,
  REQUEST,
  SMALL_TALK,
  soundsLikeClosing,
  unknownWords,
} from '#activities/drafting/built-in/vocabulary.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { fold, visibleText } from '#workflows/domain/fold-text.ts'

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
  'pets',
  'earlyCheckIn',
  'lateCheckOut',
  'lateArrival',
  'wifiPassword',
])

const COMES =
  /(?<!\p{L})(?:arriv\p{L}+|check(?:en)? ?-?in|einchecken|(?:get|be) there|ankommen|kommen|anreisen|llega\p{L}*|llego)(?!\p{L})/u

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
  if (soundsLikeClosing(folded) && !isAsking) return { asked: [], kind: 'closing' }
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
  let rest = fold(text)
  const marked = /\?/.test(rest)
  const asks = marked || REQUEST.test(rest) || INTERROGATIVE.test(rest)
  const topics: Topic[] = []
  for (const [topic, pattern] of TOPICS) {
    const without = rest.replace(pattern, ' ')
    if (without === rest) continue
    topics.push(topic)
    rest = without
  }
  const hour = COMES.test(fold(text)) ? readTokens(text).find(({ kind }) => kind === 'time')?.key : undefined
  if (hour !== undefined && !topics.some((topic) => topic !== 'checkIn')) topics.splice(0, 1, 'arrival')
  const words = rest.replace(/\d+(?:[:.]\d+)?\s?(?:uhr|h|am|pm)?/g, ' ').match(/\p{L}+/gu) ?? []
  // 'We are arriving at six from Verona': where from changes nothing.
  const unknown = topics.includes('arrival') && !marked ? [] : unknownWords(words, names)
  return { text, topics, unknown, asks, marked }
}
