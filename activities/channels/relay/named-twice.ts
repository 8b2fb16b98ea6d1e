import { cleanName } from '#workflows/domain/clean-name.ts'
import { guestName } from './guest-name.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import { isNoName } from './told-of-in-notice.ts'

const MOST_LINES = 4
const [LEAST, MOST] = [2, 4]
const BRANDS = new Set(
  Object.values(PLATFORMS).flatMap(({ brands }) => brands.flatMap((brand) => brand.toLowerCase().split(/\W+/u))),
)
const isOfName = (word: string) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word) && !BRANDS.has(word.toLowerCase())

/** Whom both the subject and the top of a platform's mail name, in a language that nobody knows: the longest run of names that is in both. */
export function namedTwice(subject: string, text: string): string | null {
  const head = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => ` ${line.replace(/[:,!?.]/g, ' ')} `)
  const words = subject.slice(0, 300).split(/[\s:,!?()]+/)
  for (let count = MOST; count >= LEAST; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const run = words.slice(at, at + count)
      const name = run.join(' ')
      if (run.every(isOfName) && !isNoName(name) && head.some((line) => line.includes(` ${name} `)))
        return guestName(cleanName(name))
    }
  }
  return null
}
