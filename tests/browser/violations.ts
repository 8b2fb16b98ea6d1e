import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What is another matter in the dark: everything else was judged by light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Of the page as it stands: by light, then in the dark, which it follows without being loaded again. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  // What comes in or leaves is in its place at once: a colour on its way to another is neither.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)))
    // In the page itself, which frames nothing, and of what is right no list is made: both were most of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations: broken } = await (colorScheme === 'dark'
      ? axe.withRules(RULES_OF_COLOUR)
      : axe.withTags(RULES)
    ).analyze()
    const nodesOf = (nodes: (typeof broken)[number]['nodes']) => nodes.map(({ target }) => target.join(' ')).join(', ')
    found.push(...broken.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodesOf(nodes)}`))
  }
  await page.emulateMedia({ reducedMotion: null })
  return found
}
