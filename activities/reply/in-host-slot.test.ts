import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import { HostConcurrency } from '#activities/turns/host-concurrency.ts'
import { inHostSlot } from './in-host-slot.ts'

const hostId = 'host'

function activity(work: () => Promise<string>) {
  const concurrency = new HostConcurrency({ atOnce: 1, perHost: 1, waitingPerHost: 9 })
  return inHostSlot({ concurrency, waitMs: 5, beatMs: 1_000 }, work)
}

test('without a slot in time it says how many tries have failed, and nothing was done', async () => {
  const works: (() => void)[] = []
  const send = activity(() => new Promise((end) => works.push(() => end('sent'))))
  const first = new MockActivityEnvironment().run(send, { hostId })
  expect(await new MockActivityEnvironment({ attempt: 3 }).run(send, { hostId, failedTries: 4 })).toEqual({
    noTurn: true,
    failedTries: 6,
  })
  works.forEach((end) => end())
  expect(await first).toBe('sent')
  expect(works).toHaveLength(1)
})

test('who is cancelled while waiting leaves the line', async () => {
  const send = activity(() => new Promise((end) => setTimeout(() => end('sent'), 20)))
  const first = new MockActivityEnvironment().run(send, { hostId })
  const waiting = new MockActivityEnvironment()
  const cancelled = waiting.run(send, { hostId })
  waiting.cancel()
  await expect(cancelled).rejects.toThrow('CANCELLED')
  expect(await first).toBe('sent')
})

test('what carries files waits in a line of its own, and what carries none does not wait for it', async () => {
  const line = {
    concurrency: new HostConcurrency({ atOnce: 9, perHost: 1, waitingPerHost: 9 }),
    waitMs: 5,
    beatMs: 1_000,
  }
  const room = { concurrency: new HostConcurrency({ atOnce: 34, perHost: 17, waitingPerHost: 9 }), weigh: weightOf }
  const ends: (() => void)[] = []
  const work = ({ megabytes }: Carrying) => new Promise<number>((end) => ends.push(() => end(megabytes)))
  const send = inHostSlot(line, work, room)
  const run = (megabytes: number) => new MockActivityEnvironment().run(send, { hostId, megabytes })
  const heavy = run(16)
  await expect.poll(() => ends.length).toBe(1)
  expect(await run(15)).toMatchObject({ noTurn: true })
  const plain = run(0)
  await expect.poll(() => ends.length).toBe(2)
  ends.forEach((end) => end())
  expect(await Promise.all([heavy, plain])).toEqual([16, 0])
})

type Carrying = { hostId: string; megabytes: number }
const weightOf = async ({ megabytes }: Carrying) => megabytes
