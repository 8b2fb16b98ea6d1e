import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asOwner } from '#tests/api/given.ts'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { smallTargets } from '#tests/browser/small-targets.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
let desk: Page

const open = async (options: BrowserContextOptions, path: string) =>
  signIn(await browser.context(options), parts.appUrl + path, parts.demo.host)

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  desk = await open(DESK, '/chat')
})
afterAll(() => browser?.close())

const tab = (on: Page, name: string) =>
  on.getByRole('navigation', { name: 'Quali conversazioni' }).getByRole('link', { name: new RegExp(`^${name}`) })
const row = (on: Page, name: string) => on.getByRole('link', { name, exact: true })
const draftCard = (on: Page) => on.getByRole('region', { name: 'Bozza in attesa di te' })
/** About a row: rows that are measured anew move what is below them. */
const ROW_PX = 120
/** Name, two lines of what was found, and three of the narrowest column for what else there is. */
const COMPACT_PX = 150
/** Many may wait longer: whom it is about is in sight at once. Nothing is counted meanwhile. */
const search = (on: Page, words: string) => on.getByRole('searchbox').fill(words)
const countOf = async (on: Page, name: string) => {
  const counted = tab(on, name).filter({ hasText: /\d/ })
  return Number((await counted.textContent())?.match(/\d+/)?.[0])
}

test('a guest whose draft was refused waits in a tab of their own, with its count, until the host answers', async () => {
  const guest = newGuest(parts)
  await guest.write('Is there a cot?')
  const before = await countOf(desk, 'Da rispondere')
  await search(desk, guest.name)
  await tab(desk, 'Da approvare').click()
  await row(desk, guest.name).click()
  await draftCard(desk).getByRole('button', { name: 'Rifiuta' }).click()
  await tab(desk, 'Da rispondere').click()
  await row(desk, guest.name).click()
  await desk.getByText('Is there a cot?').last().waitFor()
  expect(new URL(desk.url()).searchParams.get('tab')).toBe('da-rispondere')
  await search(desk, '')
  await expect.poll(() => countOf(desk, 'Da rispondere')).toBe(before + 1)
  await desk.getByRole('textbox', { name: 'Type your message...' }).fill('Yes, there is.')
  await desk.keyboard.press('Enter')
  await row(desk, guest.name).waitFor({ state: 'detached' })
  await expect.poll(() => countOf(desk, 'Da rispondere')).toBe(before)
})

test('on a phone a chat that waits says so, and that it needs no answer is in reach, without a line too', async () => {
  const guest = newGuest(parts)
  await guest.write('Is there a cot?')
  const page = await open(PHONE, `/chat?q=${encodeURIComponent(guest.name)}`)
  await row(page, guest.name).click()
  await draftCard(page).getByRole('button', { name: 'Rifiuta' }).click()
  const button = page.getByRole('button', { name: 'Non serve risposta' })
  const box = await button.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
  expect(await violations(page)).toEqual([])
  const isKept = page.getByText('Una tua azione parte quando torna la linea.')
  const back = page.getByRole('button', { name: 'Rimetti tra chi aspetta' })
  await page.context().setOffline(true)
  await button.click()
  await isKept.waitFor()
  await back.waitFor()
  await page.context().setOffline(false)
  await isKept.waitFor({ state: 'detached' })
  await page.reload()
  await back.waitFor()
  await page.context().close()
})

