import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newGuest } from '#tests/browser/guest.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'

const parts = inject('parts')
const LONG = Array.from({ length: 60 }, (_, line) => `Riga ${line + 1} di una risposta lunga.`).join('\n')
const QUESTION = 'Is there a parking space, a cot, and a garden where we may dine late with our old dog?'
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const card = (on: Page) => on.getByRole('region', { name: 'Bozza in attesa di te' })
const editor = (on: Page) => on.getByRole('textbox', { name: 'La tua versione della risposta' })
const composer = (on: Page) => on.getByRole('textbox', { name: 'Type your message...' })
const ownBox = (on: Page) => on.getByRole('textbox', { name: 'Oppure scrivi una risposta tua…' })
const pinned = (on: Page) => on.getByRole('region', { name: 'La domanda dell’ospite' })

/** The chat with its draft, whose words are as many as no built-in draft has. */
async function open(size: BrowserContextOptions): Promise<Page> {
  const guest = newGuest(parts)
  await guest.write(`Hello! ${QUESTION} ${QUESTION} We come by car from far away, and are four with a baby.`)
  const page = await signIn(await browser.context(size), `${parts.appUrl}/chat`, parts.demo.host)
  await page.route('**/chats/*/messages*', async (route) => {
    const answer = await route.fetch()
    const items: { status: string; kind: string; text: string }[] = await answer.json()
    const said = items.map((item) =>
      item.kind === 'draft' && item.status === 'pending' ? { ...item, text: LONG } : item,
    )
    await route.fulfill({ response: answer, json: said })
  })
  await page.getByRole('link', { name: guest.name, exact: true }).click()
  await card(page).waitFor()
  return page
}

/** What is on its way through `open` is let go first. */
async function close(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Seen whole, and nothing else lies over it. */
const isInSight = (on: Page, what: string) =>
  on
    .locator(what)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect()
      if (top < 0 || bottom > window.innerHeight) return false
      return [top + 2, bottom - 2].every((y) => {
        const seen = document.elementFromPoint(left + width / 2, y)
        return seen !== null && (element.contains(seen) || seen.contains(element))
      })
    })

/** On a phone it takes about three lines, and opens on tap. */
async function looksAtQuestion(page: Page) {
  expect((await pinned(page).boundingBox())?.height).toBeLessThan(100)
  expect(await violations(page)).toEqual([])
  await pinned(page).getByRole('button', { expanded: false }).first().tap()
  expect((await pinned(page).boundingBox())?.height).toBeGreaterThan(120)
  expect((await pinned(page).boundingBox())?.height).toBeLessThan(844 / 2 + 20)
}

test.each(sizes('narrow', 'middle'))(
  '%s: a draft that is longer than the screen is begun at its first line, below the question',
  async (width, size) => {
    const page = await open(size)
    await pinned(page).waitFor()
    const below = async () => {
      const [question, draft] = [await pinned(page).boundingBox(), await card(page).boundingBox()]
      return question && draft ? Math.round(draft.y - question.y - question.height) : undefined
    }
    await expect.poll(async () => ((await below()) ?? -1) >= 0 && ((await below()) ?? 99) < 40).toBe(true)
    // The way to the end would lie over the buttons of whoever reads their draft.
    expect(await page.getByRole('button', { name: 'Vai in fondo' }).count()).toBe(0)
    if (width === 'narrow') await looksAtQuestion(page)
    await close(page)
  },
)

/** What is left to decide stands once, and in sight. */
async function seesDeadline(page: Page, words: RegExp) {
  const line = page
    .locator('main p:has(> span)')
    .filter({ hasText: /^(?:Senza una decisione|In pausa|Il tempo per decidere)/ })
  await line.filter({ hasText: words }).first().waitFor()
  expect(await line.count()).toBe(1)
  await expect.poll(() => isInSight(page, `main p:has(> span:text-matches("${words.source}"))`)).toBe(true)
}
const WAITS = /^Senza una decisione/
const PAUSED = /^In pausa/
const toTop = (page: Page) => page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }))
const toEnd = (page: Page) => page.getByRole('log').evaluate((log) => log.scrollTo({ top: log.scrollHeight }))

test.each(sizes('narrow', 'middle'))(
  '%s: what is left to decide stays in sight, once, wherever the host reads and whatever they write',
  async (width, size) => {
    const page = await open(size)
    const keyboard = async (isUp: boolean) =>
      void (width === 'narrow' && (await page.setViewportSize({ width: 390, height: isUp ? 420 : 844 })))
    await seesDeadline(page, WAITS)
    await toTop(page)
    await seesDeadline(page, WAITS)
    await composer(page).click()
    await keyboard(true)
    await composer(page).pressSequentially('Good evening')
    await seesDeadline(page, PAUSED)
    await toEnd(page)
    await seesDeadline(page, PAUSED)
    await ownBox(page).click()
    await ownBox(page).press('Control+End')
    await ownBox(page).pressSequentially(', the garden is yours.')
    await seesDeadline(page, PAUSED)
    await keyboard(false)
    await card(page).getByRole('button', { name: 'Modifica' }).click()
    await editor(page).waitFor()
    await keyboard(true)
    await editor(page).press('Control+End')
    await editor(page).pressSequentially(' E saluti.')
    await seesDeadline(page, PAUSED)
    await close(page)
  },
)

