import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser, PHONE } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const card = (page: Page) => page.getByRole('region', { name: 'Bozza in attesa di te' })

/** A guest asks, and the host has their conversation open. */
async function asked(text: string, options: BrowserContextOptions = DESK) {
  const guest = newGuest(parts)
  await guest.write(text)
  const path = `/chat?q=${encodeURIComponent(guest.name)}`
  const page = await signIn(await browser.context(options), parts.appUrl + path, parts.demo.host)
  await page.getByRole('link', { name: guest.name, exact: true }).click()
  await card(page).waitFor()
  return { page, guest }
}

test('a draft is written again shorter by two keys, and waits; what it said before is a click away', async () => {
  const { page } = await asked('What time is check-in?')
  await card(page).getByText('Thanks for your message', { exact: false }).waitFor()
  await card(page).getByRole('button', { name: 'Riscrivi…' }).waitFor()
  await card(page).focus()
  await page.keyboard.press('w')
  await page.getByRole('button', { name: 'Più breve' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await card(page).getByText('Riscritta più breve').waitFor()
  expect(await card(page).textContent()).not.toContain('Thanks for your message')
  await card(page).getByRole('button', { name: 'Riprendi le parole di prima' }).click()
  const box = page.getByRole('textbox', { name: 'La tua versione della risposta' })
  expect(await box.inputValue()).toContain('Thanks for your message')
  await page.context().close()
})

test('on a phone a property is named, and the draft that was refused is written again with what it knows', async () => {
  const { page } = await asked('What time is check-in?', PHONE)
  await card(page).getByRole('button', { name: 'Rifiuta' }).click()
  await page.getByRole('button', { name: 'Dettagli del soggiorno' }).click()
  const stay = page.getByRole('dialog')
  await stay.getByRole('button', { name: 'Associa proprietà' }).click()
  await page.getByRole('button', { name: /^Casa Pescallo/ }).click()
  await stay.getByRole('link', { name: 'Casa Pescallo' }).waitFor()
  await page.keyboard.press('Escape')
  const bar = page.getByRole('region', { name: 'Bozza rifiutata' })
  await bar.getByRole('button', { name: 'Riscrivi…' }).click()
  // A notice that is on its way out is hidden from readers while its button can still be seen.
  await page.getByLabel('Chiudi avviso').first().waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  await bar.getByRole('button', { name: 'Con i dati di adesso' }).click()
  await card(page).getByText('Riscritta con i dati di adesso').waitFor()
  await page.context().close()
})

test.each(sizes('narrow'))(
  'what the guest asked stays in sight above its draft, with what becomes of each part: %s',
  async (name, options) => {
    const { page } = await asked('Is there parking? Can we bring a parrot? Is there a discount in winter?', options)
    const pinned = page.getByRole('region', { name: 'La domanda dell’ospite' })
    await pinned.getByText(/^3 domande: /).waitFor()
    await card(page).getByRole('button', { name: 'Riscrivi…' }).scrollIntoViewIfNeeded()
    const log = page.getByRole('log')
    await log.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    const top = async () => Math.round(((await pinned.boundingBox())?.y ?? 0) - ((await log.boundingBox())?.y ?? 0))
    if (name === 'narrow') await expect.poll(top).toBe(0)
    expect(await top()).toBeGreaterThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  },
)