test('from the dashboard to an approved reply it takes two keys, and then the next who waits is open', async () => {
  // Words that other files have begun would stand where the draft of the first does.
  await asOwner().unsentText.deleteMany()
  const guests = [newGuest(parts), newGuest(parts)] as const
  for (const guest of guests) await guest.write('Is there a cot?')
  const page = await open(DESK, '/chat?tab=da-approvare')
  for (const { name } of guests) {
    await search(page, name)
    await row(page, name).waitFor()
  }
  await page.goto(`${parts.appUrl}/`)
  await page.getByText(/^\d+ da approvare/).waitFor()
  const link = page.getByRole('link', { name: 'Leggi e approva' })
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/chat\/[0-9a-f-]{36}\?tab=da-approvare$/)
  const first = await link.getAttribute('href')
  await page.keyboard.press('n')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(first)
  await expect.poll(() => draftCard(page).evaluate((card) => card === document.activeElement)).toBe(true)
  const place = page.getByText(/^In attesa: \d+ di \d+$/)
  const [, all] = (await place.textContent())?.match(/1 di (\d+)$/) ?? []
  expect(all).toBeDefined()
  await page.keyboard.press('a')
  await page.getByText('Inviata', { exact: true }).waitFor()
  await page.getByText(`In attesa: 2 di ${all}`, { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).not.toBe(first?.split('?')[0])
  await expect.poll(() => draftCard(page).evaluate((card) => card === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.context().close()
})

/** What stands in it ends before its box does: nothing is cut. */
function isWhole(link: Element): boolean {
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode)
    const box = texts.currentNode.parentElement?.getBoundingClientRect()
    if (box === undefined || range.getBoundingClientRect().right > box.right + 1) return false
  }
  return true
}

test('a property is named in full beside the confidence, where the column is narrowest', async () => {
  const page = await open({ viewport: { width: 1024, height: 800 } }, '/chat?q=Brandt&sorgente=booking')
  const name = page.getByRole('article').getByRole('link', { name: 'Casa Pescallo' }).first()
  await name.waitFor()
  expect(await name.evaluate(isWhole)).toBe(true)
  // All that a row has to say, and no line of it ends before it is full.
  const whole = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Casa Pescallo' }) })
  expect((await whole.first().boundingBox())?.height).toBeLessThanOrEqual(COMPACT_PX)
  await page.context().close()
})

/** Every tab is in sight, and nothing of them is in nobody's reach. */
async function looksAtTabs(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  for (const name of ['Da approvare', 'Da rispondere', 'Partite da sole', 'Tutte']) {
    const box = await tab(page, name).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width, name).toBe(true)
  }
  expect(await violations(page)).toEqual([])
}

test.each(sizes('narrow'))(
  'back in the list, and from another screen, the same rows are in sight, and every tab is: %s',
  async (_, options) => {
    const page = await open(options, '/chat')
    const rows = page.locator('a[data-chat]')
    await rows.nth(3).waitFor()
    if (options.hasTouch) expect(await smallTargets(page)).toEqual([])
    const scroller = page.getByRole('region', { name: 'Conversazioni' }).locator('div:has(> ul)')
    const scrolled = () => scroller.evaluate((box) => box.scrollTop)
    await scroller.evaluate((box) => box.scrollTo(0, 900))
    await expect.poll(scrolled).toBeGreaterThan(ROW_PX)
    const before = await scrolled()
    const near = async () => Math.abs((await scrolled()) - before) < ROW_PX
    // As a hand does: while it rolls the list takes no click, and none rolls it.
    const target = () =>
      rows.evaluateAll((all) => {
        const points = all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          return { one, x: left + width / 2, y: top + height / 2 }
        })
        const hit = points.find(({ one, x, y }) => y > 350 && document.elementFromPoint(x, y) === one)
        return hit === undefined ? null : { x: hit.x, y: hit.y }
      })
    // What comes in meanwhile moves it from under the pointer.
    const isOpened = async () => {
      const at = await target()
      if (at !== null) await page.mouse.click(at.x, at.y)
      return page.getByRole('log').isVisible()
    }
    await expect.poll(isOpened, { interval: 500 }).toBe(true)
    await page.goBack()
    await expect.poll(near).toBe(true)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByText('Ospiti in attesa').waitFor()
    await page.goBack()
    await rows.nth(3).waitFor()
    await expect.poll(near).toBe(true)
    await tab(page, 'Da rispondere').click()
    await expect.poll(scrolled).toBe(0)
    await looksAtTabs(page)
    await page.context().close()
  },
)

test('nothing of it made the browser complain', () => {
  // What has no line is written to the console by the browser itself.
  expect(
    browser.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|Network error|Failed to fetch/.test(one)),
  ).toEqual([])
})
