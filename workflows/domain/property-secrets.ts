import { readTokens } from './evidence-tokens.ts'
import { fold, foldedWords } from './fold-text.ts'
import { EVERYDAY_WORDS } from './language-words.ts'

/** A secret of a property and the name it goes by in a prompt: `wifi_password`, `door_code`, `door_code_2`. */
export type PropertySecret = { name: string; value: string }

const ACCESS_WORDS =
  /codic|code\b|\bpin\b|digicode|keypad|portone|porta\b|door|gate|cancello|lock|chiav|\bkeys?\b|schlussel|\btur|cle\b|llave|puerta|clave|cassetta|allarm|alarm/
const WIFI_WORDS = /wi ?-?fi|wlan|password|passwort|kennwort|mot de passe|contrasena|\brete\b|network/

const EVERYDAY = new Set(Object.values(EVERYDAY_WORDS).flatMap((words) => [...words]))

/** Letters alone are a password only where they end the sentence: 'the password is on the fridge' names none. */
const isSecretLike = (sentence: string, value: string) =>
  value.length >= 3 &&
  (/\d/.test(value) ||
    (!foldedWords(value).every((word) => EVERYDAY.has(word)) &&
      /^\s*["”'»)]?\s*(?:[.,;!?(]|$)/.test(sentence.slice(sentence.indexOf(value) + value.length))))

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|\n+/)

function secretsOfSentence(sentence: string): { kind: string; value: string }[] {
  const folded = fold(sentence)
  const kind = WIFI_WORDS.test(folded) ? 'wifi_password' : 'door_code'
  const tokens = readTokens(sentence).filter(
    (token) =>
      token.kind === 'secret' ||
      ((token.kind === 'code' || token.kind === 'number') && ACCESS_WORDS.test(folded) && /\d{3}/.test(token.raw)),
  )
  return tokens.filter(({ raw }) => isSecretLike(sentence, raw)).map(({ raw }) => ({ kind, value: raw }))
}

/** The door codes and passwords that stand in what a host wrote about a property. */
export function findSecrets(texts: string[]): PropertySecret[] {
  const found = texts.flatMap(sentencesOf).flatMap(secretsOfSentence)
  const unique = found.filter(({ value }, index) => found.findIndex((other) => other.value === value) === index)
  const counts = new Map<string, number>()
  return unique.map(({ kind, value }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return { name: count === 1 ? kind : `${kind}_${count}`, value }
  })
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const occurrences = (value: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escape(value)}(?![\\p{L}\\p{N}])`, 'gu')

/** The text with each secret's value replaced by its `{{name}}`. */
export const maskSecrets = (text: string, secrets: PropertySecret[]): string =>
  secrets
    .toSorted((a, b) => b.value.length - a.value.length)
    .reduce((masked, { name, value }) => masked.replace(occurrences(value), `{{${name}}}`), text)

/** The text with each `{{name}}` of these secrets replaced by its value; any other placeholder stays as it is. */
export const fillSecrets = (text: string, secrets: PropertySecret[]): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name) => secrets.find((secret) => secret.name === name)?.value ?? whole)

/** True when a text gives one of the secrets away. */
export const holdsSecret = (text: string, secrets: PropertySecret[]): boolean =>
  secrets.some(({ value }) => occurrences(value).test(text))

/** Days before the arrival from which a guest may be told a code. */
export const RELEASE_DAYS_BEFORE_ARRIVAL = 3

/**
 * Whether a stay is near enough for its guest to be told a secret; calendar days. A stay without dates leaves it to the host,
 * who sees every draft that holds one before it goes.
 */
export function mayRelease(stay: { checkIn: string | null; checkOut: string | null }, today: string): boolean {
  const from = stay.checkIn === null ? null : Date.parse(stay.checkIn) - RELEASE_DAYS_BEFORE_ARRIVAL * 86_400_000
  const isEarly = from !== null && Date.parse(today) < from
  const isOver = stay.checkOut !== null && today > stay.checkOut
  return !isEarly && !isOver
}
