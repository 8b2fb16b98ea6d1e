import { colorsOfRules, isLikeItsGround } from './colors.ts'
import { plainRules } from './plain-rules.ts'

/** How an element is hidden: wholly, by characters of no size, which an element in it may give one again, or not at all. */
export type Hiding = 'all' | 'characters' | 'none'

const ATTRIBUTE = /\s(style|hidden)\b(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/gi
const ALL =
  /(?:^|;)(?:display:none|(?:content-)?visibility:(?:hidden|collapse)|mso-hide:all|opacity:0?(?:\.0\d*)?(?=;|!|$)|color:(?:transparent|#[\da-f]{3}0(?![\da-f])|#[\da-f]{6}00|(?:rgb|hsl)a?\((?:(?:[^),/]{1,12},){3}|[^),/]{1,40}\/)0?(?:\.0+)?%?\))|transform:scale\(0|clip:rect\(0|clip-path:inset\(100%|filter:opacity\(0|margin-left:-\d{4,}|text-indent:-\d{3,}|(?:left|top):-\d{4,})/
const NO_HEIGHT = /(?:^|;)(?:max-)?(?:height|width):(?:0(?:px|pt|em)?|1px)(?=;|!|$)/
const NO_OVERFLOW = /(?:^|;)overflow:hidden/
const LETTER_SIZE = /(?:^|;)font(?:-size)?:(?:[^;]*?\s)?(\d*\.?\d+)(px|pt|em|rem|%|;|!|\/|$)/
/** Below it nobody can read it. */
const LEAST_SIZE: Readonly<Record<string, number>> = { px: 3, pt: 3, em: 0.2, rem: 0.2, '%': 20 }

function hidingOf(rules: string): Hiding | null {
  if (ALL.test(rules) || (NO_HEIGHT.test(rules) && NO_OVERFLOW.test(rules))) return 'all'
  if (isLikeItsGround(colorsOfRules(rules))) return 'all'
  const [, size, unit = ''] = LETTER_SIZE.exec(rules) ?? []
  if (size === undefined) return null
  return Number(size) === 0 || Number(size) < (LEAST_SIZE[unit] ?? 0) ? 'characters' : 'none'
}

/** Whether a reader sees what stands in an element, as its tag, its style sheet and what it stands in say; colours apart. */
export function hidingOfTag(tag: string, within: Hiding, sheet: readonly string[]): Hiding {
  if (within === 'all' || (tag.length < 8 && sheet.length === 0)) return within
  let result: Hiding = sheet.length === 0 ? within : (hidingOf(sheet.join(';')) ?? within)
  for (const [, name = '', quoted, single, bare] of tag.matchAll(ATTRIBUTE)) {
    if (name.toLowerCase() === 'hidden') return 'all'
    result = result === 'all' ? result : (hidingOf(plainRules(quoted ?? single ?? bare ?? '')) ?? result)
  }
  return result
}
