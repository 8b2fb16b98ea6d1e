/** What is written in which colour on which ground, as `r,g,b`; null where a tag does not say so. */
export type Colors = { color: string | null; ground: string | null }

const COLOR = /(?:^|;)color:([^;!]+)/
const GROUND = /(?:^|;)background(?:-color)?:([^;!]+)/
const ATTRIBUTE = /\s(style|color|bgcolor|background|class)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const NAMED: Readonly<Record<string, string>> = { white: '255,255,255', black: '0,0,0', snow: '255,250,250' }

/** One name for all ways to write a colour: `white`, `#fff`, `rgb(255, 255, 255)`; null for what is none of them. */
function plainColor(written: string): string | null {
  const color = written.trim().toLowerCase()
  const named = NAMED[color]
  if (named !== undefined) return named
  const digits = /^#?([\da-f]{3}|[\da-f]{6})(?:ff)?$/.exec(color)?.[1]
  if (digits !== undefined) {
    const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&').match(/../g) : digits.match(/../g)
    return (pairs ?? []).map((pair) => Number.parseInt(pair, 16)).join(',')
  }
  const parts =
    /^rgba?\(([^)]{1,60})\)$/
      .exec(color)?.[1]
      ?.split(/[\s,/]+/)
      .filter(Boolean) ?? []
  if (parts.length < 3 || Number(parts[3] ?? 1) === 0) return null
  const values = parts
    .slice(0, 3)
    .map((part) => Math.round(part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)))
  return values.some(Number.isNaN) ? null : values.join(',')
}

/** What style rules say, without what stands in them. */
export function colorsOfRules(rules: string): Colors {
  const ground = GROUND.exec(rules)?.[1] ?? ''
  return { color: plainColor(COLOR.exec(rules)?.[1] ?? ''), ground: plainColor(ground) }
}

/** The colours within an element: its own, else those that it stands in. What hides its ground, a picture or a class, leaves it open. */
export function colorsOfTag(tag: string, within: Colors): Colors {
  let { color, ground } = within
  if (!/\s(?:style|color|bgcolor|background|class)\s*=/i.test(tag)) return within
  for (const [, name = '', quoted, single, bare] of tag.slice(0, 4_000).matchAll(ATTRIBUTE)) {
    const value = quoted ?? single ?? bare ?? ''
    const attribute = name.toLowerCase()
    if (attribute === 'color') color = plainColor(value)
    else if (attribute === 'bgcolor') ground = plainColor(value)
    else if (attribute === 'background' || attribute === 'class') ground = attribute === 'class' ? ground : null
    else {
      const rules = value
        .toLowerCase()
        .replace(/\s*([:;!,])\s*/g, '$1')
        .trim()
      const own = colorsOfRules(rules)
      if (COLOR.test(rules)) ({ color } = own)
      if (/(?:^|;)background/.test(rules)) ({ ground } = own)
    }
  }
  return { color, ground }
}

/** Of 255: nobody reads characters that differ by less. */
const LEAST_DIFFERENCE = 12

/** Whether nobody can read what stands there. */
export function isLikeItsGround({ color, ground }: Colors): boolean {
  if (color === null || ground === null) return false
  const behind = ground.split(',').map(Number)
  return color.split(',').every((part, index) => Math.abs(Number(part) - (behind[index] ?? 0)) < LEAST_DIFFERENCE)
}
