import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

test.each(sizes('narrow'))(
  'beside a conversation its guest and its house are named, and the draft is written again for both: %s',
  async (name, options) => {
    const guest = newGuest(parts)
    await guest.write('What time is check-in?')
    const path = `/chat?q=${encodeURIComponent(guest.name)}`
    const page = await signIn(await browser.context(options), parts.appUrl + path, parts.demo.host)
    await page.getByRole('link', { name: guest.name, exact: true }).click()
    const card = page.getByRole('region', { name: 'Bozza in attesa di te' })
    await card.waitFor()
    const isPhone = name === 'narrow'
    if (isPhone) await page.getByRole('button', { name: 'Dettagli del soggiorno' }).click()
    const stay = isPhone ? page.getByRole('dialog') : page.getByRole('complementary').last()
    await stay.getByRole('button', { name: 'Cambia il nome dell’ospite' }).click()
    const box = stay.getByRole('textbox', { name: 'Nome dell’ospite' })
    await box.fill('Wilhelmine')
    expect(await violations(page)).toEqual([])
    await box.press('Enter')
    await stay.getByText('Wilhelmine', { exact: true }).waitFor()
    await stay.getByRole('button', { name: 'Associa proprietà' }).click()
    await page.getByRole('button', { name: /^Casa Pescallo/ }).click()
    await stay.getByRole('link', { name: 'Casa Pescallo' }).waitFor()
    if (isPhone) await page.keyboard.press('Escape')
    const offer = page.getByRole('region', { name: 'Bozza di un’altra proprietà' })
    await offer.getByText('La bozza è stata scritta senza i dati di Casa Pescallo.').waitFor()
    await offer.getByRole('button', { name: 'Riscrivi la bozza' }).click()
    await card.getByText('Hi Wilhelmine,', { exact: false }).waitFor()
    await card.getByText('Check-in is from 16:00.', { exact: false }).waitFor()
    await offer.waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
    await page.context().close()
  },
)
