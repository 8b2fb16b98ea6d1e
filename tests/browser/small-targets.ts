import type { Page } from 'playwright-core'

/** What a thumb needs, in CSS pixels. */
const THUMB_PX = 44

/** What can be pressed on the screen now and is too low for a thumb; a target may reach beyond what is drawn. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const reachOf = (element: Element, part: '::before' | '::after') => {
      const style = getComputedStyle(element, part)
      return style.content !== 'none' && style.position === 'absolute' ? Number.parseFloat(style.height) || 0 : 0
    }
    const isShown = (element: Element) => {
      const { width, height, bottom, top } = element.getBoundingClientRect()
      // What only a keyboard shows is clipped until then.
      const isClipped = getComputedStyle(element).clipPath !== 'none'
      return !isClipped && width > 1 && height > 1 && bottom > 0 && top < innerHeight
    }
    const heightOf = (element: Element) =>
      Math.max(element.getBoundingClientRect().height, reachOf(element, '::before'), reachOf(element, '::after'))
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => isShown(element) && Math.round(heightOf(element)) < least)
      .map(
        (element) => `${element.getAttribute('aria-label') ?? element.textContent}: ${Math.round(heightOf(element))}`,
      )
  }, THUMB_PX)
