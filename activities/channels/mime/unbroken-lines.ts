/** A shorter line was hardly broken for want of room. */
const LEAST_BROKEN = 30
const [MOST_BREAKS, MOST_HTML] = [400, 200_000]
const [WORDS_BEFORE, WORDS_BEHIND] = [3, 2]
/** There breaks of the source are breaks of the page. */
const KEEPS_BREAKS = /<pre\b|white-space\s*:\s*pre/i
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  apos: "'",
  rsquo: '’',
  ndash: '–',
}

/** With its tags, and as much space between words as there is none of. */
const sourceOf = (html: string) =>
  html
    .slice(0, MOST_HTML)
    .replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')

const isQuoted = (line: string) => /^\s*>/.test(line)
const lastOf = (line: string) => line.trim().split(/\s+/).slice(-WORDS_BEFORE).join(' ')
const firstOf = (line: string) => line.trim().split(/\s+/).slice(0, WORDS_BEHIND).join(' ')

/**
 * A mail's plain text without the breaks that its program made only because a line was full: its page, which says the same, has nothing
 * but a space there. What is quoted keeps its lines.
 */
export function unbrokenLines(plain: string, html: string): string {
  if (KEEPS_BREAKS.test(html)) return plain
  const lines = plain.split(/\r?\n/)
  const source = sourceOf(html)
  const whole: string[] = []
  let asked = 0
  for (const line of lines) {
    const above = whole.at(-1) ?? ''
    const mayBe = above.length >= LEAST_BROKEN && line.trim() !== '' && !isQuoted(line) && !isQuoted(above)
    if (mayBe && asked++ < MOST_BREAKS && source.includes(`${lastOf(above)} ${firstOf(line)}`))
      whole[whole.length - 1] = `${above.trimEnd()} ${line.trim()}`
    else whole.push(line)
  }
  return whole.join('\n')
}
