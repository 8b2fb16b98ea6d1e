import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askAboutHouse, draftCard as card } from '#tests/browser/ask-about-house.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { sizes } from '#tests/browser/sizes.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const QUESTION = 'What time is check-in? Can we fly our drone from the terrace?'
const composer = (page: Page) => page.getByRole('textbox', { name: 'Type your message...' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'La tua versione della risposta' })
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click()
const asked = (options: Parameters<typeof askAboutHouse>[0]['options']) =>
  askAboutHouse({ parts, browser, text: QUESTION, options })

const isWithin = (where: Locator) => where.evaluate((element) => element.contains(document.activeElement))
const hasFocus = (where: Locator) => expect.poll(() => isWithin(where)).toBe(true)

/** What has the focus when all that follows an action has been drawn, by its name; never the page. */
async function holder(page: Page): Promise<string> {
  await page.waitForTimeout(400)
  return page.evaluate(() => {
    const { activeElement: focused } = document
    if (focused === null || focused === document.body) return 'nothing'
    return `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`
  })
}

/** Has its draft written with what the house says. */
async function writeAgain(page: Page) {
  await press(page, 'Riscrivi…')
  await press(page, 'Con i dati di adesso')
  await card(page)
    .getByRole('button', { name: /4:00 PM|16:00|4 pm/i })
    .waitFor()
  await hasFocus(card(page))
}

test.each(sizes('wide', 'narrow'))(
  '%s: a fact that is corrected leads to the draft that is written again with it',
  async (_, options) => {
    const page = await asked(options)
    await writeAgain(page)
    await card(page)
      .getByRole('button', { name: /4:00 PM|16:00|4 pm/i })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Da dove viene questa frase' })
    await dialog.getByLabel('Valore').fill('17:30')
    await dialog.getByRole('button', { name: 'Salva e riscrivi la bozza' }).press('Enter')
    await card(page)
      .getByRole('button', { name: /5:30 PM|17:30/i })
      .waitFor()
    await hasFocus(card(page))
    await page.keyboard.press('z')
    await card(page)
      .getByRole('button', { name: /4:00 PM|16:00|4 pm/i })
      .waitFor()
    expect(await holder(page)).not.toBe('nothing')
    await page.context().close()
  },
)

test.each(sizes('wide', 'narrow'))(
  '%s: a reply that is taken back has the focus where its words are again',
  async (_, options) => {
    const page = await asked(options)
    await composer(page).fill('Yes, of course.')
    await composer(page).press('Enter')
    await notice(page, 'Inviata').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('z')
    await expect.poll(() => composer(page).inputValue()).toBe('Yes, of course.')
    await hasFocus(composer(page))
    await composer(page).press('End')
    await composer(page).pressSequentially(' Bye')
    await page.getByRole('button', { name: 'Invia', exact: true }).last().click()
    await notice(page, 'Inviata').waitFor()
    await hasFocus(composer(page))
    await page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Annulla' }).first().click()
    await expect.poll(() => composer(page).inputValue()).toBe('Yes, of course. Bye')
    await hasFocus(composer(page))
    await page.context().close()
  },
)

test.each(sizes('wide', 'narrow'))(
  '%s: no decision of a draft, and none that is taken back, leaves the focus to the page',
  async (_, options) => {
    const page = await asked(options)
    const undone = async (notices: string) => {
      await notice(page, notices).waitFor()
      expect(await holder(page)).not.toBe('nothing')
      await page.keyboard.press('z')
      await card(page).waitFor()
      await hasFocus(card(page))
    }
    await press(page, 'Approva & Invia')
    await undone('Inviata')
    await press(page, 'Rifiuta')
    await undone('Bozza rifiutata')
    await press(page, 'Modifica')
    await editor(page).press('Control+End')
    await editor(page).pressSequentially(' Ciao')
    await editor(page).press('Escape')
    await page.getByRole('button', { name: 'Scarta', exact: true }).click()
    await editor(page).waitFor({ state: 'detached' })
    await hasFocus(card(page))
    await press(page, 'Modifica')
    await editor(page).press('Control+End')
    await editor(page).pressSequentially(' Ciao')
    await page.getByRole('button', { name: 'Approva & Invia' }).click()
    await undone('Inviata')
    await page.context().close()
  },
)

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
