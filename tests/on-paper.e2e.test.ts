import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { draftCard } from '#tests/browser/ask-about-house.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { addWaitingChat } from '#tests/browser/waiting-chat.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const LINK = `https://www.booking.example/hotel/it/${'casa-con-un-nome-lungo-'.repeat(8)}`

test('on paper stands what was said, and no list, panel, box or draft', async () => {
  const { chatId, sender } = await addWaitingChat(parts)
  const page = await signIn(await browser.context(DESK), parts.appUrl + paths.chat(chatId), parts.demo.host)
  await draftCard(page).waitFor()
  const box = page.getByPlaceholder('Type your message...')
  await box.waitFor()
  await page.emulateMedia({ media: 'print' })
  const list = page.getByRole('link', { name: sender, exact: true })
  for (const away of [page.getByRole('banner'), list, page.getByRole('complementary'), draftCard(page), box])
    await away.first().waitFor({ state: 'hidden' })
  const log = page.locator('[role="log"]')
  expect(await log.innerText()).toContain('Is there parking near the house?')
  expect(await page.getByRole('heading', { name: 'Domanda' }).isVisible()).toBe(true)
  expect(await log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  await page.context().close()
})

test('a link that a draft rests on breaks beside the conversation', async () => {
  const { chatId } = await addWaitingChat(parts)
  const context = await browser.context(DESK)
  // Whatever a house says of itself: no facts of the demo have a link so long.
  await context.route('**/chats/*/messages*', async (route) => {
    const response = await route.fetch()
    const told = (await response.text()).replace(
      /"evidence":null/g,
      JSON.stringify({
        evidence: {
          topics: [],
          claims: [{ sentence: LINK, fact: 'property.bookingLink' }],
          unknowns: [],
          risks: [],
          questions: [],
        },
      }).slice(1, -1),
    )
    await route.fulfill({ response, body: told })
  })
  const page = await signIn(context, parts.appUrl + paths.chat(chatId), parts.demo.host)
  const panel = page.getByRole('complementary').last()
  await panel.getByText(LINK).waitFor()
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  // It is read again by itself, and what is under way needs the page.
  await context.unrouteAll({ behavior: 'wait' })
  await context.close()
})

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
