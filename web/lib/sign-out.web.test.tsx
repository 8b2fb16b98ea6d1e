import { afterEach, expect, test, vi } from 'vitest'
import { serveContract } from '#tests/web/contract-server.ts'
import { ENDPOINT, givenPushBrowser } from '#tests/web/push-browser.ts'
import { loggedFailures } from '#tests/web/render-app.tsx'
import { fingerprintOf } from './push/own-subscription.ts'
import { keepWanted, wantedSince } from './push/wanted.ts'
import { signOut } from './sign-out.ts'

const ID = '00000000-0000-4000-8000-0000000000d1'
const AT = new Date().toISOString()
const serve = async () => {
  const fingerprint = await fingerprintOf({ endpoint: ENDPOINT })
  const own = { id: ID, name: 'Chrome', server: 'push.example.org', fingerprint, fault: null, toldAt: null }
  return serveContract({
    listPushDevices: () => [{ ...own, createdAt: AT, seenAt: AT }],
    removePushDevice: () => undefined,
  })
}
afterEach(() => vi.unstubAllGlobals())

test('who signs out is told nothing more in this browser', async () => {
  const browser = givenPushBrowser({ permission: 'granted', isSubscribed: true })
  const server = await serve()
  keepWanted()
  await signOut()
  expect(server.received('removePushDevice')).toMatchObject([{ params: { id: ID } }])
  expect([browser.isSubscribed(), wantedSince()]).toEqual([false, null])
})

test('without a line the browser forgets all the same, and the session ends', async () => {
  const browser = givenPushBrowser({ permission: 'granted', isSubscribed: true })
  const server = await serve()
  server.serve('listPushDevices', () => {
    throw new TypeError('Failed to fetch')
  })
  keepWanted()
  await signOut()
  expect([browser.isSubscribed(), wantedSince()]).toEqual([false, null])
  expect(loggedFailures()).toHaveLength(1)
})

test('who is told nowhere signs out without a call', async () => {
  const server = await serve()
  await signOut()
  expect(server.received('listPushDevices')).toEqual([])
})

test('who comes back by the browser’s own way to a page that they left sees it begun anew', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledOnce()
})
