import { expect, test } from 'vitest'
import { HostConcurrency, NO_SLOT } from './host-concurrency.ts'

/** Works that end when they are told to, and who of them runs. */
function workshop(limits: { atOnce: number; perHost: number; waitingPerHost?: number }) {
  const slots = new HostConcurrency({ waitingPerHost: 100, ...limits })
  const running: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const start = (
    hostId: string,
    name: string,
    { waitMs = 60_000, signal = new AbortController().signal, weight = 1 } = {},
  ) => {
    const work = async () => {
      running.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, (failure) => (failure === undefined ? end.resolve() : end.reject(failure)))
      await end.promise
      running.splice(running.indexOf(name), 1)
      return 'done'
    }
    return slots.run(hostId, work, { waitMs, signal, weight })
  }
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure)
    await new Promise((later) => setImmediate(later))
  }
  return { running, start, end }
}

test('one host’s burst leaves room for another’s message', async () => {
  const { running, start, end } = workshop({ atOnce: 4, perHost: 2 })
  const works = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => start(name.slice(0, 1), name))
  await end('none')
  expect(running).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(running).toEqual(['a2', 'b1', 'a3'])
  for (const name of ['a2', 'a3', 'b1', 'a4']) await end(name)
  await Promise.all(works)
})

test('not too many run at once, and those that wait come in their order', async () => {
  const { running, start, end } = workshop({ atOnce: 2, perHost: 2 })
  const works = ['a', 'b', 'c', 'd'].map((name) => start(name, name))
  await end('none')
  expect(running).toEqual(['a', 'b'])
  await end('b')
  expect(running).toEqual(['a', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  await Promise.all(works)
})

test('a work that fails gives its slot on', async () => {
  const { running, start, end } = workshop({ atOnce: 1, perHost: 1 })
  const failing = start('a', 'a')
  const next = start('a', 'b')
  await end('none')
  await Promise.all([expect(failing).rejects.toThrow('away'), end('a', new Error('away'))])
  expect(running).toContain('b')
  await end('b')
  await next
})

test('who has waited long enough is told so, and keeps no place', async () => {
  const { running, start, end } = workshop({ atOnce: 2, perHost: 1 })
  const first = start('a', 'a1')
  expect(await start('a', 'a2', { waitMs: 5 })).toBe(NO_SLOT)
  const third = start('a', 'a3')
  await end('a1')
  expect(running).toEqual(['a3'])
  await end('a3')
  expect(await Promise.all([first, third])).toEqual(['done', 'done'])
})

test('who would wait behind too many of their host is told so at once, and no other host is', async () => {
  const { running, start, end } = workshop({ atOnce: 2, perHost: 1, waitingPerHost: 1 })
  const works = [start('a', 'a1'), start('a', 'a2')]
  expect(await start('a', 'a3')).toBe(NO_SLOT)
  works.push(start('b', 'b1'), start('b', 'b2'))
  await end('none')
  expect(running).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name)
  expect(await Promise.all(works)).toEqual(Array.from({ length: 4 }, () => 'done'))
})

test('who is cancelled while waiting never runs', async () => {
  const { running, start, end } = workshop({ atOnce: 1, perHost: 1 })
  const first = start('a', 'a1')
  const cancelled = new AbortController()
  const second = start('a', 'a2', { signal: cancelled.signal })
  cancelled.abort(new Error('cancelled'))
  await expect(second).rejects.toThrow('cancelled')
  await expect(start('b', 'b1', { signal: cancelled.signal })).rejects.toThrow('cancelled')
  await end('a1')
  expect(running).toEqual([])
  expect(await first).toBe('done')
})

test('what is heavy takes as many slots as it weighs, one host’s at a time, and is passed by nobody for ever', async () => {
  const { running, start, end } = workshop({ atOnce: 34, perHost: 17 })
  const works = [
    start('a', 'a16', { weight: 16 }),
    start('a', 'a15', { weight: 15 }),
    start('b', 'b10', { weight: 10 }),
    start('c', 'c12', { weight: 12 }),
    start('d', 'd1', { weight: 1 }),
  ]
  await end('none')
  expect(running).toEqual(['a16', 'b10'])
  await end('a16')
  expect(running).toEqual(['b10', 'a15'])
  await end('b10')
  expect(running).toEqual(['a15', 'c12', 'd1'])
  for (const name of ['a15', 'c12', 'd1']) await end(name)
  await Promise.all(works)
})

test('what weighs more than a host may have at once goes alone, in its turn', async () => {
  const { running, start, end } = workshop({ atOnce: 4, perHost: 2 })
  const works = [start('b', 'b1'), start('a', 'whale', { weight: 99 }), start('c', 'c1')]
  await end('none')
  expect(running).toEqual(['b1'])
  await end('b1')
  expect(running).toEqual(['whale'])
  await end('whale')
  expect(running).toEqual(['c1'])
  await end('c1')
  expect(await Promise.all(works)).toEqual(['done', 'done', 'done'])
})

test('who is heavy and gives up lets those in who waited behind', async () => {
  const { running, start, end } = workshop({ atOnce: 4, perHost: 4 })
  const first = start('a', 'a1', { weight: 3 })
  const heavy = start('b', 'b4', { weight: 4, waitMs: 5 })
  const light = start('c', 'c1')
  await end('none')
  expect(running).toEqual(['a1'])
  expect(await heavy).toBe(NO_SLOT)
  expect(running).toEqual(['a1', 'c1'])
  for (const name of ['a1', 'c1']) await end(name)
  await Promise.all([first, light])
})

test('who enters keeps the slot until they leave it, once however often they say so', async () => {
  const slots = new HostConcurrency({ atOnce: 1, perHost: 1, waitingPerHost: 9 })
  const leave = await slots.enter('a', {})
  const second = slots.enter('b', {})
  const third = slots.enter('c', { waitMs: 5 })
  if (leave === NO_SLOT) throw new Error('there was a slot')
  leave()
  leave()
  expect(await second).not.toBe(NO_SLOT)
  expect(await third).toBe(NO_SLOT)
})

test('what weighs nobody knows how much goes alone, and leaves nothing behind', async () => {
  const { running, start, end } = workshop({ atOnce: 4, perHost: 2 })
  const works = [start('a', 'a1', { weight: Number.NaN }), start('a', 'a2'), start('b', 'b1')]
  await end('none')
  expect(running).toEqual(['a1'])
  await end('a1')
  expect(running).toEqual(['a2', 'b1'])
  const more = ['b2', 'b3', 'c1'].map((name) => start(name.slice(0, 1), name))
  await end('none')
  expect(running).toEqual(['a2', 'b1', 'b2', 'c1'])
  for (const name of ['a2', 'b1', 'b2', 'c1', 'b3']) await end(name)
  await Promise.all([...works, ...more])
})
