import { type Browser, chromium, type Page } from 'playwright-core'
import { ENTRY_BUDGET_KB, entryKilobytes, ROUTE_BUDGET_KB } from '#scripts/checks/check-entry-size.ts'
import { chromiumProgram } from '#scripts/parts/chromium.ts'
import { builtWeb } from '#scripts/parts/web-build.ts'
import { paths } from '#web/lib/paths.ts'
import { type Figure, percentile } from './figure.ts'
import { type Filled, LONG_CHAT_MESSAGES } from './fill.ts'
import { filled } from './filled.ts'
import { KEYS, keyDelays } from './key-delays.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { loadPage, type PageLoad } from './page-load.ts'

const LOADS = 5
/** As the web's own tools call a slow line of 4G: bytes a second, milliseconds there and back. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
const SLOW_CPU = { rate: 4 }
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const A_CHAT = 'main a[href^="/chat/"]'

/** Every screen, with what shows that it stands. */
const screensOf = ({ longChatId, propertyId }: Filled) =>
  ({
    [paths.chats]: A_CHAT,
    [paths.chat(longChatId)]: '[role=log]',
    [paths.dashboard]: 'text=Ultime Conversazioni',
    [paths.analytics]: 'main table, main svg',
    [paths.properties]: 'text=Add Property',
    [paths.property(propertyId)]: 'main h1, main h2',
    [paths.addProperty]: 'text=Save Property',
    [paths.settings]: '[role=tab]',
    [paths.settingsTab('sources')]: 'text=Add Source',
  }) as const

/** What the browser has to load, how soon it shows each screen with very many chats, and whether anything moves meanwhile. */
export async function measureWeb(system: MeasuredSystem, say: (line: string) => void): Promise<Figure[]> {
  const places = await filled(system)
  const browser = await chromium.launch({ executablePath: await chromiumProgram(say), args: BROWSER_ARGS })
  try {
    const page = await signedIn(browser, system)
    const at = (path: string) => `${system.run.appUrl}${path}`
    const paints: number[] = []
    for (let turn = 0; turn < LOADS; turn++) paints.push((await loadPage(page, at(paths.chats), A_CHAT)).paintMs)
    const keys = await keyDelays(page, 'j')
    const longKeys = await longThreadDelays(page, at(paths.chat(places.longChatId)))
    const slow: number[] = []
    for (let turn = 0; turn < LOADS; turn++) slow.push(await paintOnSlowPhone(browser, system))
    const loads: [string, PageLoad][] = []
    for (const [path, ready] of Object.entries(screensOf(places)))
      loads.push([path, await loadForTheFirstTime(browser, system, { path, ready })])
    const heaviest = loads.reduce((most, one) => (one[1].scriptKilobytes > most[1].scriptKilobytes ? one : most))
    const restless = loads.reduce((most, one) => (one[1].shifts > most[1].shifts ? one : most))
    const median = `median of ${LOADS}`
    const p98 = `p98 of ${KEYS}`
    const figure = (what: string, value: number, [most, unit]: [most: number, unit: string]) => ({
      what,
      value,
      unit,
      target: { most },
    })
    return [
      figure('entry JavaScript, gzip', entryKilobytes(await builtWeb(say)), [ENTRY_BUDGET_KB, 'KB']),
      figure(`most JavaScript of a screen, gzip (${heaviest[0]})`, heaviest[1].scriptKilobytes, [
        ROUTE_BUDGET_KB,
        'KB',
      ]),
      figure(`largest contentful paint of the chat centre, ${median}`, percentile(paints, 0.5), [1000, 'ms']),
      figure(`the same at first, slow 4G, a fourth of a processor, ${median}`, percentile(slow, 0.5), [2000, 'ms']),
      figure(`largest layout shift of ${loads.length} screens (${restless[0]})`, restless[1].shifts, [0, '']),
      figure(`key j to the next paint, ${p98}`, percentile(keys, 0.98), [100, 'ms']),
      figure(
        `key in the composer of a conversation of ${LONG_CHAT_MESSAGES} messages to the next paint, ${p98}`,
        percentile(longKeys.typed, 0.98),
        [100, 'ms'],
      ),
      figure('page up through it, p98', percentile(longKeys.scrolled, 0.98), [100, 'ms']),
    ]
  } finally {
    await browser.close()
  }
}

async function signedIn(browser: Browser, { run }: MeasuredSystem): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(run.appUrl)
  await page.fill('#username', run.demo.host.email)
  await page.fill('#password', run.demo.host.password)
  await page.click('[type=submit]')
  await page.waitForSelector('header')
  return page
}

type Screen = { path: string; ready: string }

/** In a browser that has nothing of it yet, and fetches nothing ahead for other screens. */
async function loadForTheFirstTime(browser: Browser, system: MeasuredSystem, { path, ready }: Screen) {
  const page = await signedIn(browser, system)
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await withoutCache(page)
  try {
    return await loadPage(page, `${system.run.appUrl}${path}`, ready)
  } finally {
    await page.context().close()
  }
}

async function paintOnSlowPhone(browser: Browser, system: MeasuredSystem): Promise<number> {
  const page = await signedIn(browser, system)
  const devtools = await withoutCache(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_CPU)
  try {
    return (await loadPage(page, `${system.run.appUrl}${paths.chats}`, A_CHAT)).paintMs
  } finally {
    await page.context().close()
  }
}

async function withoutCache(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  return devtools
}

/** With all of a very long conversation read back to its beginning. */
async function longThreadDelays(page: Page, url: string) {
  await page.goto(url)
  // While it reads a page its button takes no click.
  const older = page.locator('button:not([aria-busy])', { hasText: 'Messaggi precedenti' })
  for (let hasMore = true; hasMore; ) {
    const reading = page.waitForResponse((response) => response.url().includes('cursor='))
    await older.click()
    hasMore = (await reading).headers().link !== undefined
  }
  await page.getByRole('textbox', { name: 'Type your message...' }).focus()
  const typed = await keyDelays(page, 'a')
  await page.getByRole('log').focus()
  return { typed, scrolled: await keyDelays(page, 'PageUp') }
}
