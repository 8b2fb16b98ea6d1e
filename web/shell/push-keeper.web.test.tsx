import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PushDeviceView } from '#api/contract/push.ts'
import { serveContract } from '#tests/web/contract-server.ts'
import { ENDPOINT, givenPushBrowser, PUSH_KEY } from '#tests/web/push-browser.ts'
import { renderApp } from '#tests/web/render-app.tsx'
import { fingerprintOf } from '#web/lib/push/own-subscription.ts'
import PushKeeper from './push-keeper.tsx'

const DAY_MS = 86_400_000
const own = async (): Promise<PushDeviceView> => ({
  ...{ id: '00000000-0000-4000-8000-0000000000d1', name: 'Chrome', server: 'push.example.org', fault: null },
  fingerprint: await fingerprintOf({ endpoint: ENDPOINT }),
  ...{ createdAt: new Date().toISOString(), seenAt: new Date().toISOString(), toldAt: null },
})
const serve = (devices: PushDeviceView[], publicKey = PUSH_KEY) =>
  serveContract({ listPushDevices: () => devices, readPushKey: () => ({ publicKey }), addPushDevice: own })
const want = (since: Date) => localStorage.setItem('locanda.push.a-person', since.toISOString())
const old = () => new Date(Date.now() - DAY_MS)
afterEach(() => vi.unstubAllGlobals())

test('what another person left on in this browser is ended', async () => {
  const browser = givenPushBrowser({ permission: 'granted', isSubscribed: true })
  localStorage.setItem('locanda.push.another-person', new Date().toISOString())
  const server = serve([])
  renderApp(<PushKeeper />)
  await waitFor(() => expect(browser.isSubscribed()).toBe(false))
  expect(server.received('addPushDevice')).toEqual([])
})

test('a browser that is told says once a day that it is there', async () => {
  givenPushBrowser({ permission: 'granted', isSubscribed: true })
  const server = serve([await own()])
  want(old())
  const shown = renderApp(<PushKeeper />)
  await waitFor(() => expect(server.received('addPushDevice')).toHaveLength(1))
  await waitFor(() =>
    expect(Date.parse(localStorage.getItem('locanda.push.a-person') ?? '')).toBeGreaterThan(Date.now() - 60_000),
  )
  shown.unmount()
  renderApp(<PushKeeper />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.received('addPushDevice')).toHaveLength(1)
})

test.each([
  ['its push service has given it up', false, PUSH_KEY],
  ['the key is another', true, 'another-key'],
])('it asks anew where %s', async (_, isSubscribed, publicKey) => {
  const browser = givenPushBrowser({ permission: 'granted', isSubscribed })
  const server = serve([], publicKey)
  want(old())
  renderApp(<PushKeeper />)
  await waitFor(() => expect(server.received('addPushDevice')).toHaveLength(1))
  expect(browser.isSubscribed()).toBe(true)
})

test('what was removed on another device stays removed', async () => {
  const browser = givenPushBrowser({ permission: 'granted', isSubscribed: true })
  const server = serve([])
  want(old())
  renderApp(<PushKeeper />)
  await waitFor(() => expect(browser.isSubscribed()).toBe(false))
  expect([server.received('addPushDevice'), localStorage.getItem('locanda.push.a-person')]).toEqual([[], null])
})

test('it says where this window is, and goes where a notification leads without loading the page anew', async () => {
  const browser = givenPushBrowser({ permission: 'default' })
  serve([])
  renderApp(<PushKeeper />, { at: '/chat/here' })
  const asked = async (data: object) => {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data)
    })
    browser.worker.dispatchEvent(new MessageEvent('message', { data, ports: [port2] as never }))
    const answer = await answered
    port1.close()
    return answer
  }
  expect(await asked({ kind: 'where' })).toBe('/chat/here')
  expect(await asked({ kind: 'go', url: '/chat/one' })).toBe(true)
  await waitFor(() => expect(location.pathname).toBe('/chat/one'))
})
