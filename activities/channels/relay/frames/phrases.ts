import { keyOf } from './line-key.ts'

/** A line with a place in it: what stands before and behind that. */
type WithPlace = { before: string; behind: string; place: 'name' | 'number' }
/** Fixed lines: whole, or with a name in them; those by their first word, or where they begin with the place by their last. */
export type Phrases = {
  whole: ReadonlySet<string>
  byFirst: ReadonlyMap<string, WithPlace[]>
  byLast: ReadonlyMap<string, WithPlace[]>
  /** In a language that puts nothing between its words: the name touches them. */
  touching: readonly WithPlace[]
  brands: ReadonlySet<string>
}

const PLACES = [
  ['{name}', 'namehere', 'name'],
  ['{number}', 'numberhere', 'number'],
] as const
const MOST_OF_NAME = 60

const firstWord = (text: string) => text.split(' ', 1)[0] ?? ''
const lastWord = (text: string) => text.split(' ').at(-1) ?? ''

/** Every line of a list for each of the platform's names. */
export const withBrands = (lines: readonly string[], brands: readonly string[]): string[] =>
  lines.flatMap((line) =>
    line.includes('{platform}') ? brands.map((brand) => line.replace('{platform}', brand)) : [line],
  )

/** The lines of a list, for `phraseIn`; before each may stand the platform's name: `Vrbo: Jan replied`. */
export function phrasesOf(lines: readonly string[], brands: readonly string[]): Phrases {
  const whole = new Set<string>()
  const byFirst = new Map<string, WithPlace[]>()
  const byLast = new Map<string, WithPlace[]>()
  const touching: WithPlace[] = []
  for (const line of lines) {
    const key = keyOf(PLACES.reduce((text, [written, kept]) => text.replace(written, kept), line))
    const [, kept, place] = PLACES.find(([, mark]) => key.includes(mark)) ?? []
    if (kept === undefined || place === undefined) {
      whole.add(key)
      continue
    }
    const [before = '', behind = ''] = key.split(kept)
    if (/\p{L}$/u.test(before) || /^\p{L}/u.test(behind)) {
      touching.push({ before, behind, place })
      continue
    }
    const [index, word] = before === '' ? [byLast, lastWord(behind)] : [byFirst, firstWord(before)]
    index.set(word, [...(index.get(word) ?? []), { before, behind, place }])
  }
  return { whole, byFirst, byLast, touching, brands: new Set(brands.map(keyOf)) }
}

/** Whether a folded line is one of the phrases: true, or what stands in the place of a name; null where it is none. */
export function phraseIn(line: string, { whole, byFirst, byLast, touching, brands }: Phrases): true | string[] | null {
  const colon = line.indexOf(':')
  const key = colon > 0 && brands.has(line.slice(0, colon).trimEnd()) ? line.slice(colon + 1).trim() : line
  if (whole.has(key)) return true
  const names: string[] = []
  for (const { before, behind, place } of [
    ...(byFirst.get(firstWord(key)) ?? []),
    ...(byLast.get(lastWord(key)) ?? []),
    ...touching,
  ]) {
    if (key.length <= before.length + behind.length || !key.startsWith(before) || !key.endsWith(behind)) continue
    const within = key.slice(before.length, key.length - behind.length).trim()
    if (place === 'number' && /^[\d -]{1,20}$/.test(within)) return true
    if (place === 'name' && within !== '' && within.length <= MOST_OF_NAME) names.push(within)
  }
  return names.length === 0 ? null : names
}
