import { findNotes, findOwnExtra, findPlaceholders } from '#activities/drafting/built-in/find-notes.ts'
import { endSentence } from '#activities/drafting/built-in/join-words.ts'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import type { Topic } from '#activities/drafting/built-in/topics.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'

/** `firm` rests on a fact or on the host's words in the guest's language; `loose` on words in another one; `open` is for the host. */
export type Answer = { topic: Topic; sentences: Claim[]; strength: 'firm' | 'loose' | 'open' }

export type Speaker = { phrases: Phrases; language: DraftLanguage; situation: Situation }

const hhmm = (time: string) => /^\d{1,2}:\d{2}/.exec(time)?.[0] ?? null

const YES = new Set(['true', 'yes', 'si', 'sì', '1'])
const NO = new Set(['false', 'no', '0'])

function flag(situation: Situation, key: string): boolean | null {
  const value = situation.property?.extras.find((extra) => extra.key === key)?.value
  const word = String(value ?? '')
    .trim()
    .toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : null
}

function count(situation: Situation, key: string): number | null {
  const value = situation.property?.extras.find((extra) => extra.key === key)?.value
  const number = value === undefined || value === '' || typeof value === 'boolean' ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= 0 ? number : null
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)
const filled = (value: string | null | undefined) =>
  value === null || value === undefined || value.trim() === '' ? null : value.trim()

/** Says a fact where there is one. */
function say<T>(value: T | null, phrase: (value: T) => string, fact: string): Claim[] {
  return value === null ? [] : [{ sentence: phrase(value), fact }]
}

/** What the property's own fields and the offered extras say about a topic. */
function sayFact(topic: Topic, { phrases, situation }: Speaker): Claim[] {
  const { property } = situation
  const checkIn = hhmm(property?.checkIn ?? '')
  switch (topic) {
    case 'checkIn':
      return say(checkIn, phrases.checkIn, 'property.checkIn')
    case 'arrival':
      return say(checkIn, phrases.arrival, 'property.checkIn')
    case 'checkOut':
      return say(hhmm(property?.checkOut ?? ''), phrases.checkOut, 'property.checkOut')
    case 'wifi':
      return say(flag(situation, 'Wi-Fi'), phrases.wifi, 'extra.Wi-Fi')
    case 'parking':
      return say(count(situation, 'Garage Spots'), phrases.parking, 'extra.Garage Spots')
    case 'pets':
      return say(flag(situation, 'Pets Allowed'), phrases.pets, 'extra.Pets Allowed')
    case 'pool':
      return say(flag(situation, 'Pool'), phrases.pool, 'extra.Pool')
    case 'balcony':
      return say(flag(situation, 'Balcony'), phrases.balcony, 'extra.Balcony')
    case 'towels':
      return say(count(situation, 'Number of Towels'), phrases.towels, 'extra.Number of Towels')
    case 'address':
    case 'directions':
      return say(filled(property?.address), phrases.address, 'property.address')
    case 'floor':
      return say(positive(property?.floor), phrases.floor, 'property.floor')
    case 'rooms':
      return say(positive(property?.rooms), phrases.rooms, 'property.rooms')
    case 'bathrooms':
      return say(positive(property?.bathrooms), phrases.bathrooms, 'property.bathrooms')
    case 'bookingLink':
      return say(filled(property?.bookingLink), phrases.bookingLink, 'property.bookingLink')
    case 'airbnbLink':
      return say(filled(property?.airbnbLink), phrases.airbnbLink, 'property.airbnbLink')
    case 'access':
    case 'wifiPassword':
      return findPlaceholders(topic, situation).map(({ placeholder, fact }) => ({
        sentence: topic === 'access' ? phrases.doorCode(placeholder) : phrases.wifiPassword(placeholder),
        fact,
      }))
    default:
      return []
  }
}

/** Requests that only the host can grant: the rule is told, the decision is left open. */
function sayRequest(topic: Topic, { phrases, situation }: Speaker): Claim[] | null {
  const checkIn = hhmm(situation.property?.checkIn ?? '')
  const checkOut = hhmm(situation.property?.checkOut ?? '')
  switch (topic) {
    case 'earlyCheckIn':
      return [{ sentence: phrases.earlyCheckIn(checkIn), fact: checkIn === null ? null : 'property.checkIn' }]
    case 'lateCheckOut':
      return [{ sentence: phrases.lateCheckOut(checkOut), fact: checkOut === null ? null : 'property.checkOut' }]
    case 'lateArrival':
      return [{ sentence: phrases.lateArrival(checkIn), fact: checkIn === null ? null : 'property.checkIn' }]
    default:
      return null
  }
}

/** The property's fields say all there is to say: a note with the same word is about something else. */
const TOLD_BY_FIELDS = new Set<Topic>(['rooms', 'bathrooms', 'floor', 'address', 'bookingLink', 'airbnbLink'])

/** Answers one topic from the property, or leaves it open; nothing is guessed. */
export function answerTopic(topic: Topic, speaker: Speaker): Answer {
  const request = sayRequest(topic, speaker)
  const facts = sayFact(topic, speaker)
  const notes = facts.length > 0 && TOLD_BY_FIELDS.has(topic) ? [] : findNotes(topic, speaker.situation)
  const readable = notes.filter(({ language }) => language === speaker.language || language === null)
  const told = readable.map(({ sentence, fact }) => ({ sentence: endSentence(withoutLabel(sentence)), fact }))
  if (request !== null) return { topic, sentences: told.length > 0 ? [...told, ...request] : request, strength: 'open' }
  const isFull = facts.length > 0 && topic !== 'directions'
  if (told.length > 0 || isFull) {
    const hasUnread = notes.length > readable.length
    return { topic, sentences: [...facts, ...told], strength: hasUnread ? 'loose' : 'firm' }
  }
  const quoted = notes.map(({ sentence, fact }) => ({ sentence: speaker.phrases.quote(sentence), fact }))
  const own = findOwnExtra(topic, speaker.situation)
  const named =
    own === null
      ? []
      : [
          {
            sentence: `${capitalise(labelOf(topic, speaker.language))}: ${ownValue(own.value, speaker.language)}.`,
            fact: `extra.${own.key}`,
          },
        ]
  if (named.length > 0 || quoted.length > 0)
    return { topic, sentences: [...facts, ...named, ...quoted], strength: 'loose' }
  return { topic, sentences: facts, strength: 'open' }
}

/** What makes a note a sentence of its own, so that its label can go: `Lift: there is no lift`. */
const FINITE =
  /\b(?:is|are|can|may|take|has|have|c'e|e|ci sono|sono|si trova|potete|prendete|puo|ist|sind|gibt|kann|konnen|nehmen|est|sont|il y a|prenez|pouvez|esta|estan|hay|son|tomen|puede)\b/u

function withoutLabel(note: string): string {
  const [, rest] = /^\p{L}[\p{L} -]{1,24}:\s+(?=\p{L})(.+)$/u.exec(note) ?? []
  return rest !== undefined && FINITE.test(fold(rest)) ? capitalise(rest) : note
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const YES_NO: Record<DraftLanguage, [string, string]> = {
  it: ['sì', 'no'],
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
}
const ownValue = (value: boolean | number, language: DraftLanguage) =>
  typeof value === 'number' ? String(value) : YES_NO[language][value ? 0 : 1]
