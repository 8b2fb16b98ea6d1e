import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
const guest = newGuest(parts)
const WORDS = 'We also bring a harpsichord, if that is alright.'
let browser: Awaited<ReturnType<typeof openBrowser>>

const open = async (options: BrowserContextOptions, path: string) =>
  signIn(await browser.context(options), parts.appUrl + path, parts.demo.host)

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  await guest.write(WORDS)
  for (const text of ['Is there a cot?', 'Is there a garden, and may we dine there?']) await guest.write(text)
})
afterAll(() => browser?.close())

const found = (on: Page) =>
  on.getByRole('article').filter({ hasText: guest.name }).locator('mark', { hasText: 'harpsichord' })

/** The worker finds words in its own time. */
const search = (on: Page) =>
  expect
    .poll(
      async () => {
        await on.goto(`${parts.appUrl}/chat?q=we%20harpsi`)
        await on.getByRole('searchbox').waitFor()
        return found(on)
          .first()
          .waitFor({ timeout: 2_000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 30_000 },
    )
    .toBe(true)

test.each(sizes('narrow'))(
  'a word of an old message finds it, and opening the row leads there: %s',
  async (_, options) => {
    const page = await open(options, '/chat')
    await search(page)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: guest.name, exact: true }).click()
    const message = page.getByRole('log').getByRole('article').filter({ hasText: WORDS }).first()
    await expect.poll(() => message.evaluate((shown) => shown === document.activeElement)).toBe(true)
    const box = await page.getByRole('log').boundingBox()
    const place = await message.boundingBox()
    expect(box && place && place.y >= box.y && place.y + place.height <= box.y + box.height).toBe(true)
    expect(await page.evaluate(() => [...(CSS.highlights.get('sought') ?? [])].map(String))).toEqual([
      'We',
      'harpsichord',
    ])
    expect(await violations(page)).toEqual([])
    await page.context().close()
  },
)

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
