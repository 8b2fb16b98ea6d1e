import type { Page } from 'playwright-core'
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
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
/** By the keyboard, as whoever has no other way would. */
const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await button(page, name).focus()
  await page.keyboard.press(key)
}
const gone = (page: Page, name: string | RegExp) => button(page, name).waitFor({ state: 'hidden' })
/** Once keys rest no more, as they do after what came by itself. */
const byKey = async (page: Page, key: string) => {
  await page.waitForTimeout(RESTED_MS)
  await card(page).focus()
  await page.keyboard.press(key)
}
const RESTED_MS = 2_100
const FILE = { name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('To the jetty') }

type Step = readonly [what: string, run: (page: Page) => Promise<unknown>]

/** What takes away what has the focus, or opens something over it, in the order in which one chat bears it. */
const steps = (answer: string): Step[] => [
  [
    'the snippets are closed',
    async (page) => {
      await composer(page).focus()
      await page.keyboard.press('/')
      const snippets = page.getByRole('dialog', { name: 'Testi pronti' })
      await snippets.waitFor()
      await page.keyboard.press('Escape')
      await snippets.waitFor({ state: 'hidden' })
    },
  ],
  [
    'a file is taken away',
    async (page) => {
      await page.locator('input[type=file]').last().setInputFiles(FILE)
      await button(page, 'Togli map.txt').waitFor()
      await press(page, 'Togli map.txt')
      await gone(page, 'Togli map.txt')
    },
  ],
  [
    'the ways of writing again are closed',
    async (page) => {
      await press(page, 'Riscrivi…')
      await button(page, 'Più breve').waitFor()
      await page.keyboard.press('Escape')
      await gone(page, 'Più breve')
    },
  ],
  [
    'a part’s answer is closed',
    async (page) => {
      // On a phone the parts open on a tap.
      const closed = page
        .getByRole('region', { name: 'La domanda dell’ospite' })
        .getByRole('button', { expanded: false })
      if ((await page.getByRole('button', { name: /^Rispondi: .*drone/ }).count()) === 0) await closed.first().click()
      await press(page, /^Rispondi: .*drone/)
      await page.getByRole('textbox', { name: /^La tua risposta a/ }).waitFor()
      await press(page, 'Chiudi')
      await page.getByRole('textbox', { name: /^La tua risposta a/ }).waitFor({ state: 'hidden' })
    },
  ],
  [
    'a part is answered, and the answer is not kept',
    async (page) => {
      await press(page, /^Rispondi: .*drone/)
      await page.getByRole('textbox', { name: /^La tua risposta a/ }).fill(answer)
      await page.keyboard.press('Enter')
      await card(page).getByText(`${answer}.`).waitFor()
      await press(page, 'No')
      await page.getByText('Non salvato').first().waitFor()
    },
  ],
  [
    'what was not kept is asked again',
    async (page) => {
      await press(page, 'Annulla')
      await page.getByRole('textbox', { name: 'Salva in Casa Pescallo?' }).waitFor()
    },
  ],
  [
    'the fact of a sentence is closed',
    async (page) => {
      await card(page)
        .getByRole('button', { name: `${answer}.` })
        .focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Da dove viene questa frase' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Da dove viene questa frase' }).waitFor({ state: 'hidden' })
    },
  ],
  [
    'an edit that changed nothing is left',
    async (page) => {
      await press(page, 'Modifica')
      await page.getByRole('textbox', { name: 'La tua versione della risposta' }).waitFor()
      await page.keyboard.press('Escape')
      await card(page).waitFor()
    },
  ],
  [
    'the commands are closed',
    async (page) => {
      await card(page).focus()
      await page.keyboard.press('Control+k')
      const commands = page
        .getByPlaceholder(/^Cerca un comando/)
        .or(page.getByLabel(/^Cerca un comando/))
        .first()
      await commands.waitFor()
      await page.keyboard.press('Escape')
      await commands.waitFor({ state: 'hidden' })
    },
  ],
  [
    'the help is closed',
    async (page) => {
      await byKey(page, '?')
      const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
      await help.waitFor()
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'hidden' })
    },
  ],
  [
    'the chat is put off',
    async (page) => {
      await byKey(page, 'h')
      await page.getByRole('dialog', { name: 'Rimandare a quando?' }).waitFor()
      await press(page, /^Tra un’ora/)
      await button(page, 'Rimetti tra chi aspetta').waitFor()
    },
  ],
  [
    'it waits again',
    async (page) => {
      await press(page, 'Rimetti tra chi aspetta')
      await gone(page, 'Rimetti tra chi aspetta')
    },
  ],
  [
    'the draft is refused',
    async (page) => {
      await byKey(page, 'e')
      await page.getByText('Bozza rifiutata').first().waitFor()
    },
  ],
  [
    'the notice of that is closed',
    async (page) => {
      await press(page, 'Chiudi avviso')
    },
  ],
  [
    'no answer is needed',
    async (page) => {
      await button(page, 'Non serve risposta').waitFor()
      await press(page, 'Non serve risposta')
      await button(page, 'Rimetti tra chi aspetta').waitFor()
    },
  ],
  [
    'an answer is needed again',
    async (page) => {
      await press(page, 'Rimetti tra chi aspetta')
      await button(page, 'Non serve risposta').waitFor()
    },
  ],
  [
    'another draft is written in place of the refused one',
    async (page) => {
      await press(page, 'Riscrivi…')
      await press(page, 'Con i dati di adesso')
      await card(page).waitFor()
    },
  ],
  [
    'a reply is sent by its button',
    async (page) => {
      await composer(page).fill('See you soon')
      await press(page, 'Invia')
      await page.getByText('Inviata').first().waitFor()
    },
  ],
  [
    'it is taken back beside its message',
    async (page) => {
      await page.getByRole('log').getByRole('button', { name: 'Annulla' }).last().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => composer(page).inputValue()).toBe('See you soon')
    },
  ],
]

