import type { BrowserContext, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { ADDRESS_NAMES } from '#web/features/chats/chat-filter.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

/** Name, preview, and two lines for what else a card says. */
const FOUR_LINES_PX = 108

/** What other tests put among the chats has no house, and less to say. */
async function rowsOfHouse(context: BrowserContext): Promise<Locator> {
  const page = await signIn(context, `${parts.appUrl}${paths.chats}?${ADDRESS_NAMES.words}=Pescallo`, parts.demo.host)
  const houses = paths.property('')
  const rows = page.locator(`article:has(a[data-chat]):has(a[href^="${houses}"])`)
  const house = await rows.locator(`a[href^="${houses}"]`).first().getAttribute('href')
  const id = house?.slice(houses.length) ?? ''
  await page.goto(`${parts.appUrl}${paths.chats}?${ADDRESS_NAMES.property}=${id}`)
  await rows.nth(3).waitFor()
  return rows
}

test.each([
  ['the narrowest column', 1024],
  ['a phone', 390],
])(
  'of most chats all that their card says stands in four lines of %s, and reaches beyond neither edge',
  async (_, width) => {
    const context = await browser.context({ viewport: { width, height: 768 } })
    const rows = await rowsOfHouse(context)
    const heights = await rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    const found = heights.toSorted((one, other) => one - other)
    expect(found[Math.floor(found.length / 2)]).toBeLessThanOrEqual(FOUR_LINES_PX)
    const beyond = await rows.evaluateAll(
      (all) =>
        all.filter((row) => {
          const { left, right } = row.getBoundingClientRect()
          const parts = [...row.querySelectorAll('span, a, p, time')].map((part) => part.getBoundingClientRect())
          return parts.some((part) => part.width > 1 && (part.left < left || part.right > right + 1))
        }).length,
    )
    expect(beyond).toBe(0)
    await context.close()
  },
)
