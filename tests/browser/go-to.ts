import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

/**
 * Goes to another screen of the app that is open, as by one of its links: to load it anew it starts twice, before and
 * after the sign-in page says who is signed in, which is most of what showing a screen costs.
 */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    ([to, key]) => {
      const { idx = 0 }: { idx?: number } = history.state ?? {}
      history.pushState({ idx: idx + 1, key }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, randomUUID()] as const,
  )
