import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { goTo } from '#tests/browser/go-to.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { violations } from '#tests/browser/violations.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
const mark = randomBytes(4).toString('hex')

let browser: Awaited<ReturnType<typeof openBrowser>>
let page: Page

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  page = await signIn(await browser.context(DESK), parts.appUrl, parts.demo.admin)
})
afterAll(() => browser?.close())

const open = (path: string) => goTo(page, path)
const field = (label: string) => page.getByLabel(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alertOf = (text: string) => page.getByRole('alert').filter({ hasText: text })
const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

test('a property is added with its extras, changed and deleted', async () => {
  await open(paths.addProperty)
  await field('Name').fill(`Casa ${mark}`)
  await field('Rooms').fill('3')
  await field('Check-in time').fill('15:30')
  await field('Extra').selectOption('Pool')
  await field('Value').selectOption('false')
  await button('Add').click()
  await field('Booking link').fill('not a link')
  await button('Save Property').click()
  await alertOf('must be a web address').waitFor()
  await field('Booking link').fill('https://www.booking.example/hotel/casa')
  await button('Save Property').click()

  await page.getByRole('heading', { name: `Casa ${mark}` }).waitFor()
  const facts = await page.locator('main').innerText()
  for (const fact of ['15:30', 'Pool: No', 'Booking']) expect(facts).toContain(fact)
  await page.getByRole('link', { name: 'Edit' }).click()
  await field('Name').fill(`Villa ${mark}`)
  await field('Rooms').fill('')
  await button('Remove Pool').click()
  await button('Update Property').click()
  await page.getByRole('heading', { name: `Villa ${mark}` }).waitFor()
  expect(await page.locator('main').innerText()).toContain('No extras.')

  await button('Delete').click()
  await page.getByText('Are you sure you want to delete this property?').waitFor()
  await confirm('Delete')
  await page.getByText('No properties found.').waitFor()
})

test('a property that is not there says so', async () => {
  await open(paths.property('00000000-0000-4000-8000-000000000000'))
  await page.getByText('Property not found').waitFor()
})

test('a source that is edited into not working is said on every screen at once and by Leggi Email, until it is mended', async () => {
  const name = `box-${mark}-2@locanda.test`
  const dialog = page.getByRole('dialog', { name: /(Add|Edit) Source/ })
  const save = async (port: number) => {
    await field('Port').first().fill(String(port))
    await field('Password').first().fill('any')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await open(paths.settingsTab('sources'))
  await button('Add Source').click()
  await button('Email (IMAP/POP3)').click()
  await field('Preset').selectOption('local')
  await field('User').first().fill(name)
  await save(parts.imap.port)
  await page.getByText('Active').first().waitFor()
  // Its first look is over: the end of one that goes on would still say of the settings before that they work.
  await page.getByText('Counted now').waitFor()

  await button(`Edit ${name}`).click()
  await save(1)
  const banner = page.getByText(`La sorgente «${name}» non si lascia leggere`)
  await banner.waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: /^Leggi Email/ }).click()
  await page.getByText(`la sorgente «${name}» finora non si è fatta leggere`).first().waitFor()
  expect(await banner.isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Sistemala' }).first().click()
  // It opens the source itself.
  await save(parts.imap.port)
  await banner.waitFor({ state: 'detached' })
  await field('Search sources').fill('nobody')
  await page.getByText('No email sources found for this filter.').waitFor()
  await field('Search sources').fill(mark)
  await button(`Delete ${name}`).click()
  await page.getByText('Are you sure you want to delete this source?').waitFor()
  await confirm('Delete')
  await page.getByText('No email sources found for this filter.').waitFor()
})

test('the n8n tester sends nothing that does not parse, and shows why a test event failed', async () => {
  await open(paths.settingsTab('n8n'))
  await field('Body JSON').fill('{"a":')
  await alertOf('JSON error:').waitFor()
  expect(await button('Send to n8n (prod)').isDisabled()).toBe(true)
  await button('Prefill new message').click()
  await button('Send to n8n (prod)').click()
  await page.getByText(/^Error: /).waitFor()
})

test('a paid user needs an email and gets a password that is shown once', async () => {
  await open(paths.admin)
  await page.getByRole('tab', { name: 'Users' }).click()
  await button('Create user').click()
  await alertOf('Email required').waitFor()
  await field('Email').first().fill(`paid-${mark}@locanda.test`)
  await button('Create user').click()
  const shown = page.getByRole('dialog').getByText(/^T-[A-Za-z0-9]{20}!9$/)
  await shown.waitFor()
  await button('I have copied it').click()
  await shown.waitFor({ state: 'detached' })
  await button(`Deactivate paid-${mark}@locanda.test`).click()
  await button(`Activate paid-${mark}@locanda.test`).waitFor()
})

test('the administrator role is granted and revoked, and the list follows', async () => {
  const email = `paid-${mark}@locanda.test`
  await open(paths.admin)
  await field('Search users').fill(mark)
  await field('Search users').press('Enter')
  await button(`Grant ${email}`).click()
  await button(`Revoke ${email}`).click()
  await button(`Grant ${email}`).waitFor()
})
