import { plainColor } from './plain-color.ts'
import { plainRules } from './plain-rules.ts'
import type { SheetRule } from './style-sheet.ts'

/** What is written in which colour on which ground, as `r,g,b`; null where nobody can tell. */
export type Colors = { color: string | null; ground: string | null }

const ATTRIBUTE = /\s(style|color|bgcolor|background)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
/** As in what it stands in. */
const INHERITED = new Set(['inherit', 'currentcolor', 'unset'])
/** What lies behind shows through. */
const THROUGH =
  /^(?:transparent|none|inherit|initial|unset|(?:rgb|hsl)a?\((?:(?:[^),/]{1,12},){3}|[^),/]{1,40}\/)0?(?:\.0+)?%?\))$/

/** What style rules say, without what stands in them. */
export const colorsOfRules = (rules: string): Colors => {
  const unknown = { color: null, ground: null }
  const said = [{ rules, isExact: true }]
  return declared(declared(unknown, said, { within: unknown, isImportant: false }), said, {
    within: unknown,
    isImportant: true,
  })
}

/**
 * The colours within an element: by its style sheet, its attributes and its style, as browsers weigh them, else those that it stands in.
 * A picture as its ground leaves that open, and so does a rule that may mean it.
 */
export function colorsOfTag(tag: string, within: Colors, sheet: readonly SheetRule[]): Colors {
  let colors = within
  const own: SheetRule[] = []
  if (/\s(?:style|color|bgcolor|background)\s*=/i.test(tag)) {
    for (const [, name = '', quoted, single, bare] of tag.slice(0, 4_000).matchAll(ATTRIBUTE)) {
      const value = quoted ?? single ?? bare ?? ''
      const attribute = name.toLowerCase()
      if (attribute === 'color') colors = { ...colors, color: plainColor(value) }
      else if (attribute === 'bgcolor') colors = { ...colors, ground: plainColor(value) }
      else if (attribute === 'background') colors = { ...colors, ground: null }
      else own.push({ rules: plainRules(value), isExact: true })
    }
  }
  for (const isImportant of [false, true])
    for (const said of [sheet, own]) colors = declared(colors, said, { within, isImportant })
  return colors
}

function declared(
  before: Colors,
  said: readonly SheetRule[],
  { within, isImportant }: { within: Colors; isImportant: boolean },
): Colors {
  let { color, ground } = before
  for (const { rules, isExact } of said) {
    if (!rules.includes('color:') && !rules.includes('background')) continue
    for (const one of rules.split(';')) {
      const [, name = '', value = '', important] =
        /^(color|background(?:-color|-image)?):([^!]*)(!important)?/.exec(one) ?? []
      if (name === '' || isImportant !== (important !== undefined)) continue
      const written = value.trim()
      if (name === 'color') color = !isExact ? null : INHERITED.has(written) ? within.color : plainColor(written)
      else if (!isExact) ground = null
      else if (name === 'background-image') ground = written === 'none' ? ground : null
      else ground = THROUGH.test(written) ? within.ground : groundOf(written, within.ground)
    }
  }
  return { color, ground }
}

/** The colour among what else a background is told; without any, what lies behind shows. */
function groundOf(written: string, behind: string | null): string | null {
  if (/url\(|gradient\(|var\(/.test(written)) return null
  const whole = plainColor(written)
  if (whole !== null) return whole
  const words = written.split(/\s+(?![^(]*\))/)
  const color = words.map(plainColor).find((one) => one !== null)
  if (color !== undefined) return color
  return words.some((word) => THROUGH.test(word)) ? behind : null
}

/** Of 255: nobody reads characters that differ by less. */
const LEAST_DIFFERENCE = 12

/** Whether nobody can read what stands there. */
export function isLikeItsGround({ color, ground }: Colors): boolean {
  if (color === null || ground === null) return false
  const behind = ground.split(',').map(Number)
  return color.split(',').every((part, index) => Math.abs(Number(part) - (behind[index] ?? 0)) < LEAST_DIFFERENCE)
}
