import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { goTo } from '#tests/browser/go-to.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
/** What proves that a screen has its content, and not only its frame. */
const SCREENS = [
  { path: paths.dashboard, ready: 'Ultime Conversazioni' },
  { path: paths.chats, ready: 'Nessuna conversazione trovata.' },
  { path: paths.analytics, ready: 'Ancora nessuna cifra' },
  { path: paths.properties, ready: 'Add Property' },
  { path: paths.addProperty, ready: 'Save Property' },
  { path: paths.settings, ready: 'Message Sources' },
  { path: paths.settingsTab('sources'), ready: 'Add Source' },
  { path: paths.admin, ready: 'Grant' },
  { path: '/nowhere', ready: 'There is no such page' },
]

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** Tabs that somebody would have to scroll to, and does not know of. */
const tabsOutOfSight = (page: Page) =>
  page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth).map(({ textContent }) => textContent),
    )

describe.each(sizes('narrow', 'middle'))('%s', (_, options) => {
  let page: Page
  let host: Page
  beforeAll(async () => {
    page = await signIn(await browser.context(options), parts.appUrl, parts.demo.admin)
    host = await signIn(await browser.context(options), `${parts.appUrl}/chat?tab=da-approvare`, parts.demo.host)
  })
  afterAll(async () => {
    for (const one of [page, host]) await one?.context().close()
  })

  test.each(SCREENS)(
    '$path has no accessibility violation, never scrolls sideways and has every tab in sight',
    async ({ path, ready }) => {
      await goTo(page, path)
      await page.getByText(ready, { exact: false }).locator('visible=true').first().waitFor({ state: 'attached' })
      expect(await violations(page)).toEqual([])
      expect(await noSidewaysScroll(page)).toBe(true)
      expect(await tabsOutOfSight(page)).toEqual([])
    },
  )

  test('a conversation whose draft waits has no accessibility violation', async () => {
    await host.locator('a[data-chat]').first().click()
    await host.getByRole('button', { name: 'Approva & Invia' }).waitFor()
    expect(await violations(host)).toEqual([])
    expect(await noSidewaysScroll(host)).toBe(true)
  })

  test('a property and what was taken for its secrets have no accessibility violation', async () => {
    await goTo(host, paths.properties)
    await host
      .getByRole('link', { name: /^View / })
      .first()
      .click()
    await host.getByText('Wi-Fi password', { exact: true }).first().waitFor()
    expect(await violations(host)).toEqual([])
    expect(await noSidewaysScroll(host)).toBe(true)
  })

  test('a notice of what failed has no accessibility violation, while it is up', async () => {
    await goTo(page, paths.dashboard)
    await page.getByRole('button', { name: /^Leggi Email/ }).click()
    const notice = page.getByRole('alertdialog', { name: 'Non hai ancora collegato sorgenti.' })
    await notice.waitFor()
    expect(await violations(page)).toEqual([])
    expect(await notice.isVisible()).toBe(true)
  })

  test('the sign-in page has no accessibility violation', async () => {
    const context = await browser.context(options)
    const signInPage = await context.newPage()
    await signInPage.goto(parts.appUrl)
    await signInPage.locator('#username').waitFor()
    expect(await violations(signInPage)).toEqual([])
    await context.close()
  })
})
