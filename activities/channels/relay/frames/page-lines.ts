import type { PageLine } from '#activities/channels/text/correspondence.ts'
import { keyOf } from './line-key.ts'

const TAG = /<(\/?)([a-z][a-z0-9]{0,10})\b([^<>]{0,4000})>|([^<]+)/gi
const BLOCKS = new Set(
  'table tr td th div p li ul ol h1 h2 h3 h4 h5 h6 blockquote section center body dl dt dd address figure figcaption caption'.split(
    ' ',
  ),
)
const VOID = new Set('img hr input meta link wbr col'.split(' '))
const MOST_OPEN = 200
const MOST_LINES = 2_000
const MOST_CELLS = 4
const [SMALL, LARGE] = [13, 20]
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  '#x27': "'",
  rsquo: '’',
  copy: '©',
}

type Open = { name: string; manner: string; size: number | null; isLink: boolean; isBold: boolean }

const sizeIn = (tag: string) => {
  const found = /font-size\s*:\s*(\d{1,2}(?:\.\d+)?)px/gi
  const sizes = [...tag.matchAll(found)]
  return sizes.length === 0 ? null : Number(sizes.at(-1)?.[1])
}

const readable = (text: string) =>
  text.replace(/&(#?\w{2,8});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? characterOf(name) ?? whole)

function characterOf(name: string): string | null {
  const code = name.startsWith('#x')
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : Number.NaN
  return Number.isInteger(code) && code > 0 && code < 0x110000 ? String.fromCodePoint(code) : null
}

type Piece = { text: string; within: Open }

/** Every line of a page, as lines are compared; of one that stands there in two manners nothing is told. */
export function pageLines(light: string): ReadonlyMap<string, PageLine> {
  const lines = new Map<string, PageLine>()
  const twice = new Set<string>()
  const open: Open[] = [{ name: '', manner: '', size: null, isLink: false, isBold: false }]
  let pieces: Piece[] = []
  let cells: PageLine[][] = []
  const put = () => {
    const said = pieces.filter(({ text }) => text.trim() !== '')
    const key = keyOf(readable(pieces.map(({ text }) => text).join('')))
    pieces = []
    const within = said[0]?.within
    if (within === undefined || key === '' || lines.size > MOST_LINES) return
    const line = lineOf(said, within)
    const before = lines.get(key)
    if (before !== undefined && before.manner !== line.manner) twice.add(key)
    lines.set(key, line)
    cells.at(-1)?.push(line)
  }
  for (const [, slash, tag = '', rest = '', text] of light.matchAll(TAG)) {
    const within = open.at(-1)
    if (within === undefined) break
    if (text !== undefined) {
      pieces.push({ text, within })
      continue
    }
    const name = tag.toLowerCase()
    if (name === 'br' || BLOCKS.has(name)) put()
    if (name === 'tr') {
      const filled = cells.filter((cell) => cell.length > 0)
      if (filled.length > 1 && filled.length <= MOST_CELLS) for (const line of filled.flat()) line.isCell = true
      cells = []
    }
    if (slash === '' && (name === 'td' || name === 'th')) cells.push([])
    if (name === 'br' || VOID.has(name)) continue
    if (slash === '') {
      if (open.length < MOST_OPEN) open.push(begun(within, name, rest))
      continue
    }
    const at = open.findLastIndex((one, index) => index > 0 && one.name === name)
    if (at !== -1) open.length = at
  }
  put()
  for (const key of twice) lines.delete(key)
  return lines
}

function begun(within: Open, name: string, rest: string): Open {
  const style = /style\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(rest)
  const look = (style?.[1] ?? style?.[2] ?? '').toLowerCase().replace(/\s+/g, '')
  const isHeading = /^h\d$/.test(name)
  return {
    name,
    manner: BLOCKS.has(name)
      ? `${name}:${look}${/class\s*=\s*["']?([^"'>]{0,80})/i.exec(rest)?.[1] ?? ''}`
      : within.manner,
    size: sizeIn(look) ?? (isHeading ? LARGE : within.size),
    isLink: within.isLink || (name === 'a' && /href/i.test(rest)),
    isBold:
      within.isBold ||
      isHeading ||
      name === 'b' ||
      name === 'strong' ||
      name === 'th' ||
      /font-weight:(?:bold|[6-9]00)/.test(look),
  }
}

function lineOf(said: readonly Piece[], within: Open): PageLine {
  const every = (is: (open: Open) => boolean) => said.every((piece) => is(piece.within))
  const isBold = every((one) => one.isBold)
  return {
    manner: `${within.manner}${isBold ? '!' : ''}`,
    isLink: every((one) => one.isLink),
    isHeading: isBold || every(({ size }) => (size ?? 0) >= LARGE),
    isSmall: every(({ size }) => size !== null && size <= SMALL),
    isCell: false,
  }
}
