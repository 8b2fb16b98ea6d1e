import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const card = (page: Page) => page.getByRole('region', { name: 'Bozza in attesa di te' })
const fact = (page: Page) => page.getByRole('dialog', { name: 'Da dove viene questa frase' })

/** A guest asks about Casa Pescallo, and its draft waits for the host. */
async function asked(text: string, options: BrowserContextOptions) {
  const guest = newGuest(parts)
  await guest.write(text)
  const path = `/chat?q=${encodeURIComponent(guest.name)}`
  const page = await signIn(await browser.context(options), parts.appUrl + path, parts.demo.host)
  await page.getByRole('link', { name: guest.name, exact: true }).click()
  await card(page).waitFor()
  const isPhone = options === PHONE
  if (isPhone) await page.getByRole('button', { name: 'Dettagli del soggiorno' }).click()
  const stay = isPhone ? page.getByRole('dialog') : page.getByRole('complementary').last()
  await stay.getByRole('button', { name: 'Associa proprietà' }).click()
  await page.getByRole('button', { name: /^Casa Pescallo/ }).click()
  await stay.getByRole('link', { name: 'Casa Pescallo' }).waitFor()
  if (isPhone) await page.keyboard.press('Escape')
  await card(page).getByRole('button', { name: 'Riscrivi…' }).click()
  await card(page).getByRole('button', { name: 'Con i dati di adesso' }).click()
  return page
}

test.each([
  ['narrow', PHONE],
  ['wide', DESK],
])(
  'a sentence of a draft opens its fact, which is corrected there, is in the draft at once, and is taken back: %s',
  async (_, options) => {
    const page = await asked('What time is check-in?', options)
    const sentence = card(page).getByRole('button', { name: /4:00 PM|16:00|4 pm/i })
    await sentence.waitFor()
    await sentence.focus()
    await page.keyboard.press('Enter')
    await fact(page).getByText('Dettagli della proprietà · orario di check-in').waitFor()
    expect(await violations(page)).toEqual([])
    await fact(page).getByLabel('Valore').fill('17:30')
    await fact(page).getByRole('button', { name: 'Salva e riscrivi la bozza' }).click()
    await card(page)
      .getByRole('button', { name: /5:30 PM|17:30/i })
      .waitFor()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await sentence.waitFor()
    await page.context().close()
  },
)

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
