import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumProgram } from '#scripts/parts/chromium.ts'
import type { RunFile } from '#scripts/parts/run-file.ts'
import { SCREENS, type ShownScreen } from './screens-shown.ts'

const VIEWS = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const
const THEMES = ['light', 'dark'] as const

const SETTLE_MS = 1_500
const THEME_MS = 200

export type Picture = { screen: string; view: string; theme: string; file: string }

/** Chromium as the tests run it. */
export const openChromium = async (say: (line: string) => void): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumProgram(say), args: ['--no-sandbox', '--disable-gpu'] })

/** A page of somebody who is signed in, as they see it at that size. */
export async function signedIn(
  browser: Browser,
  { appUrl, demo }: RunFile,
  { who = 'host', width, height }: { who?: ShownScreen['who']; width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, locale: 'it-IT', timezoneId: 'Europe/Rome' },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(appUrl)
  await page.fill('#username', demo[who].email)
  await page.fill('#password', demo[who].password)
  await page.click('#kc-login')
  await page.locator('main#content').waitFor()
  return page
}

async function show(page: Page, appUrl: string, { path, ready, act }: ShownScreen): Promise<void> {
  await page.goto(appUrl + path)
  await page.getByText(ready).locator('visible=true').first().waitFor()
  await act?.(page)
  // The live stream never ends; what is fetched beside the content has a moment.
  await page.waitForTimeout(SETTLE_MS)
}

/** Every screen at every size in both themes, into a folder. */
export async function takePictures(run: RunFile, browser: Browser, folder: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const { name: view, ...size } of VIEWS) {
    for (const who of ['host', 'admin'] as const) {
      const page = await signedIn(browser, run, { who, ...size })
      for (const screen of SCREENS.filter((one) => (one.who ?? 'host') === who)) {
        await show(page, run.appUrl, screen)
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme })
          await page.waitForTimeout(THEME_MS)
          const file = `${screen.name}-${view}-${theme}.png`
          await page.screenshot({ path: join(folder, file) })
          pictures.push({ screen: screen.name, view, theme, file })
        }
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page.context().close()
    }
  }
  return pictures
}
