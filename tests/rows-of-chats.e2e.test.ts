import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

/** Name, preview, and two lines for what else a card says. */
const FOUR_LINES_PX = 108

test.each([
  ['the narrowest column', 1024],
  ['a phone', 390],
])(
  'of most chats all that their card says stands in four lines of %s, and reaches beyond neither edge',
  async (_, width) => {
    const context = await browser.context({ viewport: { width, height: 768 } })
    const page = await signIn(context, parts.appUrl + paths.waitingChats('da-approvare'), parts.demo.host)
    // What other tests put there has no house, and less to say.
    const rows = page.locator(`article:has(a[data-chat]):has(a[href^="${paths.property('')}"])`)
    await rows.nth(3).waitFor()
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
