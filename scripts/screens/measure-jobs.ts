import type { Browser, Locator, Page } from 'playwright-core'
import type { RunFile } from '#scripts/parts/run-file.ts'
import { paths } from '#web/lib/paths.ts'
import { signedIn } from './take-pictures.ts'

export type JobCost = { job: string; clicks: number; keys: number; seconds: number }

/** A hand that counts what it does; text that is typed counts as one, whatever its length. */
type Hand = {
  page: Page
  click: (what: Locator) => Promise<void>
  press: (keys: string) => Promise<void>
  type: (text: string) => Promise<void>
}
type Job = { name: string; from: string; ready: (page: Page) => Locator; act: (hand: Hand) => Promise<void> }

const undo = (page: Page) => page.getByRole('button', { name: 'Annulla' }).first()

/** By its name: the lists to choose from on a screen below it are comboboxes too. */
const palette = (page: Page) => page.getByRole('combobox', { name: /^Cerca un comando/ })

const JOBS: Job[] = [
  {
    name: 'from the dashboard to an approved reply, by clicks',
    from: paths.dashboard,
    ready: (page) => page.getByRole('link', { name: 'Leggi e approva' }),
    act: async ({ page, click }) => {
      await click(page.getByRole('link', { name: 'Leggi e approva' }))
      await click(page.getByRole('button', { name: 'Approva & Invia' }))
      await undo(page).waitFor()
    },
  },
  {
    name: 'from the dashboard to an approved reply, by keys',
    from: paths.dashboard,
    ready: (page) => page.getByRole('link', { name: 'Leggi e approva' }),
    act: async ({ page, press }) => {
      await press('n')
      await page.getByRole('button', { name: 'Approva & Invia' }).waitFor()
      await page.locator('section[tabindex="-1"]:focus').waitFor()
      // What opened by itself takes no keys before anybody can have seen it.
      await page.waitForTimeout(1_100)
      await press('a')
      await undo(page).waitFor()
    },
  },
  {
    name: 'to a guest’s chat from any screen',
    from: paths.settings,
    ready: (page) => page.getByRole('tab', { name: 'General' }),
    act: async ({ page, press, type }) => {
      await press('Control+k')
      await palette(page).waitFor()
      await type('giulia')
      await page.getByRole('option', { name: /·/ }).first().waitFor()
      await press('Enter')
      await page.getByRole('log').waitFor()
    },
  },
  {
    name: 'to a property’s form from any screen',
    from: paths.chats,
    ready: (page) => page.locator('a[data-chat]').first(),
    act: async ({ page, press, type }) => {
      await press('Control+k')
      await palette(page).waitFor()
      await type('aggiungi')
      await press('Enter')
      await page.getByRole('button', { name: 'Save Property' }).waitFor()
    },
  },
  {
    name: 'a mailbox to connect, from the dashboard',
    from: paths.dashboard,
    ready: (page) => page.getByRole('button', { name: 'Collega una sorgente' }),
    act: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Collega una sorgente' }).first())
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** What each job takes of a host who knows the way: clicks, keys, and seconds on this machine. */
export async function measureJobs(run: RunFile, browser: Browser): Promise<JobCost[]> {
  const page = await signedIn(browser, run, { width: 1440, height: 900 })
  const costs: JobCost[] = []
  for (const { name, from, ready, act } of JOBS) {
    await page.goto(run.appUrl + from)
    await ready(page).waitFor()
    const cost = { job: name, clicks: 0, keys: 0 }
    const began = performance.now()
    await act({
      page,
      click: (what) => {
        cost.clicks += 1
        return what.click()
      },
      press: (keys) => {
        cost.keys += 1
        return page.keyboard.press(keys)
      },
      type: (text) => {
        cost.keys += 1
        return page.keyboard.type(text)
      },
    })
    costs.push({ ...cost, seconds: (performance.now() - began) / 1000 })
  }
  await page.context().close()
  return costs
}

/** As a table of Markdown. */
export const jobTable = (costs: JobCost[]): string =>
  [
    '| job | clicks | keys | seconds |',
    '| --- | ---: | ---: | ---: |',
    ...costs.map(({ job, clicks, keys, seconds }) => `| ${job} | ${clicks} | ${keys} | ${seconds.toFixed(1)} |`),
  ].join('\n')
