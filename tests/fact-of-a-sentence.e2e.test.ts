import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askAboutHouse, draftCard as card } from '#tests/browser/ask-about-house.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const fact = (page: Page) => page.getByRole('dialog', { name: 'Da dove viene questa frase' })

/** Its draft is written again with what the house says. */
async function asked(text: string, options: BrowserContextOptions) {
  const page = await askAboutHouse({ parts, browser, text, options })
  await card(page).getByRole('button', { name: 'Riscrivi…' }).click()
  await card(page).getByRole('button', { name: 'Con i dati di adesso' }).click()
  return page
}

test.each(sizes('wide'))(
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
