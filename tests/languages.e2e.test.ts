import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { dataOf, ownWords, textsShown } from '#tests/browser/texts-shown.ts'
import { addWaitingChat } from '#tests/browser/waiting-chat.ts'
import { rounds } from '#tests/rounds.ts'
import { newPerson } from '#tests/safety/person.ts'
import { wordsOfOther } from '#tests/web/function-words.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Page
let host: Page
let data: Set<string>
let chat: string
beforeAll(async () => {
  const { chatId, sender } = await addWaitingChat(parts)
  // Alone in its list: what guests of other tests are answered meanwhile is in their languages.
  chat = `${paths.chat(chatId)}?q=${encodeURIComponent(sender)}`
  browser = await openBrowser(inject('chromium'))
  admin = await signIn(await browser.context(DESK), parts.appUrl, parts.demo.admin)
  host = await signIn(await browser.context(DESK), parts.appUrl, parts.demo.host)
})
afterAll(async () => {
  for (const page of [admin, host]) await choose(page, 'mix')
  await browser.close()
})

const NAMES = { mix: /^(Predefinita|Default)/, it: 'Italiano', en: 'English' } as const

/** By the account's menu, which stands on every screen. */
async function choose(page: Page, language: keyof typeof NAMES) {
  await page.getByRole('button', { name: /^(Il tuo account|Your account)$/ }).click()
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(calls.chooseLanguage.path)),
    page.getByRole('menuitemradio', { name: NAMES[language] }).click(),
  ])
  expect(saved.status()).toBe(200)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

/** The choices name each language as itself, and a guest may ask in any. */
const MEANT = /^(Italiano|English|Is there parking near the house\?)$/

/** What stands on the screen in the other language, or is marked as such. */
async function strays(page: Page, data: ReadonlySet<string>, language: 'it' | 'en'): Promise<string[]> {
  const other = { it: 'en', en: 'it' }[language]
  return (await textsShown(page)).flatMap(({ text, lang }) => {
    const own = MEANT.test(text) ? '' : ownWords(text, data)
    const words = wordsOfOther(language, own)
    if (words.length > 0) return [`${words.join(', ')}: ${text}`]
    return own.trim() === text && /\p{L}{3}/u.test(own) && lang === other ? [`lang=${lang}: ${text}`] : []
  })
}

/** Strays that stay: what a page still shows of before, until it has read anew, is what the API answered then. */
async function straysOf(page: Page, data: ReadonlySet<string>, language: 'it' | 'en'): Promise<string[]> {
  await quiet(page)
  if ((await strays(page, data, language)).length === 0) return []
  await page.reload()
  await quiet(page)
  return strays(page, data, language)
}

/** Until what is shown stays as it is: the live stream keeps the line busy for ever. */
async function quiet(page: Page) {
  await page.locator('main#content').waitFor()
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').innerText()
        const isStill = now === before && (await page.locator('[aria-busy=true]').count()) === 0
        before = now
        return isStill
      },
      { interval: 300 },
    )
    .toBe(true)
}

/** By the language that each stands in until one is chosen. */
const SCREENS = {
  it: [paths.dashboard, paths.chats, paths.analytics, '/nowhere'],
  en: [
    paths.properties,
    paths.addProperty,
    paths.settings,
    paths.settingsTab('ai'),
    paths.settingsTab('sources'),
    paths.settingsTab('debug'),
    paths.settingsTab('n8n'),
    paths.admin,
    paths.adminTab('alerts'),
  ],
}
const EVERY_SCREEN = Object.values(SCREENS).flat()
/** A screen that stands in the other language all the same is one that would stay in it; in the usual run one of each kind. */
const SCREENS_LOOKED_AT = rounds({
  usual: { en: SCREENS.it, it: [paths.properties, paths.settingsTab('ai'), paths.admin] },
  long: { en: EVERY_SCREEN, it: EVERY_SCREEN },
})

