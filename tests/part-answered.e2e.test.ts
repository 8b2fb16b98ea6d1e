import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askAboutHouse, draftCard as card } from '#tests/browser/ask-about-house.ts'
import { openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const pinned = (page: Page) => page.getByRole('region', { name: 'La domanda dell’ospite' })

const asked = (text: string, options: BrowserContextOptions) => askAboutHouse({ parts, browser, text, options })

test.each(sizes('narrow'))(
  'a part that nobody knows is answered in one line, said in the draft, and kept in the house: %s',
  async (name, options) => {
    const page = await asked('What time is check-in? Can we fly our drone from the terrace?', options)
    await card(page).getByRole('button', { name: 'Riscrivi…' }).click()
    await card(page).getByRole('button', { name: 'Con i dati di adesso' }).click()
    await pinned(page).getByText('1 coperta', { exact: false }).waitFor()
    // On a phone the question is three lines, and opens on a tap.
    const closed = pinned(page).getByRole('button', { expanded: false })
    if (options === PHONE) await closed.first().click()
    await pinned(page)
      .getByRole('button', { name: /^Rispondi: .*drone/ })
      .click()
    const box = pinned(page).getByRole('textbox')
    const answer = `A drone may take off from the jetty ${name} of the garden`
    await box.fill(answer)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await card(page).waitFor()
    expect(await box.inputValue()).toBe(answer)
    await box.press('Enter')
    await card(page).getByText(`${answer}.`).waitFor()
    await pinned(page).getByText('2 coperte', { exact: false }).waitFor()
    const keep = pinned(page).getByRole('textbox', { name: 'Salva in Casa Pescallo?' })
    await keep.waitFor()
    expect(await violations(page)).toEqual([])
    await keep.press('Enter')
    const notice = page.getByText('Salvato in Casa Pescallo')
    await notice.waitFor()
    await keep.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Annulla', exact: true }).first().click()
    await keep.waitFor()
    // In other words this time: what the draft says opens them all the same, and is written again with what they are corrected to.
    await keep.fill(`Drones take off from the jetty ${name} alone`)
    await keep.press('Enter')
    await keep.waitFor({ state: 'detached' })
    await card(page)
      .getByRole('button', { name: `${answer}.` })
      .press('Enter')
    const fact = page.getByRole('dialog', { name: 'Da dove viene questa frase' })
    await fact.getByText(`Drones take off from the jetty ${name} alone`).first().waitFor()
    expect(await violations(page)).toEqual([])
    await fact.getByRole('button', { name: 'Chiudi' }).click()
    await page.getByRole('button', { name: 'Annulla', exact: true }).first().click()
    await keep.waitFor()
    await keep.fill(answer)
    await keep.press('Enter')
    await keep.waitFor({ state: 'detached' })
    await card(page)
      .getByRole('button', { name: `${answer}.` })
      .press('Enter')
    const words = fact.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Valore' }) })
    await words.filter({ hasText: answer }).getByRole('textbox').fill(`A drone may take off from the lawn ${name}`)
    await words.getByRole('button', { name: 'Salva e riscrivi la bozza' }).click()
    await card(page).getByText(`A drone may take off from the lawn ${name}.`).waitFor()
    expect(await card(page).getByText(answer).count()).toBe(0)
    await page.context().close()
  },
)
