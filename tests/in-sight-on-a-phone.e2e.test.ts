import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import type { EmergencyView } from '#api/contract/emergencies.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { addWaitingChat } from '#tests/browser/waiting-chat.ts'
import { paths } from '#web/lib/paths.ts'

const [WIDTH, HEIGHT] = [390, 844]
const PHONE = { viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true }

const parts = inject('parts')

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const AT = '2026-11-22T06:00:00.000Z'
const emergencyIn = (chatId: string): EmergencyView => ({
  ...{ id: '00000000-0000-4000-8000-0000000000e1', chatId, messageId: chatId, kinds: ['fire', 'gas', 'injury'] },
  ...{ sender: 'Maximiliane Hinterhuber-Oberland', property: 'Casa dei Limoni di Trastevere', createdAt: AT },
  ...{ takenAt: null, endedAt: null, endedAs: null, nextCallAt: AT, textDueAt: AT, textMessageId: null },
  ...{ textFault: null, calls: [] },
})

test('an emergency takes two lines of a phone, with what to do in the same row, and all of it leads to its chat', async () => {
  const { chatId } = await addWaitingChat(parts)
  const context = await browser.context(PHONE)
  await context.route(
    ({ pathname }) => pathname === `/api${calls.listEmergencies.path}`,
    (route) => route.fulfill({ json: [emergencyIn(chatId)] }),
  )
  const page = await signIn(context, parts.appUrl + paths.chats, parts.demo.host)
  const banner = page.getByRole('alert').filter({ hasText: 'Emergenza' })
  await banner.waitFor()
  const [whole, said, take, mute] = await Promise.all(
    [
      banner,
      banner.getByRole('paragraph'),
      banner.getByRole('button', { name: 'Me ne occupo' }),
      banner.getByRole('button', { name: 'Togli il suono' }),
    ].map((part) => part.boundingBox()),
  )
  if (!whole || !said || !take || !mute) throw new Error('It is not on the screen')
  expect(whole.height).toBeLessThanOrEqual(60)
  expect(said.width).toBeGreaterThan(150)
  expect([take.y, mute.y].map((y) => y - whole.y < 12)).toEqual([true, true])
  expect(mute.x + mute.width).toBeLessThanOrEqual(WIDTH)
  await page.touchscreen.tap(said.x + said.width / 2, said.y + said.height / 2)
  await page.waitForURL(`**${paths.chat(chatId)}`)
  await context.close()
})

test('a file that is refused below others is in sight, with its reason', async () => {
  const { chatId } = await addWaitingChat(parts)
  const context = await browser.context(PHONE)
  const page = await signIn(context, parts.appUrl + paths.chat(chatId), parts.demo.host)
  const composer = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Type your message...' }) })
  const clip = composer.locator('input[type=file]')
  await clip.waitFor({ state: 'attached' })
  await clip.focus()
  const names = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt', 'gioco.exe']
  await clip.setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })))
  const reason = composer.getByRole('alert').filter({ hasText: 'È un programma' })
  await reason.waitFor()
  const list = await composer.getByRole('list', { name: 'Allegati da inviare' }).boundingBox()
  const seen = await reason.boundingBox()
  if (!list || !seen) throw new Error('It is not on the screen')
  expect(seen.y).toBeGreaterThanOrEqual(list.y)
  expect(seen.y + seen.height).toBeLessThanOrEqual(Math.min(list.y + list.height, HEIGHT) + 1)
  await context.close()
})
