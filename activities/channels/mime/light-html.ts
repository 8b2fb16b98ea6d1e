/** Nothing of these is read by anybody. */
const UNSEEN = new Set(['style', 'script', 'head', 'template', 'svg'])
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** One of these ends the one before it. */
const SELF_ENDING = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option'])
const MAX_DEPTH = 40
const MOST_ENDED_AT_ONCE = 20
const TAG = /<(\/?)([a-z][a-z0-9:-]{0,30})/iy

type OpenTag = { name: string; isKept: boolean }

/**
 * The same words in less HTML: without what nobody sees, and no deeper than a converter goes, whose limit would lose the words that lie
 * below it. One pass, whatever it is given.
 */
export function lightHtml(html: string): string {
  const kept: string[] = []
  const open: OpenTag[] = []
  const neverEnded = new Set<string>()
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
    kept.push(html.slice(at, begin))
    if (html.startsWith('<!--', begin)) {
      const end = html.indexOf('-->', begin + 4)
      at = end === -1 ? html.length : end + 3
      continue
    }
    TAG.lastIndex = begin
    const [, slash, word = ''] = TAG.exec(html) ?? []
    const close = html.indexOf('>', begin)
    const end = close === -1 ? html.length : close + 1
    const name = word.toLowerCase()
    const beyond = slash === '' && UNSEEN.has(name) ? endOf(name, end) : -1
    if (name === '') kept.push('<')
    else if (beyond === -1) kept.push(slash === '/' ? ended(open, name) : begun(open, name, html.slice(begin, end)))
    at = name === '' ? begin + 1 : beyond === -1 ? end : beyond
  }
  return kept.join('') + html.slice(at)
}

function begun(open: OpenTag[], name: string, tag: string): string {
  if (VOID.has(name) || tag.endsWith('/>')) return tag
  if (SELF_ENDING.has(name) && open.at(-1)?.name === name) open.pop()
  const isKept = open.length < MAX_DEPTH
  open.push({ name, isKept })
  // What stood on a line of its own stays there.
  return isKept ? tag : /^(?:div|p|li|tr|table|blockquote|h\d)$/.test(name) ? '<br>' : ' '
}

/** An end without its beginning says nothing; one that was left out is said by the next. */
function ended(open: OpenTag[], name: string): string {
  const lowest = Math.max(0, open.length - MOST_ENDED_AT_ONCE)
  for (let at = open.length - 1; at >= lowest; at--) {
    if (open[at]?.name !== name) continue
    const isKept = open[at]?.isKept
    open.length = at
    return isKept ? `</${name}>` : ''
  }
  return ''
}
