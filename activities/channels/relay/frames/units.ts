/** Lines that say one thing: a line, or those into which a mail program broke a sentence. */
export type Unit = { from: number; to: number; text: string }

const LEAST_OF_BROKEN = 45
const ENDS = /[.!?:;…)\]>”"]\s*$/u

/** The units of lines, without those that are empty. */
export function unitsOf(lines: readonly string[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < lines.length; at++) {
    if ((lines[at] ?? '').trim() === '') continue
    let to = at + 1
    while (to < lines.length && isBroken(lines[to - 1] ?? '', lines[to] ?? '')) to++
    units.push({
      from: at,
      to,
      text: lines
        .slice(at, to)
        .map((line) => line.trim())
        .join(' '),
    })
    at = to - 1
  }
  return units
}

const isBroken = (line: string, next: string) =>
  line.length >= LEAST_OF_BROKEN && !ENDS.test(line) && !/https?:/i.test(`${line} ${next}`) && /^\s*\p{L}/u.test(next)
