import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Handler = (event: object) => void
const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8').replace('...__FILES__', '')

/** The service worker in a browser that writes down what it is asked to show, and has what `navigator` has. */
async function push(told: object, navigator: object) {
  const shown: string[] = []
  const handlers: Record<string, Handler> = {}
  const self = {
    addEventListener: (name: string, handler: Handler) => void (handlers[name] = handler),
    clients: { matchAll: () => Promise.resolve([]) },
    registration: { showNotification: (title: string) => Promise.resolve(void shown.push(title)) },
  }
  runInNewContext(source, { self, navigator })
  const ended: Promise<unknown>[] = []
  handlers.push?.({ data: { json: () => told }, waitUntil: (work: Promise<unknown>) => void ended.push(work) })
  await Promise.all(ended)
  return shown
}

const told = {
  title: 'Giulia: la bozza è pronta',
  tag: 'chat-1',
  url: '/chat/1',
  chatId: '1',
  at: '2026-11-28T10:00:00Z',
}

test('the icon shows how many wait while no window is open, also where it must not', async () => {
  const badges: number[] = []
  const setAppBadge = (many: number) => Promise.resolve(void badges.push(many))
  expect(await push({ ...told, waiting: 3 }, { setAppBadge })).toEqual([told.title])
  expect(badges).toEqual([3])
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  expect(await push({ ...told, waiting: 3 }, { setAppBadge: refuse })).toEqual([told.title])
  // One that is no news of guests, and a browser without badges.
  expect(await push(told, { setAppBadge })).toEqual([told.title])
  expect(await push({ ...told, waiting: 3 }, {})).toEqual([told.title])
  expect(badges).toEqual([3])
})
