import { fold } from '#workflows/domain/fold-text.ts'
import { type Concept, conceptsIn } from './frames/concepts.ts'
import { keyOf } from './frames/line-key.ts'
import { isKindOfHouse } from './kind-of-house.ts'
import type { Platform } from './platforms/platform.ts'
import { isShouted } from './shouted.ts'

const MOST_CHARACTERS = 120
/** `Nieuw bericht van je gast` */
const isPlatforms = (concepts: ReadonlySet<Concept>) =>
  concepts.has('message') && (concepts.has('guest') || concepts.has('arrived'))
const isTitle = (line: string) =>
  !isPlatforms(conceptsIn(fold(line))) &&
  line.length <= MOST_CHARACTERS &&
  /\p{L}/u.test(line) &&
  !/https?:|[?!]$|\d{6}/.test(line) &&
  !line.includes('\uE003')

type Says = Pick<Platform, 'belowTitle' | 'saysKind'> & { isLabel: (line: string) => boolean }

/** The house that a platform names above what it says of every house, where it names one; as it is written where it is not all capitals. */
export function titleAbove(text: string, { belowTitle = [], saysKind, isLabel }: Says): string | null {
  const lines = text
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter((line) => keyOf(line) !== '')
  const begins = belowTitle.map(keyOf)
  const isBelow = (line: string) =>
    begins.some((one) => isBegun(keyOf(line), one)) || (saysKind === true && isKindOfHouse(line))
  const titles = lines.flatMap((line, at) => {
    const above = lines[at - 1] ?? ''
    return isBelow(line) && isTitle(above) && !isLabel(above) ? [above] : []
  })
  const [one, ...others] = new Set(titles.map(keyOf))
  if (one === undefined || others.length > 0) return null
  return (
    titles.find((title) => !isShouted(title)) ??
    lines.find((line) => keyOf(line) === one && !isShouted(line)) ??
    titles[0] ??
    null
  )
}

const isBegun = (line: string, begin: string) => line.startsWith(begin) && !/^\p{L}/u.test(line.slice(begin.length))
