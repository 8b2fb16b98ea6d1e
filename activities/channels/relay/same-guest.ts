import { fold } from '#workflows/domain/fold-text.ts'
import { guestName } from './guest-name.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const wordsOf = (name: string) =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What the platforms call themselves: all of their names, and the channel's. */
const OF_PLATFORMS = Object.values(PLATFORMS).flatMap(({ channel, brands }) => [channel, ...brands].map(wordsOf))

/** A guest's name for comparing; '' for what is no person's: the platform's own, an address. */
export function nameKey(written: string | null | undefined): string {
  const name = wordsOf(guestName(written) ?? '')
  return OF_PLATFORMS.some((own) => `${name} `.startsWith(`${own} `)) ? '' : name
}

/** Whether two names may be one guest's: equal, the shorter a beginning of the longer ('Jan', 'Jan H.'), or one is not known. */
export function isSameGuest(one: string | null | undefined, other: string | null | undefined): boolean {
  const [short = [], long = []] = [nameKey(one), nameKey(other)]
    .map((name) => name.split(' ').filter(Boolean))
    .sort((a, b) => a.length - b.length)
  return short.every((word, at) => isSameWord(word, long[at] ?? ''))
}

/** Platforms shorten a family name to its initial. */
const isSameWord = (one: string, other: string) =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))