describe.each(['en', 'it'] as const)('in %s', (language) => {
  beforeAll(async () => {
    data = dataOf(host)
    for (const page of [admin, host]) await choose(page, language)
  })

  test('no screen says anything in the other language', async () => {
    const found: string[] = []
    const known = dataOf(admin)
    for (const path of SCREENS_LOOKED_AT[language]) {
      await admin.goto(parts.appUrl + path)
      found.push(...(await straysOf(admin, known, language)).map((one) => `${path} ${one}`))
    }
    expect(found).toEqual([])
    expect(await admin.evaluate(() => document.documentElement.lang)).toBe(language)
  })

  test('nor does a conversation, a property, or what is opened over a screen', async () => {
    const found: string[] = []
    const look = async (where: string) => {
      found.push(...(await straysOf(host, data, language)).map((one) => `${where} ${one}`))
    }
    await host.goto(parts.appUrl + chat)
    await host.getByRole('region', { name: /^(Bozza in attesa di te|Draft waiting for you)$/ }).waitFor()
    await look('conversation')
    await host.keyboard.press('Control+k')
    await host.getByRole('combobox').last().waitFor()
    await quiet(host)
    found.push(...(await strays(host, data, language)).map((one) => `palette ${one}`))
    await host.keyboard.press('Escape')
    await host.goto(parts.appUrl + paths.analytics)
    await look('analytics')
    await host.goto(parts.appUrl + paths.settingsTab('sources'))
    await look('sources')
    // The box of a reply stands in its guest's language.
    expect(found.filter((one) => !one.includes(' lang='))).toEqual([])
  })
})

test('a choice changes all at once, touches nothing that was typed, and is known on another device from the first paint', async () => {
  const person = await newPerson('paid-user')
  const page = await signIn(await browser.context(DESK), parts.appUrl + paths.settings, person)
  const email = page.getByLabel('Notification email')
  await email.fill('nuova@example.com')
  await page.getByLabel('Language', { exact: true }).selectOption('it')
  await page.getByRole('tab', { name: 'Generali' }).waitFor()
  expect(await page.getByLabel('Email per gli avvisi').inputValue()).toBe('nuova@example.com')
  await expect.poll(() => page.title()).toBe('Impostazioni · Locanda')
  await page.getByLabel('Lingua', { exact: true }).selectOption('en')
  await page.getByRole('link', { name: 'Conversations' }).first().waitFor()
  expect(await page.getByLabel('Notification email').inputValue()).toBe('nuova@example.com')

  const elsewhere = await browser.context(DESK)
  await elsewhere.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => void seen.push(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  const other = await signIn(elsewhere, parts.appUrl + paths.chats, person)
  await other.getByText('No conversations found.').waitFor()
  const seen = () => other.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
  expect(await seen()).toContain('Conversations')
  expect(await seen()).not.toMatch(/Conversazioni|Impostazioni|Proprietà/)
  await other.reload()
  await other.getByText('No conversations found.').waitFor()
  expect(await seen()).not.toMatch(/Conversazioni|Impostazioni|Proprietà/)

  // The browser would have the sign-in page in Italian.
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.locator('#username').waitFor()
  expect(await other.evaluate(() => document.documentElement.lang)).toBe('en')
  for (const context of [page.context(), elsewhere]) await context.close()
})

test('a language that was not chosen is not fetched', async () => {
  const person = await newPerson('paid-user')
  const page = await signIn(await browser.context(DESK), parts.appUrl, person)
  await choose(page, 'en')
  const fetched: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fetched.push(response.text().catch(() => ''))
  })
  await page.goto(parts.appUrl + paths.chats)
  await page.getByText('No conversations found.').waitFor()
  await quiet(page)
  const scripts = (await Promise.all(fetched)).join('\n')
  expect(scripts).toContain('No conversations found.')
  expect(scripts).not.toContain('Nessuna conversazione trovata.')
  await page.context().close()
})
