import { chromium, type Page } from 'playwright-core'
import { ENTRY_BUDGET_KB, entryKilobytes } from '#scripts/checks/check-entry-size.ts'
import { chromiumProgram } from '#scripts/parts/chromium.ts'
import { builtWeb } from '#scripts/parts/web-build.ts'
import { type Figure, percentile } from './figure.ts'
import { LONG_CHAT_MESSAGES } from './fill.ts'
import { filled } from './filled.ts'
import type { MeasuredSystem } from './measured-system.ts'

const LOADS = 5
const KEYS = 40
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** What the browser has to load, and how soon it shows the chat centre with very many chats. */
export async function measureWeb(system: MeasuredSystem, say: (line: string) => void): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await chromiumProgram(say), args: BROWSER_ARGS })
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await signInAt(page, system)
    const paints: number[] = []
    for (let turn = 0; turn < LOADS; turn++) paints.push(await largestPaint(page, `${system.run.appUrl}/chat`))
    const keys = await keyDelays(page, 'j')
    const longKeys = await longThreadDelays(page, system)
    return [
      {
        what: 'entry JavaScript, gzip',
        value: entryKilobytes(await builtWeb(say)),
        unit: 'KB',
        target: { most: ENTRY_BUDGET_KB },
      },
      {
        what: `largest contentful paint of the chat centre, median of ${LOADS}`,
        value: percentile(paints, 0.5),
        unit: 'ms',
        target: { most: 1000 },
      },
      {
        what: `key j to the next paint, p98 of ${KEYS}`,
        value: percentile(keys, 0.98),
        unit: 'ms',
        target: { most: 100 },
      },
      {
        what: `key in the composer of a conversation of ${LONG_CHAT_MESSAGES} messages to the next paint, p98 of ${KEYS}`,
        value: percentile(longKeys.typed, 0.98),
        unit: 'ms',
        target: { most: 100 },
      },
      {
        what: 'page up through it, p98',
        value: percentile(longKeys.scrolled, 0.98),
        unit: 'ms',
        target: { most: 100 },
      },
    ]
  } finally {
    await browser.close()
  }
}

async function signInAt(page: Page, { run }: MeasuredSystem): Promise<void> {
  await page.goto(run.appUrl)
  await page.fill('#username', run.demo.host.email)
  await page.fill('#password', run.demo.host.password)
  await page.click('[type=submit]')
  await page.waitForSelector('header')
}

async function largestPaint(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForSelector('main a[href^="/chat/"]')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: number[] = []
        new PerformanceObserver((list) => seen.push(...list.getEntries().map((entry) => entry.startTime))).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
        setTimeout(() => resolve(Math.max(...seen)), 1_500)
      }),
  )
}

/** With all of a very long conversation read back to its beginning. */
async function longThreadDelays(page: Page, system: MeasuredSystem) {
  await page.goto(`${system.run.appUrl}/chat/${(await filled(system)).longChatId}`)
  for (let hasMore = true; hasMore; ) {
    const reading = page.waitForResponse((response) => response.url().includes('cursor='))
    await page.getByRole('button', { name: 'Messaggi precedenti' }).click()
    hasMore = (await reading).headers().link !== undefined
  }
  await page.getByRole('textbox', { name: 'Type your message...' }).focus()
  const typed = await keyDelays(page, 'a')
  await page.getByRole('log').focus()
  return { typed, scrolled: await keyDelays(page, 'PageUp') }
}

/** Milliseconds from each press to the frame that shows it. */
async function keyDelays(page: Page, key: string): Promise<number[]> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { keyDelays?: number[] }
    const isFollowed = kept.keyDelays !== undefined
    kept.keyDelays = []
    const onKey = (event: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => kept.keyDelays?.push(performance.now() - event.timeStamp)))
    if (!isFollowed) addEventListener('keydown', onKey, true)
  })
  for (let turn = 0; turn < KEYS; turn++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
  }
  return page.evaluate(() => (globalThis as unknown as { keyDelays: number[] }).keyDelays)
}