const ofTheStay: Step[] = [
  [
    'the guest’s name is changed',
    async (page) => {
      await press(page, 'Cambia il nome dell’ospite')
      await page.getByRole('textbox', { name: 'Nome dell’ospite' }).fill('Ada')
      await page.keyboard.press('Enter')
      await page.getByText('Nome cambiato').first().waitFor()
    },
  ],
  [
    'the stay’s days are left',
    async (page) => {
      await press(page, /^(?:Conferma|Cambia|Aggiungi) le date/)
      await page.getByLabel('Check-in').waitFor()
      await page.keyboard.press('Escape')
      await page.getByLabel('Check-in').waitFor({ state: 'hidden' })
    },
  ],
  [
    'the chat is of no property any more',
    async (page) => {
      await page
        .getByRole('complementary')
        .last()
        .getByRole('button', { name: 'Cambia', exact: true })
        .last()
        .press('Enter')
      await press(page, 'Togli l’associazione')
      await button(page, 'Associa proprietà').waitFor()
    },
  ],
  [
    'it is put off from beside',
    async (page) => {
      await press(page, 'Rimanda…')
      await page.getByRole('dialog', { name: 'Rimandare a quando?' }).waitFor()
      await press(page, /^Tra un’ora/)
      await button(page, 'Rimetti tra chi aspetta').waitFor()
    },
  ],
  [
    'the chat is marked as not read',
    async (page) => {
      await press(page, 'Segna come non letta')
      await page.getByText('Segnata come non letta').first().waitFor()
    },
  ],
]

/** So long all that follows an action takes to be drawn, and the focus to be led on. */
const DRAWN_MS = 500
const isOnPage = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

test.each(sizes('wide', 'middle', 'narrow'))(
  '%s: nothing that is done in a chat leaves the focus to the page',
  async (name, options) => {
    const page = await askAboutHouse({ parts, browser, text: QUESTION, options })
    const inChat = steps(`A drone is fine by the lake of ${name}`)
    const lost: string[] = []
    for (const [step, run] of name === 'wide' ? [...inChat, ...ofTheStay] : inChat) {
      await run(page)
      await page.waitForTimeout(DRAWN_MS)
      if (await isOnPage(page)) lost.push(step)
    }
    expect(lost).toEqual([])
    await page.context().close()
  },
)

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
