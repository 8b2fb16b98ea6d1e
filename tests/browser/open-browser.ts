import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const SLOWEST_MS = 60_000

/** Chromium, and every complaint of the pages it shows: console errors, uncaught ones, refused content. */
export async function openBrowser(program: string) {
  const browser = await chromium.launch({ executablePath: program, args: FLAGS })
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  }
  return {
    complaints,
    async context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      const usual = { locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'block' } as const
      const context = await browser.newContext({ ...usual, ...options })
      context.setDefaultTimeout(SLOWEST_MS)
      context.on('page', listen)
      return context
    },
    close: () => browser.close(),
  }
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
