import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Parts } from '#tests/setup/parts.ts'
import { newGuest } from './guest.ts'
import type { openBrowser } from './open-browser.ts'
import { signIn } from './sign-in.ts'

type Asked = {
  parts: Parts
  browser: Awaited<ReturnType<typeof openBrowser>>
  text: string
  options: BrowserContextOptions
  house?: string
}

const WIDE = 1280

/** The draft that waits for its host. */
export const draftCard = (page: Page) => page.getByRole('region', { name: 'Bozza in attesa di te' })

/** A guest asks about Casa Pescallo, or another house, and the host has their conversation open. */
export async function askAboutHouse({ parts, browser, text, options, house = 'Casa Pescallo' }: Asked): Promise<Page> {
  const guest = newGuest(parts)
  await guest.write(text)
  const path = `/chat?q=${encodeURIComponent(guest.name)}`
  const page = await signIn(await browser.context(options), parts.appUrl + path, parts.demo.host)
  await page.getByRole('link', { name: guest.name, exact: true }).click()
  await draftCard(page).waitFor()
  // Where there is no room for its column it is a dialog.
  const isNarrow = (options.viewport?.width ?? 0) < WIDE
  if (isNarrow) await page.getByRole('button', { name: 'Dettagli del soggiorno' }).click()
  const stay = isNarrow ? page.getByRole('dialog') : page.getByRole('complementary').last()
  await stay.getByRole('button', { name: 'Associa proprietà' }).click()
  const choice = page.getByRole('button', { name: house })
  await choice.click()
  await choice.waitFor({ state: 'detached' })
  await stay.getByRole('link', { name: house }).waitFor()
  if (isNarrow) await page.keyboard.press('Escape')
  return page
}
