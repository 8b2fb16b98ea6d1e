import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { endSession } from '#tests/browser/end-session.ts'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { signIn, signInAnew } from '#tests/browser/sign-in.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const card = (page: Page) => page.getByRole('region', { name: 'Bozza in attesa di te' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'La tua versione della risposta' })
const composer = (page: Page) => page.getByRole('textbox', { name: 'Type your message...' })

/** A host in a chat whose session ends at Keycloak while they write; their token ends in the middle of a word. */
async function writing(question: string, write: (page: Page) => Promise<void>) {
  const guest = newGuest(parts)
  await guest.write(question)
  // Alone in the list: others that come in would move it from under the pointer.
  const found = `${parts.appUrl}/chat?q=${encodeURIComponent(guest.name)}`
  const page = await signInAnew(await browser.context(DESK), found, parts.demo.host)
  await page.getByRole('link', { name: guest.name, exact: true }).click()
  await card(page).waitFor()
  await endSession(page, parts, () => card(page).waitFor())
  await page.clock.install()
  const address = page.url()
  await write(page)
  await page.clock.fastForward('06:00')
  await page.locator('#username').waitFor()
  await page.locator('#username').fill(parts.demo.host.email)
  await page.locator('#password').fill(parts.demo.host.password)
  await page.locator('#kc-login').click()
  await card(page).waitFor()
  expect(page.url()).toBe(address)
  return page
}

test('who is signed out in the middle of a reply, and of a draft that they edit, signs in again and finds every word, there and elsewhere', async () => {
  // Before the session is over, or once there is one again.
  const saved = Promise.withResolvers<void>()
  const page = await writing('May we bring a dog?', async (open) => {
    open.on(
      'response',
      (answer) =>
        answer.request().method() === 'PUT' && answer.url().endsWith('/unsent-texts') && answer.ok() && saved.resolve(),
    )
    await card(open).getByRole('button', { name: 'Modifica' }).click()
    await editor(open).fill('Yes, a cot waits in the')
    await composer(open).fill('Let me ask the owner of the')
  })
  await expect.poll(() => composer(page).inputValue()).toBe('Let me ask the owner of the')
  await expect.poll(() => editor(page).inputValue()).toBe('Yes, a cot waits in the')
  await saved.promise
  const elsewhere = await signIn(await browser.context(DESK), page.url(), parts.demo.host)
  await card(elsewhere).waitFor()
  await expect.poll(() => composer(elsewhere).inputValue()).toBe('Let me ask the owner of the')
  await elsewhere.context().close()
  await page.context().close()
})

test('who is found to be signed out as they send has the words where they stood, and nothing was sent', async () => {
  const page = await writing('Is there a bath?', async (open) => {
    await open.route('**/manual-reply', (route) => route.fulfill({ status: 401, json: { error: 'Unauthorized' } }))
    await composer(open).fill('There is a shower, no bath')
    // Minutes that pass while it is on its way would be a line that is lost, where it is kept until there is one.
    await composer(open).press('Enter')
    await open.locator('#username').waitFor()
  })
  await expect.poll(() => composer(page).inputValue()).toBe('There is a shower, no bath')
  expect(await page.getByRole('article', { name: 'Tu' }).count()).toBe(0)
  await page.context().close()
})
