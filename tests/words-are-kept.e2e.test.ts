import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { signIn, signInAnew } from '#tests/browser/sign-in.ts'
import { violations } from '#tests/browser/violations.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
let desk: Page

const open = async (options: BrowserContextOptions) =>
  signIn(await browser.context(options), `${parts.appUrl}/chat`, parts.demo.host)

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  desk = await open(DESK)
})
afterAll(() => browser?.close())

const draftCard = (on: Page) => on.getByRole('region', { name: 'Bozza in attesa di te' })
const editor = (on: Page) => on.getByRole('textbox', { name: 'La tua versione della risposta' })
const composer = (on: Page) => on.getByRole('textbox', { name: 'Type your message...' })
const elsewhere = (on: Page) => on.getByText('Stai scrivendo a questo ospite anche da un’altra finestra.')

async function openChatOf(on: Page, name: string) {
  await on.getByRole('link', { name, exact: true }).click()
  await draftCard(on).waitFor()
}

/** The server has what was written, and the line says that the fallback waits. */
const isKept = (on: Page) =>
  on
    .getByText(/^In pausa: stai scrivendo/)
    .first()
    .waitFor()

test('what was begun is there after a reload and on the phone, each window sees the other write, and what is sent is gone', async () => {
  const guest = newGuest(parts)
  await guest.write('Is there a cot?')
  await openChatOf(desk, guest.name)
  await draftCard(desk).getByRole('button', { name: 'Modifica' }).click()
  await editor(desk).fill('Yes, a cot waits in')
  await isKept(desk)
  await desk.reload()
  await editor(desk).waitFor()
  expect(await editor(desk).inputValue()).toBe('Yes, a cot waits in')

  const phone = await open(PHONE)
  await phone.goto(desk.url())
  await editor(phone).waitFor()
  await editor(phone).fill('Yes, a cot waits in the bedroom.')
  await elsewhere(desk).waitFor()
  await expect.poll(() => editor(desk).inputValue()).toBe('Yes, a cot waits in the bedroom.')
  expect(await violations(phone)).toEqual([])

  await phone.getByRole('button', { name: 'Approva & Invia' }).click()
  await expect
    .poll(async () => (await guest.inbox()).map(({ text }) => text?.trim()))
    .toEqual(['Yes, a cot waits in the bedroom.'])
  await desk.reload()
  await desk.getByRole('log').getByText('Inviato', { exact: true }).waitFor()
  expect(await editor(desk).count()).toBe(0)
  await phone.context().close()
})

test('who goes on typing after a reload goes on in their words, and decides nothing', async () => {
  const guest = newGuest(parts)
  await guest.write('Is there a hair dryer?')
  await openChatOf(desk, guest.name)
  await composer(desk).click()
  await composer(desk).pressSequentially('Yes, in the ')
  await desk.reload()
  await draftCard(desk).waitFor()
  await expect.poll(() => composer(desk).inputValue()).toBe('Yes, in the ')
  await desk.waitForTimeout(1_500)
  await desk.keyboard.type('attic')
  expect(await composer(desk).inputValue()).toBe('Yes, in the attic')
  expect(await draftCard(desk).count()).toBe(1)
  await composer(desk).fill('')
})

test('a reply that was begun survives a sign-out, after which every screen asks for the password', async () => {
  const guest = newGuest(parts)
  await guest.write('May we bring a dog?')
  const context = await browser.context(DESK)
  const page = await signInAnew(context, `${parts.appUrl}/chat`, parts.demo.host)
  await openChatOf(page, guest.name)
  await composer(page).fill('Let me ask the')
  await isKept(page)
  const address = page.url()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.locator('#username').waitFor()
  await page.goto(parts.appUrl + paths.properties)
  await page.locator('#username').waitFor()
  const again = await signInAnew(context, address, parts.demo.host)
  await draftCard(again).waitFor()
  await expect.poll(() => composer(again).inputValue()).toBe('Let me ask the')
  await context.close()
})

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
