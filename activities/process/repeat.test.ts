import { expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** Turns that end when they are told to, as many as have begun. */
function hangingWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => void ends.push(resolve))
  return { work, ends }
}

test('a turn that hangs goes on beside the next where it may, and stopping waits for each', async () => {
  const { work, ends } = hangingWork()
  const repeated = repeat(work, { everyMs: 1, lookAgainMs: 1, name: 'beside', log: silent })
  await expect.poll(() => ends.length).toBeGreaterThan(2)
  let isStopped = false
  const stopping = repeated.stop().then(() => {
    isStopped = true
  })
  const [first, ...others] = ends
  for (const end of others) end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(isStopped).toBe(false)
  first?.()
  await stopping
})

test('without leave no turn begins before the last is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { work, ends } = hangingWork()
  const repeated = repeat(work, { everyMs: 1, name: 'apart', log: silent })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await repeated.stop()
  vi.useRealTimers()
})
