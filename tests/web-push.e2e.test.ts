import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { clientAt } from '#tests/api/contract-client.ts'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { openPush } from '#tests/browser/push.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import { startPushService } from '#tests/stand-ins/push-service.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
let service: Awaited<ReturnType<typeof startPushService>>
let tab: Page
let push: Awaited<ReturnType<typeof openPush>>
let told: NonNullable<(typeof service.received)[number]['payload']>

/** A guest asks what a draft is written for; whoever is told reads it on the phone that the host switched on. */
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumWithNotices'))
  service = await startPushService()
  const { access_token } = await signInAt(parts, parts.demo.host)
  const host = clientAt(parts.apiUrl, access_token)
  const { publicKey } = await host.ask('readPushKey', {})
  const { endpoint, p256dh, auth } = service.newBrowser(publicKey)
  await host.ask('addPushDevice', { body: { endpoint, p256dh, auth, name: 'Chrome · Android' } })
  await newGuest(parts).write('Could you give us a discount for the whole week?')
  await vi.waitUntil(() => service.received.length > 0, { timeout: 60_000 })
  told = service.received[0]?.payload ?? told

  const context = await browser.context({ ...DESK, serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: parts.appUrl })
  tab = await signIn(context, `${parts.appUrl}/chat`, parts.demo.host)
  await tab.waitForFunction(() => navigator.serviceWorker.controller !== null)
  push = await openPush(tab)
})
afterAll(async () => {
  await service?.close()
  await browser?.close()
})

const titles = async () => (await push.shown()).map(({ title }) => title)

test('a draft that waits is told, and shown where its chat is not', async () => {
  expect(service.received[0]?.isSigned).toBe(true)
  expect(told.title).toMatch(/: la bozza è pronta$/)
  expect(JSON.stringify(told)).not.toContain('discount')
  await push.deliver(told)
  await expect.poll(titles).toEqual([told.title])
})

test('told again of the same chat it takes the place of the one before', async () => {
  const newer = { ...told, title: 'Giulia · Il Glicine: la bozza è pronta' }
  await push.deliver(newer)
  await expect.poll(titles).toEqual([newer.title])
})

test('a click goes to the chat in the window that is there, without loading it anew, and takes the notification away', async () => {
  await tab.evaluate(() => Object.assign(globalThis, { isStillHere: true }))
  const [worker] = tab.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<object[]> }
      dispatchEvent(event: Event): void
    }
    const [notification] = await scope.registration.getNotifications()
    // No browser takes a click on what it shows from DevTools; an event of ours has no work that is waited for.
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }))
  })
  await tab.waitForURL(`${parts.appUrl}${told.url}`)
  await tab.getByRole('region', { name: 'Bozza in attesa di te' }).waitFor()
  expect(await tab.evaluate(() => 'isStillHere' in globalThis)).toBe(true)
  await expect.poll(titles).toEqual([])
})

test('nothing is shown of a chat that is open and in sight, and what is of another is', async () => {
  const other = { ...told, chatId: 'other', url: '/chat/other', tag: 'chat-other', title: 'Marta: la bozza è pronta' }
  await push.deliver(told)
  await push.deliver(other)
  await vi.waitUntil(async () => (await push.shown()).length > 0)
  // What had been shown by mistake would stand there by now.
  await push.deliver({ ...other, url: '/chat/last', tag: 'chat-last' })
  await expect.poll(titles).toEqual([other.title, other.title])
})

test('it is shown again once another screen is in sight', async () => {
  await tab.goto(`${parts.appUrl}/general-settings`)
  await push.deliver(told)
  await expect.poll(titles).toContain(told.title)
})

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
