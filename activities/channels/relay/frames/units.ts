/** Lines that say one thing: a line, or those into which a mail program broke a sentence. */
export type Unit = { from: number; to: number; text: string }

const [LEAST_OF_BROKEN, MOST_OF_BROKEN] = [45, 100]
const ENDS = /[.!?:;…)\]>”"]\s*$/u

/** The units of lines, without those that are empty. `isWhole`: what a page shows as a line of its own. */
export function unitsOf(lines: readonly string[], isWhole: (line: string) => boolean): Unit[] {
  const width = lines.reduce((most, line) => (/https?:/i.test(line) ? most : Math.max(most, line.length)), 0)
  const units: Unit[] = []
  for (let at = 0; at < lines.length; at++) {
    if ((lines[at] ?? '').trim() === '') continue
    let to = at + 1
    while (to < lines.length && isBroken(lines[to - 1] ?? '', lines[to] ?? '', width) && !isWhole(lines[to - 1] ?? ''))
      to++
    const text = lines
      .slice(at, to)
      .map((line) => line.trim())
      .join(' ')
    units.push({ from: at, to, text })
    at = to - 1
  }
  return units
}

/** The next line's first word had no room any more. */
const isBroken = (line: string, next: string, width: number) =>
  width <= MOST_OF_BROKEN &&
  line.length >= LEAST_OF_BROKEN &&
  !ENDS.test(line) &&
  /^\s*\p{L}/u.test(next) &&
  line.length + 1 + (next.trim().split(/\s+/, 1)[0] ?? '').length > width &&
  !/https?:/i.test(`${line} ${next}`)
