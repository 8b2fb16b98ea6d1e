import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { goTo } from '#tests/browser/go-to.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { STATES_OF_ADMINISTRATOR, type State, statesOfHost } from '#tests/browser/states.ts'
import { violations } from '#tests/browser/violations.ts'
import { addWaitingChat } from '#tests/browser/waiting-chat.ts'
import { newPerson } from '#tests/safety/person.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')

let browser: Awaited<ReturnType<typeof openBrowser>>
let chat: string

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  chat = paths.chat((await addWaitingChat(parts)).chatId)
})
afterAll(() => browser?.close())

/** Each with what it asks the API for. */
const SCREENS = [
  [paths.dashboard, 'readDashboard'],
  [paths.chats, 'listChats'],
  [paths.analytics, 'readAnalytics'],
  [paths.properties, 'listProperties'],
  [paths.settings, 'readAppSettings'],
  [paths.settingsTab('sources'), 'listSources'],
] as const

describe.each(sizes('narrow', 'middle'))('%s', (_, options) => {
  let host: Page
  let admin: Page
  let newcomer: Page
  beforeAll(async () => {
    host = await signIn(await browser.context(options), parts.appUrl, parts.demo.host)
    admin = await signIn(await browser.context(options), parts.appUrl, parts.demo.admin)
    newcomer = await signIn(await browser.context(options), parts.appUrl, await newPerson('paid-user'))
  })
  afterAll(async () => {
    for (const page of [host, admin, newcomer]) await page?.context().close()
  })

  async function look(page: Page, { at: path, act, shows }: State) {
    await goTo(page, path())
    await act?.(page)
    await shows(page).waitFor()
    expect(await violations(page)).toEqual([])
    for (let open = await page.getByRole('dialog').count(); open > 0; open -= 1) await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }

  test.each(Object.entries(statesOfHost(() => chat)))('%s has no accessibility violation', (_name, state) =>
    look(host, state),
  )
  test.each(Object.entries(STATES_OF_ADMINISTRATOR))('%s has no accessibility violation', (_name, state) =>
    look(admin, state),
  )

  test.each(SCREENS)('%s has none while nothing has come, nor where it fails', async (path, asked) => {
    const page = await newcomer.context().newPage()
    const answered = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname === `/api${calls[asked].path}`,
      async (route) => {
        await answered.promise
        await route.fulfill({ status: 500, json: {} })
      },
    )
    await page.goto(parts.appUrl + path)
    await page.locator('main#content [aria-busy=true], main#content .animate-breathe').first().waitFor()
    expect(await violations(page)).toEqual([])
    answered.resolve()
    await page
      .getByRole('button', { name: /^(Riprova|Try again)$/ })
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.close()
  })

  test('the way through the first minutes has none', async () => {
    await goTo(newcomer, paths.dashboard)
    await newcomer.getByRole('heading', { name: 'Primi passi' }).waitFor()
    expect(await violations(newcomer)).toEqual([])
  })
})

test('nothing of it was refused by the policy of the page', () => {
  expect(browser.complaints.filter((one) => /Content Security Policy/i.test(one))).toEqual([])
})
