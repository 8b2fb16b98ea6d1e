import { fold } from '#workflows/domain/fold-text.ts'
import { listFacts, type PropertyFacts } from '#workflows/domain/property-facts.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { type FoundSecret, findSecrets } from './find-secrets.ts'
import { keyOf } from './mask-secrets.ts'

const findSecretsOnce = remembered(findSecrets)

/** What stands together is read together ('wifi: Garden77'), and each text that is masked by itself is read by itself. */
export const textsOfProperty = (property: PropertyFacts): string[] => [
  ...listFacts(property).map(({ text }) => text),
  ...property.extras.flatMap(({ key, value }) => [key, String(value)]),
]

/** Reads a house text by text, so that others may have their turn in between; what was read is remembered. */
export function* readTextsOfProperty(property: PropertyFacts): Generator<string> {
  for (const text of textsOfProperty(property)) {
    findSecretsOnce(text)
    yield text
  }
}

/** A network or a bell that is called like the house tells nobody anything; its name would be missing everywhere else. */
const isNameOfProperty = ({ kind, value }: FoundSecret, { name }: PropertyFacts) =>
  (kind === 'wifi_name' || kind === 'intercom_code') && ` ${fold(name)} `.includes(` ${fold(value)} `)

/**
 * 'WLAN Seehof, Passwort …' in Seehof 3: a name between two cues may be read as a password. Where another one is, the word that
 * stands in the address, too, is the network's name.
 */
const isNetworkOfAddress = ({ kind, value }: FoundSecret, { name, address }: PropertyFacts, found: FoundSecret[]) =>
  kind === 'wifi_password' &&
  /^[\p{L} '-]+$/u.test(value) &&
  ` ${fold(`${name} ${address}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${fold(value)} `) &&
  found.some((other) => other.kind === kind && keyOf(other.value) !== keyOf(value) && /\d/.test(other.value))

/** The secrets in what a host wrote about a house, each value once. */
export function findSecretsOfProperty(property: PropertyFacts): FoundSecret[] {
  const found = textsOfProperty(property).flatMap(findSecretsOnce)
  const once = new Map<string, FoundSecret>()
  for (const one of found) {
    const key = keyOf(one.value)
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()].filter(
    (one) => !isNameOfProperty(one, property) && !isNetworkOfAddress(one, property, found),
  )
}
