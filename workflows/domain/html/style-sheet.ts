import { commentEnd } from './comment-end.ts'
import { plainRules, withoutComments } from './plain-rules.ts'
import { isMeant, type Known, readSelector, type Selector, weightOf } from './selectors.ts'

/** What a mail's style sheet says of an element: its declarations on one line, and whether it surely means it. */
export type SheetRule = { rules: string; isExact: boolean }
type Ruled = SheetRule & { selector: Selector; weight: number; nth: number }
/** By what their elements have: the last class or id of a selector, else its name, else nothing. */
export type StyleSheet = ReadonlyMap<string, readonly Ruled[]>

/** What is beyond it many mail programs leave out too. */
const MOST_CHARACTERS = 200_000
const MOST_RULES = 3_000
const ANY = '*'
/** All else says nothing of what can be seen. */
const TELLING =
  /(?:^|;)(?:color|background|display|visibility|content-visibility|opacity|font|max-|height|width|overflow|mso-hide|transform|clip|filter|margin-left|text-indent|left|top)/
const EVERY_SCREEN = /^@media\s+(?:only\s+)?(?:all|screen)\s*$/i

/** The rules that hold on every screen; those of some screens only, such as dark ones, hide nothing from the others. */
export function readStyleSheet(html: string): StyleSheet {
  const sheet = new Map<string, Ruled[]>()
  let nth = 0
  for (const [written, declared] of blocksOf(stylesOf(html))) {
    const rules = plainRules(declared)
    if (!TELLING.test(rules)) continue
    for (const one of written.split(',')) {
      const read = readSelector(one)
      if (read === undefined) continue
      if (nth++ === MOST_RULES) return sheet
      const own = read.selector.at(-1)
      const key = own?.signs.at(-1) ?? own?.name ?? ANY
      const ruled = { ...read, rules, weight: weightOf(read.selector), nth }
      const known = sheet.get(key)
      if (known === undefined) sheet.set(key, [ruled])
      else known.push(ruled)
    }
  }
  return sheet
}

/** What it says of an element that stands in these, the nearest last; what holds comes last. */
export function rulesFor(sheet: StyleSheet, element: Known, above: readonly Known[]): readonly SheetRule[] {
  if (sheet.size === 0) return []
  return [...new Set(element.signs), element.name, ANY]
    .flatMap((key) => sheet.get(key) ?? [])
    .filter(({ selector }) => isMeant(selector, element, above))
    .toSorted((a, b) => a.weight - b.weight || a.nth - b.nth)
}

/** What stands in the style tags of a page, not in its comments: those are Outlook's. */
function stylesOf(html: string): string {
  const begin = /<!--|<style\b[^>]{0,500}>/gi
  const end = /<\/style/gi
  const styles: string[] = []
  let left = MOST_CHARACTERS
  for (let found = begin.exec(html); found !== null && left > 0; found = begin.exec(html)) {
    if (found[0] === '<!--') {
      begin.lastIndex = commentEnd(html, found.index)
      continue
    }
    end.lastIndex = begin.lastIndex
    const close = end.exec(html)
    if (close === null) break
    styles.push(html.slice(begin.lastIndex, Math.min(close.index, begin.lastIndex + left)))
    left -= close.index - begin.lastIndex
    begin.lastIndex = close.index
  }
  return withoutComments(styles.join('\n').replaceAll('<!--', ' ').replaceAll('-->', ' '))
}

/** Selectors and declarations, those of every screen as they stand. */
function* blocksOf(css: string): Generator<[written: string, declared: string]> {
  let at = 0
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', at)) {
    const written = /[^;}]*$/.exec(css.slice(at, open))?.[0].trim() ?? ''
    if (written.startsWith('@')) {
      at = EVERY_SCREEN.test(written) ? open + 1 : endOfBlock(css, open)
      continue
    }
    const close = css.indexOf('}', open)
    const end = close === -1 ? css.length : close
    yield [written, css.slice(open + 1, end)]
    at = end + 1
  }
}

function endOfBlock(css: string, open: number): number {
  const brace = /[{}]/g
  brace.lastIndex = open
  let depth = 0
  for (let found = brace.exec(css); found !== null; found = brace.exec(css)) {
    depth += found[0] === '{' ? 1 : -1
    if (depth === 0) return brace.lastIndex
  }
  return css.length
}
