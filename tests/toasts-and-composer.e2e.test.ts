import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESK, openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { addWaitingChat } from '#tests/browser/waiting-chat.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

/** The next chat opens meanwhile, and has a box of its own: both are measured once they are on the screen together. */
async function boxesOf(toast: Locator, composer: Locator) {
  const measured = async () => ({ over: await toast.boundingBox(), under: await composer.boundingBox() })
  await expect.poll(async () => Object.values(await measured()).includes(null)).toBe(false)
  return measured()
}

const SIZES = [
  ['wide', DESK],
  ['middle', { viewport: { width: 1024, height: 768 } }],
  ['narrow', PHONE],
] as const

test.each(SIZES)(
  'a toast covers nothing of the box where a reply is written, and moves for nobody who wants no motion (%s)',
  async (size, options) => {
    const { chatId } = await addWaitingChat(parts)
    const context = await browser.context({ ...options, reducedMotion: 'reduce' })
    const page = await signIn(context, parts.appUrl + paths.chat(chatId), parts.demo.host)
    const draft = page.getByRole('region', { name: 'Bozza in attesa di te' })
    await draft.getByRole('button', { name: 'Rifiuta' }).click()
    const toast = page.getByRole('dialog').filter({ hasText: 'Bozza rifiutata' })
    await toast.waitFor()
    const moving = await page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration ?? 0)),
    )
    expect(moving.filter((ms) => ms > 1)).toEqual([])
    const composer = page.getByRole('textbox', { name: 'Type your message...' }).locator('xpath=ancestor::form')
    await composer.waitFor()
    const { over, under } = await boxesOf(toast, composer)
    if (over === null || under === null) throw new Error('It is not on the screen')
    const isBeside = over.x + over.width <= under.x || over.x >= under.x + under.width
    const isApart = isBeside || over.y + over.height <= under.y || over.y >= under.y + under.height
    expect({ isApart, over, under }).toMatchObject({ isApart: true })
    // Where it floats over the conversation, that can be scrolled clear of it to its last line.
    if (size === 'narrow') {
      const end = await page.getByRole('log').evaluate((log) => {
        log.scrollTo({ top: log.scrollHeight })
        return log.lastElementChild?.lastElementChild?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      })
      expect(end).toBeLessThanOrEqual((await toast.boundingBox())?.y ?? over.y)
    }
    await context.close()
  },
)
