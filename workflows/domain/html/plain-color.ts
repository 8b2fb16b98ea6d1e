/** Those of the first style sheets, and those that hardly differ from white. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ white: '255,255,255', black: '0,0,0', gray: '128,128,128', grey: '128,128,128', silver: '192,192,192' },
  ...{ red: '255,0,0', maroon: '128,0,0', yellow: '255,255,0', olive: '128,128,0', lime: '0,255,0', green: '0,128,0' },
  ...{ aqua: '0,255,255', teal: '0,128,128', blue: '0,0,255', navy: '0,0,128', fuchsia: '255,0,255' },
  ...{ purple: '128,0,128', orange: '255,165,0', snow: '255,250,250', ghostwhite: '248,248,255' },
  ...{ whitesmoke: '245,245,245', mintcream: '245,255,250', ivory: '255,255,240', floralwhite: '255,250,240' },
}

/** One name for all ways to write a colour: `white`, `#fff`, `rgb(255, 255, 255)`, `hsl(0 0% 100%)`; null for what is none of them. */
export function plainColor(written: string): string | null {
  const color = written.trim().toLowerCase()
  const named = NAMED[color]
  if (named !== undefined) return named
  const [, long, short] = /^#?(?:([\da-f]{6})(?:ff)?|([\da-f]{3})f?)$/.exec(color) ?? []
  const pairs = (long ?? short?.replace(/./g, '$&$&'))?.match(/../g)
  if (pairs) return pairs.map((pair) => Number.parseInt(pair, 16)).join(',')
  const [, way, inside = ''] = /^(rgb|hsl)a?\(([^)]{1,60})\)$/.exec(color) ?? []
  const parts = inside.split(/[\s,/]+/).filter(Boolean)
  if (way === undefined || parts.length < 3 || Number(parts[3] ?? 1) === 0) return null
  const values = (way === 'rgb' ? parts.slice(0, 3).map(rgbPart) : ofHsl(parts)).map(Math.round)
  return values.some(Number.isNaN) ? null : values.join(',')
}

const rgbPart = (part: string) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part))

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function ofHsl([hue = '', saturation = '', lightness = '']: string[]): number[] {
  const [h, s, l] = [Number.parseFloat(hue), Number.parseFloat(saturation) / 100, Number.parseFloat(lightness) / 100]
  return [0, 8, 4].map((n) => {
    const k = (((n + h / 30) % 12) + 12) % 12
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  })
}
