import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openGuestMailbox } from '#scripts/guest/watch-replies.ts'
import { withClient } from '#scripts/parts/database-roles.ts'
import { goTo } from '#tests/browser/go-to.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'
import { newPerson } from '#tests/safety/person.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')

let browser: Awaited<ReturnType<typeof openBrowser>>
let page: Page

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  // Before the page that reads it begins.
  await withClient(parts.adminDatabaseUrl, (owner) =>
    owner.query(
      `insert into snippet (host_id, name, text) select id, 'Saluto di prova', 'Ciao {{guest.first_name}}, a presto.' from host where email = $1`,
      [parts.demo.host.email],
    ),
  )
  page = await signIn(await browser.context(DESK), parts.appUrl, parts.demo.host)
})
afterAll(() => browser?.close())

const open = (path: string) => goTo(page, path)
const hasFocus = (what: Locator) => what.evaluate((element) => element === document.activeElement)

test('an address that leads nowhere keeps the header, with the specification’s title and the kind text below', async () => {
  await open('/nowhere')
  await page.getByText('Unexpected Application Error!').waitFor()
  await page.getByText('There is no such page. The address may be old or mistyped.').waitFor()
  await page.getByRole('link', { name: 'Proprietà' }).first().waitFor()
})

test('a host at the administration is told so, and nothing is asked of it', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(paths.admin)
  await page.getByText('This page is for administrators.').waitFor()
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([])
  await open(paths.settingsTab('debug'))
  await page.getByText('This tool requires the app-admin role.').waitFor()
})

test('a source is added from a dashboard that has chats, and Esc gives the focus back to its button', async () => {
  await open(paths.dashboard)
  const button = page.getByRole('button', { name: 'Collega una sorgente' })
  await button.click()
  await page.getByRole('dialog').getByText('Email (IMAP/POP3)').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(button)).toBe(true)
})

test('the palette finds a chat in the server’s answer, by keys alone', async () => {
  await open(paths.settings)
  await page.getByRole('tab', { name: 'General' }).waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox')
  await expect.poll(() => hasFocus(box)).toBe(true)
  await page.keyboard.type('giulia')
  await page
    .getByRole('option', { name: /Giulia/ })
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('log').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/chat\/.+/)
})

test('a snippet of the account is put into a reply by keys, filled in', async () => {
  await open(paths.chats)
  await page.locator('a[data-chat]').first().click()
  const composer = page.getByRole('textbox', { name: 'Type your message...' })
  // What another test has left there.
  await composer.fill('')
  await page.keyboard.type('/')
  await page.getByRole('combobox', { name: 'Cerca un testo pronto' }).waitFor()
  await page.keyboard.type('saluto')
  await page.getByRole('option', { name: /Saluto di prova/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => composer.inputValue()).toMatch(/^Ciao [^{]+, a presto\.$/)
  await expect.poll(() => hasFocus(composer)).toBe(true)
  await composer.fill('')
})

test.each(sizes('narrow'))('a notice covers nothing of where the host writes: %s', async (_name, options) => {
  const shown = await signIn(await browser.context(options), `${parts.appUrl}${paths.chats}`, parts.demo.otherHost)
  await shown.locator('a[data-chat]').first().click()
  const composer = shown.getByRole('textbox', { name: 'Type your message...' })
  await composer.fill(`Un attimo\n\n\n\n`)
  await shown.getByRole('button', { name: 'Invia', exact: true }).last().click()
  const undo = shown.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Annulla' })
  await undo.waitFor()
  await composer.fill('Una\nseconda\nrisposta\nche\ncresce')
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect
    .poll(async () => {
      const [notice, form] = [await boxOf(undo), await boxOf(composer)]
      return notice.y + notice.height <= form.y || notice.x + notice.width <= form.x
    })
    .toBe(true)
  await undo.click()
  await composer.fill('')
  await shown.context().close()
})

test('a conversation goes on paper without the application around it, and the page is as before', async () => {
  await open(paths.chats)
  await page.locator('a[data-chat]').first().click()
  await page.getByRole('log').waitFor()
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Stampa la conversazione' }).click()
  const paper = page.locator('.printed')
  await paper.waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await paper.isVisible()).toBe(true)
  expect(await page.locator('#root').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  expect(await paper.isVisible()).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await paper.waitFor({ state: 'detached' })
})

test('who forgot their password gets a mail from the sign-in page that sets another', async () => {
  const person = await newPerson('paid-user')
  const mailbox = await openGuestMailbox(parts, person.email)
  const context = await browser.context(DESK)
  const shown = await context.newPage()
  await shown.goto(parts.appUrl)
  await shown.getByRole('link', { name: 'Password dimenticata?' }).click()
  await shown.locator('#username').fill(person.email)
  await shown.locator('[type=submit]').click()
  const mails: string[] = []
  const onMail = ({ text }: { text?: string | undefined }) => void mails.push(text ?? '')
  await mailbox.watch({ quietSeconds: 1, waitSeconds: 60, onMail })
  await mailbox.close()
  expect(mails.join('\n')).toMatch(/login-actions\/action-token/)
  await context.close()
})
