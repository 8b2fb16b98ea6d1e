import { afterEach, expect, test, vi } from 'vitest'
import { never } from '#tests/web/render-app.tsx'
import { call } from './api-client.ts'
import { askOrKeep, dropCall, keptCalls } from './kept.ts'

const decision = { key: 'a-key', chatId: 'a-chat', what: { command: { verb: 'approve' } } }
const written = () => Object.keys(localStorage).filter((place) => place.includes('a-key'))

afterEach(() => {
  vi.useRealTimers()
  dropCall(decision)
})

test('what is asked for is written down before the answer, and let go with it', async () => {
  const answer = Promise.withResolvers<string>()
  const asked = askOrKeep(decision, () => answer.promise)
  expect(written()).toHaveLength(1)
  expect(keptCalls()).toEqual([])
  answer.resolve('done')
  expect(await asked).toBe('done')
  expect(written()).toEqual([])
})

test('what is refused is not kept', async () => {
  const refused = askOrKeep(decision, () => Promise.reject(new RangeError('no')))
  await expect(refused).rejects.toThrow('no')
  expect(written()).toEqual([])
})

test('what nobody answers in time waits for a line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const asked = askOrKeep(decision, never)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked).toBeUndefined()
  expect(keptCalls().map(({ key }) => key)).toEqual(['a-key'])
})

test('what a page was asking for when it was closed waits after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  void askOrKeep(decision, never)
  expect(keptCalls()).toEqual([])
  vi.setSystemTime(Date.now() + 11_000)
  expect(keptCalls().map(({ key }) => key)).toEqual(['a-key'])
})

test('a reading that a line swallows fails as one without a line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const read = expect(call('readMe', {})).rejects.toMatchObject({ kind: 'network' })
  await vi.advanceTimersByTimeAsync(10_000)
  await read
})
