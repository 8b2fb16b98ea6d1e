import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

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

/** One for all files of a run: its contexts share nothing, and it goes with the process that started it. */
const started = new Map<string, Promise<Browser>>()

function browserOf(program: string): Promise<Browser> {
  const browser = started.get(program) ?? chromium.launch({ executablePath: program, args: FLAGS })
  started.set(program, browser)
  return browser
}

/** Chromium, and every complaint of the pages that its caller has it show: console errors, uncaught ones, refused content. */
export async function openBrowser(program: string) {
  const browser = await browserOf(program)
  const contexts: BrowserContext[] = []
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
      contexts.push(context)
      return context
    },
    /** Ends what it shows. */
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  }
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
