import type { Relay } from '#activities/channels/incoming-message.ts'
import { escaped } from './escaped.ts'
import { guestName } from './guest-name.ts'
import { LANGUAGES } from './languages/languages.ts'
import { PARTICLES } from './name-particles.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\p{M}'’.-]*(?: ${PARTICLES}\p{Lu}[\p{L}\p{M}'’.-]*){0,3})`
const MOST_CHARACTERS = 8_000

let compiled: RegExp[] | undefined
const sentences = (): RegExp[] =>
  (compiled ??= LANGUAGES.flatMap(({ tells = [] }) => tells).map((line) => {
    const [before = '', behind = ''] = line.split('{name}')
    return new RegExp(String.raw`(?<!\p{L})${anyCase(before)}${NAME}${anyCase(behind)}(?!\p{L})`, 'u')
  }))

/** A sentence may begin with it, and a name begins with a capital. */
const anyCase = (words: string) =>
  escaped(words).replace(/^\p{L}/u, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`)

/** The guest whom a platform's notice names in a sentence; no guest writes in one. */
export function namedInNotice(text: string): Relay['guestName'] {
  const said = text.slice(0, MOST_CHARACTERS).replace(/\s+/g, ' ')
  for (const sentence of sentences()) {
    const name = guestName(sentence.exec(said)?.groups?.['name'])
    if (name !== null) return name
  }
  return null
}
