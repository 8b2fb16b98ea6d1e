import { expect, test } from 'vitest'
import { Backoff } from './backoff.ts'

const MINUTE = 60_000

async function askedEvery(minutes: number[]): Promise<boolean[]> {
  let now = 0
  const backoff = new Backoff(() => new Date(now))
  const answers: boolean[] = []
  for (const minute of minutes) {
    now = minute * MINUTE
    await backoff.round(async (isDue) => void answers.push(isDue('stuck')))
  }
  return answers
}

test('what comes up again is let through after one minute, two, four', async () => {
  const minutes = [0, 0.5, 1, 2, 3, 4, 5, 6, 7]
  expect(await askedEvery(minutes)).toEqual([true, false, true, false, true, false, false, false, true])
})

test('what did not come up in a round begins anew', async () => {
  let now = 0
  const backoff = new Backoff(() => new Date(now))
  const look = async (isDue: (key: string) => boolean) => expect(isDue('stuck')).toBe(true)
  await backoff.round(look)
  await backoff.round(async () => undefined)
  now += 1
  await backoff.round(look)
})
