import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { prefetchOne } from '#activities/channels/prefetch-one.ts'

test('makes one ahead of its reader, and gives all in order', async () => {
  const begun: number[] = []
  const seen: [item: number, begunSoFar: number][] = []
  const make = async (item: number) => {
    begun.push(item)
    return item
  }
  for await (const item of prefetchOne([1, 2, 3, 4], make)) {
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
    for await (const item of prefetchOne([1, 2, 3], async (n) => (n === 2 ? Promise.reject(new Error('two')) : n))) {
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
  for await (const _ of prefetchOne([1, 2], async (n) => (n === 2 ? Promise.reject(new Error('late')) : n))) {
    await turn()
    break
  }
  await turn()
  process.off('unhandledRejection', note)
  expect(unheard).toEqual([])
})
