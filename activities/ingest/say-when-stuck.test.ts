import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sayWhenStuck } from './say-when-stuck.ts'

async function* slowly(...waits: number[]) {
  for (const [at, wait] of waits.entries()) {
    await pause(wait)
    yield at
  }
}

/** What came and what was said, in their order. */
async function told(batches: AsyncIterable<number>, most = Number.POSITIVE_INFINITY) {
  const all: unknown[] = []
  for await (const batch of sayWhenStuck(batches, async () => void all.push('stuck'), 200)) {
    all.push(batch)
    if (batch >= most) break
  }
  return all
}

test('what comes in time is not spoken of, and what does not come is, before it comes', async () => {
  expect(await told(slowly(0, 0, 0))).toEqual([0, 1, 2])
  expect(await told(slowly(0, 400, 0, 400))).toEqual([0, 'stuck', 1, 2, 'stuck', 3])
})

test('a look that fails or is left ends what brings the batches', async () => {
  let isEnded = false
  async function* batches() {
    try {
      yield 0
      yield 1
      throw new Error('gone')
    } finally {
      isEnded = true
    }
  }
  expect(await told(batches(), 0)).toEqual([0])
  expect(isEnded).toBe(true)
  await expect(told(batches())).rejects.toThrow('gone')
})

test('where it cannot be said, what comes meanwhile is waited for, and its failure is the one that is told', async () => {
  async function* batches(failure?: Error) {
    await pause(400)
    if (failure !== undefined) throw failure
    yield 0
  }
  const away = () => Promise.reject(new Error('PostgreSQL is away'))
  const read = async (of: AsyncIterable<number>) => {
    for await (const _ of sayWhenStuck(of, away, 200)) throw new Error('a batch is not handed on')
  }
  await expect(read(batches())).rejects.toThrow('PostgreSQL is away')
  await expect(read(batches(new Error('hung up')))).rejects.toThrow('hung up')
})
