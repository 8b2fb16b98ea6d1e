/** How an element is hidden: wholly, by characters of no size, which an element in it may give one again, or not at all. */
export type Hiding = 'all' | 'characters' | 'none'

const ATTRIBUTE = /\s(style|class|id|hidden)\b(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gi
const ALL =
  /(?:^|;)(?:display:none|(?:content-)?visibility:(?:hidden|collapse)|mso-hide:all|opacity:0?(?:\.0\d*)?(?=;|!|$)|color:(?:transparent|(?:rgb|hsl)a?\([^)]{1,40}[,/]0?(?:\.0+)?\))|transform:scale\(0|clip:rect\(0|clip-path:inset\(100%|filter:opacity\(0|margin-left:-\d{4,}|text-indent:-\d{3,}|(?:left|top):-\d{4,})/
const NO_HEIGHT = /(?:^|;)(?:max-)?(?:height|width):(?:0(?:px|pt|em)?|1px)(?=;|!|$)/
const NO_OVERFLOW = /(?:^|;)overflow:hidden/
const LETTER_SIZE = /(?:^|;)font(?:-size)?:(?:[^;]*?\s)?(\d*\.?\d+)(px|pt|em|rem|%|;|!|\/|$)/
/** Below it nobody can read it. */
const LEAST_SIZE: Readonly<Record<string, number>> = { px: 3, pt: 3, em: 0.2, rem: 0.2, '%': 20 }
const COLOR = /(?:^|;)color:([^;!]+)/
const GROUND = /(?:^|;)background(?:-color)?:([^;!]+)/

const MAX_STYLE = 100_000

/** The classes and ids that a mail's own style sheet hides everywhere, not on some screens only. */
export function hiddenNames(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  if (!/<style/i.test(html)) return names
  for (const [, style = ''] of html.slice(0, MAX_STYLE).matchAll(/<style[^>]{0,200}>([^<]{0,50000})/gi)) {
    const everywhere = style
      .replace(/\/\*[^*]*\*\//g, ' ')
      .replace(/@[^{};]{0,200}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ' ')
    for (const [, selectors = '', rules = ''] of everywhere.matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g)) {
      if (hidingOf(rules) !== 'all') continue
      for (const selector of selectors.split(',')) {
        const name = /^\s*[a-z]*([.#][\w-]+)\s*$/i.exec(selector)?.[1]
        if (name !== undefined) names.add(name.toLowerCase())
      }
    }
  }
  return names
}

function hidingOf(style: string): Hiding | null {
  const rules = style
    .toLowerCase()
    .replace(/&#(?:58|x3a);/g, ':')
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s*([:;!,/])\s*/g, '$1')
    .trim()
  if (ALL.test(rules) || (NO_HEIGHT.test(rules) && NO_OVERFLOW.test(rules))) return 'all'
  if (isLikeItsGround(rules)) return 'all'
  const [, size, unit = ''] = LETTER_SIZE.exec(rules) ?? []
  if (size === undefined) return null
  return Number(size) === 0 || Number(size) < (LEAST_SIZE[unit] ?? 0) ? 'characters' : 'none'
}

const NAMED: Readonly<Record<string, string>> = { white: '#fff', black: '#000' }

function isLikeItsGround(rules: string): boolean {
  const [color, ground] = [COLOR, GROUND].map((rule) => plainColor(rule.exec(rules)?.[1] ?? ''))
  return color !== '' && color === ground
}

/** `#ffffff`, `#fff` and `white` are one. */
function plainColor(written: string): string {
  const color = NAMED[written.trim()] ?? written.trim()
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

/** Whether a reader sees what stands in an element, as its tag and what it stands in say. */
export function hidingOfTag(tag: string, within: Hiding, hidden: ReadonlySet<string>): Hiding {
  if (within === 'all' || tag.length < 8) return within
  let result: Hiding = within
  for (const [, name = '', quoted, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const value = quoted ?? single ?? bare ?? ''
    const attribute = name.toLowerCase()
    if (attribute === 'hidden') return 'all'
    if (attribute === 'style') result = result === 'all' ? result : (hidingOf(value) ?? result)
    else {
      const sign = attribute === 'class' ? '.' : '#'
      if (hidden.size > 0 && value.split(/\s+/).some((one) => hidden.has(`${sign}${one.toLowerCase()}`))) return 'all'
    }
  }
  return result
}
