/** A step of a selector: an element of this name, if any, that has all these classes and ids. */
type Step = { name: string | null; signs: string[] }
/** From the outermost to the element itself. */
export type Selector = Step[]
/** What an element is known by. */
export type Known = { name: string; signs: readonly string[] }

const MOST_ABOVE = 40

const STEP = /^([a-z][a-z0-9]*|\*)?((?:[.#][\w-]+)*)$/i
/** What an element is like for a moment only, or nobody but a program sees. */
const MOMENTARY =
  /:(?:hover|active|focus(?:-\w+)?|visited|target|:?before|:?after|:?selection|:?placeholder|:?-\w[\w-]*)\b/i

/** `isExact`: false where more is asked of the element than is read here; it may be meant then. */
export type ReadSelector = { selector: Selector; isExact: boolean }

/** One selector as it is written; undefined for one that means nothing that stays, or nothing that is understood. */
export function readSelector(written: string): ReadSelector | undefined {
  if (MOMENTARY.test(written)) return undefined
  const parts = written
    .trim()
    .replace(/\s*>\s*/g, ' ')
    .split(/\s+/)
  const steps = parts.map(readStep)
  if (steps.every((step) => step !== undefined)) return { selector: steps, isExact: true }
  // Whatever it asks for beyond that: such an element, wherever it stands.
  const begin = readStep(parts.at(-1)?.replace(/[[:].*$/, '') ?? '')
  return begin === undefined ? undefined : { selector: [begin], isExact: false }
}

function readStep(part: string): Step | undefined {
  const [found, name, signs = ''] = STEP.exec(part) ?? []
  if (found === undefined) return undefined
  const isAny = name === undefined || name === '*'
  return { name: isAny ? null : name.toLowerCase(), signs: signs.toLowerCase().match(/[.#][\w-]+/g) ?? [] }
}

/** How much it weighs beside others: ids, then classes, then names. */
export const weightOf = (selector: Selector): number =>
  selector
    .flatMap(({ name, signs }) => [
      ...signs.map((sign) => (sign.startsWith('#') ? 10_000 : 100)),
      ...(name === null ? [] : [1]),
    ])
    .reduce((sum, one) => sum + one, 0)

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
export function isMeant(selector: Selector, element: Known, above: readonly Known[]): boolean {
  const own = selector.at(-1)
  if (own === undefined || !fits(own, element)) return false
  const steps = selector.slice(0, -1)
  for (const one of above.slice(-MOST_ABOVE).toReversed()) {
    const next = steps.at(-1)
    if (next === undefined) break
    if (fits(next, one)) steps.pop()
  }
  return steps.length === 0
}

const fits = ({ name, signs }: Step, known: Known) =>
  (name === null || name === known.name) && signs.every((sign) => known.signs.includes(sign))
