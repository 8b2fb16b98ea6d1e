import type { Leaf } from './leaves-of.ts'

/** What was said, a line each: a place's name instead of its point, and of a contact's card no piece of what it says whole. */
export function linesOf(leaves: readonly Leaf[]): string {
  const lines: string[] = []
  for (const { path, words } of withoutPoint(leaves)) {
    const isPiece = path.startsWith('contacts') && lines.some((line) => line.includes(words))
    if (!isPiece) lines.push(words)
  }
  return lines.join('\n')
}

function withoutPoint(leaves: readonly Leaf[]): Leaf[] {
  const at = (where: string) => leaves.find(({ path }) => path === `location.${where}`)
  const [latitude, longitude] = [at('latitude'), at('longitude')]
  if (latitude === undefined || longitude === undefined) return [...leaves]
  const others = leaves.filter((leaf) => leaf !== latitude && leaf !== longitude)
  if (at('name') !== undefined || at('address') !== undefined) return others
  return [{ path: 'location', words: `${latitude.words}, ${longitude.words}` }, ...others]
}
