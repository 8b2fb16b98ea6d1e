/** A step of a selector: an element of this name, if any, that has all these classes and ids. */
type Step = { name: string | null; signs: string[] }
/** From the outermost to the element itself. */
export type Selector = Step[]
/** What an element is known by. */
export type Known = { name: string; signs: readonly string[] }

const MAX_STYLE = 100_000
const MOST_SELECTORS = 300
const MOST_ABOVE = 40

/** Selectors, and not others that only some state or attribute of an element fulfils. */
const STEP = /^([a-z][a-z0-9]*|\*)?((?:[.#][\w-]+)*)$/i

/** What a mail's own style sheet hides everywhere, not on some screens only. */
export function hiddenSelectors(html: string, isHiding: (rules: string) => boolean): Selector[] {
  const selectors: Selector[] = []
  if (!/<style/i.test(html)) return selectors
  for (const [, style = ''] of html.slice(0, MAX_STYLE).matchAll(/<style[^>]{0,200}>([^<]{0,50000})/gi)) {
    const everywhere = style
      .replace(/\/\*[^*]*\*\//g, ' ')
      .replace(/@[^{};]{0,200}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ' ')
    for (const [, written = '', rules = ''] of everywhere.matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g)) {
      if (isHiding(rules)) selectors.push(...written.split(',').flatMap((one) => readSelector(one) ?? []))
    }
  }
  return selectors.slice(0, MOST_SELECTORS)
}

/** In a list of its own; null for one that is not understood, or that names no class and no id at its end. */
function readSelector(written: string): [Selector] | null {
  const steps: Selector = []
  for (const part of written.trim().split(/[\s>]+/)) {
    const [found, name, signs = ''] = STEP.exec(part) ?? []
    if (found === undefined) return null
    const isAny = name === undefined || name === '*'
    steps.push({ name: isAny ? null : name.toLowerCase(), signs: signs.toLowerCase().match(/[.#][\w-]+/g) ?? [] })
  }
  return (steps.at(-1)?.signs.length ?? 0) > 0 ? [steps] : null
}

const ATTRIBUTE = /\s(class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** The classes and ids of a tag, as selectors write them. */
export const signsOf = (tag: string): string[] =>
  [...tag.slice(0, 4_000).matchAll(ATTRIBUTE)].flatMap(([, name, quoted, single, bare]) =>
    (quoted ?? single ?? bare ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((one) => `${name?.toLowerCase() === 'class' ? '.' : '#'}${one.toLowerCase()}`),
  )

/** Whether a selector means an element that stands in these, the nearest last. */
export function isMeant(selectors: readonly Selector[], element: Known, above: readonly Known[]): boolean {
  if (element.signs.length === 0) return false
  return selectors.some((selector) => {
    const own = selector.at(-1)
    if (own === undefined || !fits(own, element)) return false
    const steps = selector.slice(0, -1)
    for (const one of above.slice(-MOST_ABOVE).toReversed()) {
      const next = steps.at(-1)
      if (next === undefined) break
      if (fits(next, one)) steps.pop()
    }
    return steps.length === 0
  })
}

const fits = ({ name, signs }: Step, known: Known) =>
  (name === null || name === known.name) && signs.every((sign) => known.signs.includes(sign))
