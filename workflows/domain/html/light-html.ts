import { type Colors, colorsOfTag, isLikeItsGround } from './colors.ts'
import { commentEnd } from './comment-end.ts'
import { type Hiding, hidingOfTag } from './hidden-style.ts'
import { signsOf } from './selectors.ts'
import { readStyleSheet, rulesFor, type StyleSheet } from './style-sheet.ts'

/** Nothing of these is read by anybody. */
const UNSEEN = new Set(['style', 'script', 'head', 'template', 'svg'])
/** Never ended, they take all that follows. */
const RAW = new Set(['style', 'script', 'template'])
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** One of these ends the one before it. */
const SELF_ENDING = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option'])
/** What a converter to text goes. */
const DEPTH = 40
const MOST_ENDED_AT_ONCE = 20
const TAG = /<(\/?)([a-z][a-z0-9:-]{0,30})/iy

/** Marks of what mail programs quote; a blockquote without any is what somebody indents. */
const QUOTE_MARK =
  /\stype\s*=\s*["']?cite|\scite\s*=|\s(?:class|id|name)\s*=\s*["']?[^"'>]{0,100}(?:quote|cite)|border-left(?!\s*:\s*(?:0|none))/i

type OpenTag = {
  name: string
  signs: string[]
  isKept: boolean
  end: string
  hiding: Hiding
  colors: Colors
  isQuote: boolean
  breaksLines: boolean
}
/** What its style sheet says, and in which colours it begins: unknown on white, where that says nothing else of the whole page. */
type Page = { sheet: StyleSheet; colors: Colors; depth: number }

function pageOf(html: string, depth: number): Page {
  const sheet = readStyleSheet(html)
  // Both are there, also in a mail that has no tag of them.
  const whole = ['html', 'body'].flatMap((name) => rulesFor(sheet, { name, signs: [] }, []))
  return { depth, sheet, colors: colorsOfTag('', { color: null, ground: '255,255,255' }, whole) }
}

const isSeen = (within: OpenTag | undefined) =>
  within === undefined || (within.hiding === 'none' && !isLikeItsGround(within.colors))

/** `hidden`: the words that the mail keeps from its reader. */
export type LightHtml = { seen: string; hidden: string }

/**
 * The same words in less HTML: without what nobody sees, and no deeper than a converter goes, whose limit would lose the words that lie
 * below it. One pass, whatever it is given.
 */
export function lightHtml(html: string, depth = DEPTH): LightHtml {
  const kept: string[] = []
  const hidden: string[] = []
  const open: OpenTag[] = []
  const page = pageOf(html, depth)
  const neverEnded = new Set<string>()
  const put = (text: string) => (isSeen(open.at(-1)) ? kept : hidden).push(text)
  const putText = (text: string) => put(open.at(-1)?.breaksLines === true ? text.replaceAll(LINE_END, '<br>') : text)
  const endOf = (name: string, from: number): number => {
    if (neverEnded.has(name)) return -1
    const end = new RegExp(`</${name}[^>]{0,100}>`, 'gi')
    end.lastIndex = from
    if (end.exec(html) !== null) return end.lastIndex
    neverEnded.add(name)
    return -1
  }
  let at = 0
  while (at < html.length) {
    const begin = html.indexOf('<', at)
    if (begin === -1) break
    putText(html.slice(at, begin))
    if (html.startsWith('<!--', begin)) {
      at = commentEnd(html, begin)
      hidden.push(forOutlook(html.slice(begin, at)))
      continue
    }
    TAG.lastIndex = begin
    const [, slash, word = ''] = TAG.exec(html) ?? []
    const close = html.indexOf('>', begin)
    const end = close === -1 ? html.length : close + 1
    const name = word.toLowerCase()
    const beyond = slash === '' && UNSEEN.has(name) ? endOf(name, end) : -1
    if (slash === '' && RAW.has(name) && beyond === -1) {
      hidden.push(` ${html.slice(end)}`)
      at = html.length
      break
    }
    if (name === '') put('<')
    else if (beyond !== -1) hidden.push(name === 'svg' ? ` ${html.slice(end, beyond)} ` : ' ')
    else if (slash === '/') kept.push(ended(open, name))
    else put(begun(open, { name, tag: html.slice(begin, end), page }))
    at = name === '' ? begin + 1 : beyond === -1 ? end : beyond
  }
  putText(html.slice(at))
  return { seen: kept.join(''), hidden: hidden.join('') }
}

const CONDITION = /^<!--\[if [^\]]{1,100}\]>/i

/** What a comment shows in Outlook alone, without what Outlook tells itself; and one that swallows the rest of a mail. */
function forOutlook(comment: string): string {
  if (!comment.endsWith('>')) return ` ${comment.replace('<!--', ' ')}`
  if (!CONDITION.test(comment)) return ''
  const [shown = ''] = comment.replace(CONDITION, '').split('<![endif]', 1)
  return /<(?:xml|style)\b/i.test(shown) ? ' ' : `<p>${shown.replace(/<!--|-->/g, ' ')}</p>`
}

const LINE_END = /\r\n?|\n/g
const WHITE_SPACE = /\sstyle\s*=[^>]{0,2000}?white-space\s*:\s*([a-z-]{1,20})/i
/** Whether a line's end within it is one on the page: https://drafts.csswg.org/css-text-4/#white-space-property. Null where it does not say. */
function breaksIn(tag: string): boolean | null {
  const [, said] = tag.includes('white-space') ? (WHITE_SPACE.exec(tag) ?? []) : []
  return said === undefined ? null : /^(?:pre|break-spaces)/i.test(said)
}

type Begun = { name: string; tag: string; page: Page }

function begun(open: OpenTag[], { name, tag, page }: Begun): string {
  if (VOID.has(name) || tag.endsWith('/>')) return tag
  if (SELF_ENDING.has(name) && open.at(-1)?.name === name) open.pop()
  const within = open.at(-1)
  const signs = page.sheet.size === 0 ? [] : signsOf(tag)
  const ruled = rulesFor(page.sheet, { name, signs }, open)
  const colors = colorsOfTag(tag, within?.colors ?? page.colors, ruled)
  const sure = ruled.filter(({ isExact }) => isExact).map(({ rules }) => rules)
  const hiding = hidingOfTag(tag, within?.hiding ?? 'none', sure)
  const isQuote = within?.isQuote === true || QUOTE_MARK.test(tag)
  // A page has one body, and what stands behind its end is read as well.
  const isPlain = (name === 'blockquote' && !isQuote) || name === 'html' || name === 'body'
  const isKept = open.length < page.depth && hiding === 'none' && !isLikeItsGround(colors)
  const breaksLines = breaksIn(tag) ?? within?.breaksLines ?? false
  open.push({ name, signs, isKept, colors, end: isPlain ? '</div>' : `</${name}>`, hiding, isQuote, breaksLines })
  if (isKept) return isPlain ? '<div>' : tag
  // What stood on a line of its own stays there.
  return /^(?:div|p|li|tr|table|blockquote|h\d)$/.test(name) ? '<br>' : ' '
}

/** An end without its beginning says nothing; one that was left out is said by the next. */
function ended(open: OpenTag[], name: string): string {
  const lowest = Math.max(0, open.length - MOST_ENDED_AT_ONCE)
  for (let at = open.length - 1; at >= lowest; at--) {
    if (open[at]?.name !== name) continue
    const tag = open[at]
    open.length = at
    return tag?.isKept === true ? tag.end : ''
  }
  return ''
}
