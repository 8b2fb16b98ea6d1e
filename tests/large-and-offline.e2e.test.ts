import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { fillLongChat, LONG_CHAT } from '#tests/browser/long-chat.ts'
import { DESK, openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
let long: Awaited<ReturnType<typeof fillLongChat>>
let page: Page

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  long = await fillLongChat(parts)
  page = await signIn(await browser.context(DESK), `${parts.appUrl}/chat/${long.chatId}`, parts.demo.host)
})
afterAll(() => browser?.close())

const log = () => page.getByRole('log')
const older = () => page.getByRole('button', { name: 'Messaggi precedenti' })
const message = (n: number) => log().getByText(long.text(n), { exact: true })
const topOf = async (n: number) => Math.round((await message(n).boundingBox())?.y ?? Number.NaN)
/** The numbers of the messages that are drawn, as they stand in the page. */
const drawn = () =>
  log().evaluate((box) =>
    [...box.querySelectorAll('article')].map((one) => Number(one.textContent?.match(/#(\d+)/)?.[1])),
  )
const isInSight = async (n: number) => {
  const box = await log().boundingBox()
  const place = await message(n).boundingBox()
  return Boolean(box && place && place.y >= box.y && place.y + place.height <= box.y + box.height)
}
const toTop = async () => {
  await log().hover()
  const above = async () => {
    await page.mouse.wheel(0, -10_000_000)
    return log().evaluate((box) => box.scrollTop)
  }
  await expect.poll(above).toBe(0)
}
/** The service worker has taken over the page with all of its files. */
const hasShell = (tab: Page) => tab.waitForFunction(() => navigator.serviceWorker.controller !== null)
/** Two frames in which nothing moved. */
const settled = async (n: number) => {
  let before = Number.NaN
  await expect
    .poll(async () => {
      const now = await topOf(n)
      const isSame = now === before
      before = now
      return isSame
    })
    .toBe(true)
  return before
}

test('a long conversation opens at its end, and older messages come without moving what is read', async () => {
  await expect.poll(() => isInSight(LONG_CHAT)).toBe(true)
  await toTop()
  const first = LONG_CHAT - 199
  const before = await settled(first)
  await older().click()
  await expect.poll(async () => Math.min(...(await drawn()))).toBeLessThan(first)
  expect(Math.abs((await settled(first)) - before)).toBeLessThanOrEqual(2)
})

test('all of ten thousand messages are drawn only where they are in sight, in their order', async () => {
  for (let hasMore = true; hasMore; ) {
    const reading = page.waitForResponse((response) => response.url().includes('cursor='))
    await older().click()
    hasMore = (await reading).headers().link !== undefined
  }
  await toTop()
  await message(1).waitFor()
  const shown = await drawn()
  expect(shown.length).toBeLessThan(100)
  expect(shown.slice(0, 5)).toEqual([1, 2, 3, 4, 5])
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  await page.getByRole('button', { name: 'Vai in fondo' }).click()
  await expect.poll(() => isInSight(LONG_CHAT)).toBe(true)
  expect(await violations(page)).toEqual([])
})

test('what is typed below changes nothing of the thread', async () => {
  await log().evaluate((box) => {
    const changes: number[] = []
    Object.assign(globalThis, { threadChanges: changes })
    new MutationObserver((seen) => changes.push(seen.length)).observe(box, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  const composer = page.getByRole('textbox', { name: 'Type your message...' })
  await composer.pressSequentially('Buongiorno, la casa è pronta.')
  expect(await page.evaluate(() => (globalThis as unknown as { threadChanges: number[] }).threadChanges)).toEqual([])
  await composer.fill('')
})

test('the key of the browser’s search finds words in messages that are not drawn', async () => {
  await page.keyboard.press('Control+f')
  await page.getByRole('searchbox', { name: 'Cerca in questa conversazione' }).fill(`Parola #4321 `)
  await page.getByText('1 di 1').waitFor()
  await expect.poll(() => isInSight(4321)).toBe(true)
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('sought') ?? [])].map(String)))
    .toEqual(['Parola #4321'])
  await page.keyboard.press('Escape')
})

test('an address that names a message far back leads there', async () => {
  await page.goto(`${parts.appUrl}/chat/${long.chatId}?q=parola#${await long.idOf(2345)}`)
  await expect.poll(() => isInSight(2345)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('#2345')
  await settled(2345)
  expect(await isInSight(2345)).toBe(true)
})

test('without a line that is said within two seconds, what is decided is kept, and the tab that is left does it once', async () => {
  const guest = newGuest(parts)
  await guest.write('Could you give us a discount for the whole week?')
  const context = await browser.context(DESK)
  const first = await signIn(context, `${parts.appUrl}/chat`, parts.demo.host)
  await first.getByRole('link', { name: guest.name, exact: true }).click()
  const card = (on: Page) => on.getByRole('region', { name: 'Bozza in attesa di te' })
  await card(first).waitFor()
  const second = await context.newPage()
  await second.goto(first.url())
  await card(second).waitFor()

  await context.setOffline(true)
  for (const tab of [first, second]) await tab.getByText(/^Connessione assente/).waitFor({ timeout: 2_000 })
  await card(first).getByRole('button', { name: 'Approva & Invia' }).click()
  await first.getByText('Una tua azione parte quando torna la linea.').waitFor()
  // The other tab knows, and asks for no second decision.
  await card(second).waitFor({ state: 'detached' })
  await first.close()
  await context.setOffline(false)
  await second.getByText('Una tua azione parte quando torna la linea.').waitFor({ state: 'detached' })
  await expect.poll(async () => (await guest.inbox()).length, { timeout: 30_000 }).toBe(1)
  await context.close()
})

test('what is not in the cache says so without a line, and never that somebody is thinking', async () => {
  const context = await browser.context({ ...DESK, serviceWorkers: 'allow' })
  const tab = await signIn(context, `${parts.appUrl}/chat`, parts.demo.host)
  await tab.getByRole('link', { name: 'Ospite di Sempre', exact: true }).waitFor()
  await hasShell(tab)
  await context.setOffline(true)
  await tab.getByText(/^Connessione assente/).waitFor({ timeout: 2_000 })
  await tab.getByRole('link', { name: 'Ospite di Sempre', exact: true }).click()
  await tab.getByText('Non disponibile offline.').first().waitFor()
  expect(await tab.getByText('AI is thinking...').count()).toBe(0)
  expect(await violations(tab)).toEqual([])
  await context.setOffline(false)
  await tab.getByRole('log').getByText(long.text(LONG_CHAT), { exact: true }).waitFor()
  await context.close()
})

test('the shell starts without a line and says so, keeps no answer of the API, and gives way to what the server has now', async () => {
  const context = await browser.context({ ...PHONE, serviceWorkers: 'allow' })
  const tab = await signIn(context, `${parts.appUrl}/chat`, parts.demo.host)
  await hasShell(tab)
  await context.setOffline(true)
  await tab.reload()
  await tab.getByText('Locanda si apre quando torna la linea.').waitFor()
  expect(await violations(tab)).toEqual([])
  await context.setOffline(false)
  await tab.getByRole('link', { name: 'Ospite di Sempre', exact: true }).waitFor()
  const manifest = await tab.evaluate(async () => (await fetch('/app.webmanifest')).json())
  for (const { src } of manifest.icons)
    expect((await context.request.get(parts.appUrl + src)).headers()['content-type']).toBe('image/png')
  const kept = await tab.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
    return files.flat()
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
  // A document that an older build left is not shown while there is a line.
  await tab.evaluate(async () => {
    const [name = ''] = await caches.keys()
    await (await caches.open(name)).put(
      '/',
      new Response('<p>An older build</p>', { headers: { 'content-type': 'text/html' } }),
    )
  })
  await tab.reload()
  await tab.getByRole('link', { name: 'Ospite di Sempre', exact: true }).waitFor()
  await context.setOffline(true)
  await tab.reload()
  await tab.getByText('An older build').waitFor()
  await context.close()
})

test('on a phone the editor of a draft is the whole screen, its button in sight however long the text', async () => {
  const guest = newGuest(parts)
  await guest.write('Could you give us a discount for the whole week?')
  const context = await browser.context(PHONE)
  const tab = await signIn(context, `${parts.appUrl}/chat`, parts.demo.host)
  await tab.getByRole('link', { name: guest.name, exact: true }).click()
  await tab.getByRole('button', { name: 'Modifica' }).click()
  const box = tab.getByRole('textbox', { name: 'La tua versione della risposta' })
  await box.fill('Una lunga risposta.\n'.repeat(80))
  const sheet = tab.getByRole('region', { name: 'Bozza in attesa di te' })
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390)
  const bottomOf = async () => {
    const place = await sheet.getByRole('button', { name: 'Invia', exact: false }).first().boundingBox()
    return place ? place.y + place.height : Number.NaN
  }
  // As much as a keyboard leaves of it.
  for (const height of [844, 420]) {
    await tab.setViewportSize({ width: 390, height })
    await expect.poll(bottomOf).toBeLessThanOrEqual(height)
    await expect.poll(bottomOf).toBeGreaterThan(height - 120)
  }
  expect(await violations(tab)).toEqual([])
  await context.close()
})

test('nothing of it made the browser complain', () => {
  // What has no line is written to the console by the browser itself.
  expect(
    browser.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|Network error|Failed to fetch/.test(one)),
  ).toEqual([])
})
