import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
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
  // A draft that comes into an open chat rests from keys until it can have been seen.
  await card(page).locator('button[aria-disabled="true"]').first().waitFor({ state: 'detached' })
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
