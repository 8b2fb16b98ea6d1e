import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { prefetchOne } from '#activities/channels/prefetch-one.ts'

const roomForAll = async () => () => undefined

test('makes one ahead of its reader, and gives all in order', async () => {
  const begun: number[] = []
  const seen: [item: number, startedSoFar: number][] = []
  const make = async (item: number) => {
    begun.push(item)
    return item
  }
  for await (const item of prefetchOne([1, 2, 3, 4], make, roomForAll)) {
    await turn()
    seen.push([item, begun.length])
  }
  expect(seen).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ])
})

test('a failure comes after all that was made before it', async () => {
  const seen: number[] = []
  const read = async () => {
    const make = async (n: number) => (n === 2 ? Promise.reject(new Error('two')) : n)
    for await (const item of prefetchOne([1, 2, 3], make, roomForAll)) {
      await turn()
      seen.push(item)
    }
  }
  await expect(read()).rejects.toThrow('two')
  expect(seen).toEqual([1])
})

test('who leaves early leaves no failure behind', async () => {
  const unheard: unknown[] = []
  const note = (reason: unknown) => void unheard.push(reason)
  process.on('unhandledRejection', note)
  const make = async (n: number) => (n === 2 ? Promise.reject(new Error('late')) : n)
  for await (const _ of prefetchOne([1, 2], make, roomForAll)) {
    await turn()
    break
  }
  await turn()
  process.off('unhandledRejection', note)
  expect(unheard).toEqual([])
})

/** Room for so many, as a line of who waits for it. */
function roomFor(most: number) {
  const inside = new Set<number>()
  let free = Promise.withResolvers<void>()
  const enter = async (item: number, ended: AbortSignal) => {
    while (inside.size >= most) {
      const over = new Promise<never>((_, reject) => ended.addEventListener('abort', () => reject(ended.reason)))
      await Promise.race([free.promise, over])
    }
    inside.add(item)
    return () => {
      inside.delete(item)
      free.resolve()
      free = Promise.withResolvers<void>()
    }
  }
  return { inside, enter }
}

test('each has its room from before it is made until the next is asked for', async () => {
  const { inside, enter } = roomFor(1)
  const made: number[] = []
  const make = async (item: number) => {
    expect([...inside]).toEqual([item])
    made.push(item)
    return item
  }
  for await (const item of prefetchOne([1, 2, 3], make, enter)) {
    await turn()
    expect([[...inside], made.at(-1)]).toEqual([[item], item])
  }
  expect(inside.size).toBe(0)
})

test.each([1, 2])('who leaves early leaves all room, also what was waited for (room for %i)', async (most) => {
  const { inside, enter } = roomFor(most)
  for await (const _ of prefetchOne([1, 2, 3], async (item) => item, enter)) {
    await turn()
    break
  }
  await turn()
  expect(inside.size).toBe(0)
})

test('what cannot be made keeps no room', async () => {
  const { inside, enter } = roomFor(1)
  const all = async () => {
    for await (const _ of prefetchOne([1], () => Promise.reject(new Error('one')), enter)) await turn()
  }
  await expect(all()).rejects.toThrow('one')
  expect(inside.size).toBe(0)
})
