import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What is another matter in the dark: everything else was judged by light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const RUN_ONLY = { light: { type: 'tag', values: RULES }, dark: { type: 'rule', values: RULES_OF_COLOUR } } as const

/** Of the page as it stands: by light, then in the dark, which it follows without being loaded again. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // What comes in or leaves is in its place at once: a colour on its way to another is neither.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)))
    found.push(...(await brokenRules(page, RUN_ONLY[colorScheme])).map((one) => `${colorScheme}: ${one}`))
  }
  await page.emulateMedia({ reducedMotion: null })
  return found
}

/** In the page itself, which frames nothing, and of what is right no list is made: both were most of the time. */
const brokenRules = (page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe
    const options = { runOnly: rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions
    const { violations: broken } = await inPage.run(document, options)
    return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, runOnly)