test.each(sizes('middle'))(
  '%s: what is left to decide and the button that sends stay in sight, however long the draft',
  async (_width, size) => {
    const page = await open(size)
    await card(page).getByRole('button', { name: 'Modifica' }).click()
    await editor(page).waitFor()
    await editor(page).press('Control+End')
    await editor(page).pressSequentially(' E saluti.')
    await page
      .getByText(/^In pausa: stai scrivendo/)
      .first()
      .waitFor()
    expect(await isInSight(page, 'button:text-is("Approva & Invia")')).toBe(true)
    expect(await isInSight(page, 'p:has(> span:text-matches("^In pausa"))')).toBe(true)
    expect(await isInSight(page, 'textarea[aria-label="La tua versione della risposta"]')).toBe(true)
    const scrolls = await editor(page).evaluate((box) => box.scrollHeight > box.clientHeight)
    expect(scrolls).toBe(true)
    expect(await violations(page)).toEqual([])
    await close(page)
  },
)

test.each(sizes('narrow').filter(([name]) => name === 'narrow'))(
  '%s: above a keyboard the line that is typed, more lines before it and the button that sends are in sight',
  async (_width, size) => {
    const page = await open(size)
    await card(page).getByRole('button', { name: 'Modifica' }).tap()
    await editor(page).waitFor()
    await page.setViewportSize({ width: 390, height: 420 })
    await editor(page).press('Control+End')
    await editor(page).pressSequentially(' E saluti.')
    await expect.poll(() => isInSight(page, 'textarea[aria-label="La tua versione della risposta"]')).toBe(true)
    expect(await isInSight(page, 'button:text-is("Approva & Invia")')).toBe(true)
    expect((await editor(page).boundingBox())?.height).toBeGreaterThan(150)
    const hidden = await editor(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
    expect(hidden).toBeLessThan(24)
    expect(await violations(page)).toEqual([])
    await close(page)
  },
)

/** Where the column is as high as a small screen, what was edited passes below the question and not over it. */
async function passesBelow(page: Page) {
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(() => pinned(page).isVisible()).toBe(true)
  const question = await pinned(page).boundingBox()
  await page.getByRole('button', { name: 'Invia il mio testo' }).evaluate(
    (button, top) => {
      const log = button.closest('[role="log"]')
      log?.scrollBy(0, button.getBoundingClientRect().top - top)
    },
    (question?.y ?? 0) + 4,
  )
  await expect.poll(() => isInSight(page, '[data-pinned]')).toBe(true)
}

test.each(sizes('narrow', 'middle'))(
  '%s: the new draft is in sight beside the words that the host keeps',
  async (width, size) => {
    const asking = newGuest(parts)
    const { messageId, subject } = await asking.write('Is breakfast included?')
    const page = await signIn(await browser.context(size), `${parts.appUrl}/chat`, parts.demo.host)
    await page.getByRole('link', { name: asking.name, exact: true }).click()
    await card(page).getByRole('button', { name: 'Modifica' }).click()
    await editor(page).fill('Breakfast is on us, every day and for everybody.')
    await asking.write('And is there a garage?', { subject: `Re: ${subject}`, inReplyTo: messageId })
    await page.getByText(/^L’ospite ha scritto di nuovo/).waitFor()
    const opener = page.getByRole('button', { name: 'La nuova bozza' })
    await opener.waitFor()
    await expect.poll(() => isInSight(page, 'button:has-text("La nuova bozza")')).toBe(true)
    // Once, and not as its card beside that.
    expect(await card(page).count()).toBe(1)
    expect(await page.getByText(/As for the breakfast and/).count()).toBe(1)
    const words = width === 'narrow' ? 'p[lang]' : 'div[tabindex]'
    await expect.poll(() => isInSight(page, `section:has(> button:has-text("La nuova bozza")) > ${words}`)).toBe(true)
    await expect.poll(() => isInSight(page, 'button:text-is("Invia il mio testo")')).toBe(true)
    await expect.poll(() => isInSight(page, 'textarea[aria-label="La tua versione della risposta"]')).toBe(true)
    expect(await violations(page)).toEqual([])
    await passesBelow(page)
    await close(page)
  },
)

test.each(sizes('middle', 'wide'))(
  '%s: so it is beside words as long as an ordinary draft, with the line that is typed and why the host’s text is there',
  async (_width, size) => {
    const asking = newGuest(parts)
    const { messageId, subject } = await asking.write(
      'Is there parking near the house, do you have a cot, and a piano?',
    )
    const page = await signIn(await browser.context(size), `${parts.appUrl}/chat`, parts.demo.host)
    await page.getByRole('link', { name: asking.name, exact: true }).click()
    await card(page).getByRole('button', { name: 'Modifica' }).click()
    await editor(page).press('Control+End')
    await editor(page).pressSequentially(' And a last line.')
    await asking.write('And may we bring our dog?', { subject: `Re: ${subject}`, inReplyTo: messageId })
    await page.getByRole('button', { name: 'La nuova bozza' }).waitFor()
    const told = '[role="status"]:has-text("L’ospite ha scritto di nuovo")'
    for (const what of [
      told,
      'button:has-text("La nuova bozza")',
      'textarea[aria-label="La tua versione della risposta"]',
      'button:text-is("Invia il mio testo")',
    ])
      await expect.poll(() => isInSight(page, what)).toBe(true)
    const hidden = () => editor(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
    await expect.poll(hidden).toBeLessThan(24)
    await page.reload()
    await editor(page).waitFor()
    await expect.poll(() => isInSight(page, told)).toBe(true)
    await close(page)
  },
)

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
