import { findPlaceholders } from '#activities/drafting/built-in/find-notes.ts'
import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import type { SecretKind } from '#workflows/domain/secrets/secret-kinds.ts'
import { secretLabel } from '#workflows/domain/secrets/secret-labels.ts'
import type { Topic } from '#workflows/domain/topic.ts'

export type Speaker = { phrases: Phrases; language: DraftLanguage; situation: Situation }

type Sayer = (speaker: Speaker) => Claim[]

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

const checkInOf = ({ property }: Situation) => hhmm(property?.checkIn ?? '')
const checkOutOf = ({ property }: Situation) => hhmm(property?.checkOut ?? '')

const sayAddress: Sayer = ({ phrases, situation }) =>
  say(filled(situation.property?.address), phrases.address, 'property.address')

const sayPlaceholders =
  (topic: Topic): Sayer =>
  ({ phrases, language, situation }) =>
    findPlaceholders(topic, situation).map(({ kind, placeholder, fact }) => ({
      sentence: saySecret(kind, placeholder, { phrases, language }),
      fact,
    }))

function saySecret(
  kind: SecretKind,
  placeholder: string,
  { phrases, language }: Pick<Speaker, 'phrases' | 'language'>,
): string {
  if (kind === 'wifi_password') return phrases.wifiPassword(placeholder)
  if (kind === 'door_code') return phrases.doorCode(placeholder)
  const label = secretLabel(kind, language)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${placeholder}.`
}

/** What the property's own fields and the offered extras say about a topic; nothing where the host said nothing. */
export const FACTS: Partial<Record<Topic, Sayer>> = {
  checkIn: ({ phrases, situation }) => say(checkInOf(situation), phrases.checkIn, 'property.checkIn'),
  arrival: ({ phrases, situation }) => say(checkInOf(situation), phrases.arrival, 'property.checkIn'),
  checkOut: ({ phrases, situation }) => say(checkOutOf(situation), phrases.checkOut, 'property.checkOut'),
  wifi: ({ phrases, situation }) => say(flag(situation, 'Wi-Fi'), phrases.wifi, 'extra.Wi-Fi'),
  parking: ({ phrases, situation }) => say(count(situation, 'Garage Spots'), phrases.parking, 'extra.Garage Spots'),
  pets: ({ phrases, situation }) => say(flag(situation, 'Pets Allowed'), phrases.pets, 'extra.Pets Allowed'),
  pool: ({ phrases, situation }) => say(flag(situation, 'Pool'), phrases.pool, 'extra.Pool'),
  balcony: ({ phrases, situation }) => say(flag(situation, 'Balcony'), phrases.balcony, 'extra.Balcony'),
  towels: ({ phrases, situation }) =>
    say(count(situation, 'Number of Towels'), phrases.towels, 'extra.Number of Towels'),
  address: sayAddress,
  directions: sayAddress,
  floor: ({ phrases, situation }) => say(positive(situation.property?.floor), phrases.floor, 'property.floor'),
  rooms: ({ phrases, situation }) => say(positive(situation.property?.rooms), phrases.rooms, 'property.rooms'),
  bathrooms: ({ phrases, situation }) =>
    say(positive(situation.property?.bathrooms), phrases.bathrooms, 'property.bathrooms'),
  bookingLink: ({ phrases, situation }) =>
    say(filled(situation.property?.bookingLink), phrases.bookingLink, 'property.bookingLink'),
  airbnbLink: ({ phrases, situation }) =>
    say(filled(situation.property?.airbnbLink), phrases.airbnbLink, 'property.airbnbLink'),
  access: sayPlaceholders('access'),
  wifiPassword: sayPlaceholders('wifiPassword'),
}

/** Requests that only the host can grant: the rule is told, the decision is left open. */
export const REQUESTS: Partial<Record<Topic, Sayer>> = {
  earlyCheckIn: ({ phrases, situation }) => {
    const checkIn = checkInOf(situation)
    return [{ sentence: phrases.earlyCheckIn(checkIn), fact: checkIn === null ? null : 'property.checkIn' }]
  },
  lateCheckOut: ({ phrases, situation }) => {
    const checkOut = checkOutOf(situation)
    return [{ sentence: phrases.lateCheckOut(checkOut), fact: checkOut === null ? null : 'property.checkOut' }]
  },
  lateArrival: ({ phrases, situation }) => {
    const checkIn = checkInOf(situation)
    return [{ sentence: phrases.lateArrival(checkIn), fact: checkIn === null ? null : 'property.checkIn' }]
  },
}
