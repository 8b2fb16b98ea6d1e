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

async function boxOf(of: Locator) {
  const box = await of.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return { top: box.y, left: box.x, bottom: box.y + box.height, right: box.x + box.width }
}

const SIZES = [
  ['wide', DESK],
  ['middle', { viewport: { width: 1024, height: 768 } }],
  ['narrow', PHONE],
] as const

test.each(SIZES)(
  'a toast covers nothing of the box where a reply is written, and moves for nobody who wants no motion (%s)',
  async (_, options) => {
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
    const [over, under] = [await boxOf(toast), await boxOf(composer)]
    const isApart =
      over.bottom <= under.top || over.top >= under.bottom || over.right <= under.left || over.left >= under.right
    expect({ isApart, over, under }).toMatchObject({ isApart: true })
    await context.close()
  },
)
