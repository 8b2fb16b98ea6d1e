import { expect, test } from 'vitest'
import { OneTry } from './one-try.ts'

test('the next try of a message begins when the one before has ended, and another message’s at once', async () => {
  const tries = new OneTry()
  const seen: string[] = []
  const first = Promise.withResolvers<void>()
  const failed = tries.run('a', async () => {
    await first.promise
    seen.push('first ended')
    throw new Error('away')
  })
  const second = tries.run('a', async () => seen.push('second'))
  await tries.run('b', async () => seen.push('other'))
  expect(seen).toEqual(['other'])
  first.resolve()
  await expect(failed).rejects.toThrow('away')
  await second
  expect(seen).toEqual(['other', 'first ended', 'second'])
})
