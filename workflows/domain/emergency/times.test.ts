import { expect, test } from 'vitest'
import { emergencyTimes, nextCall } from './times.ts'

const createdAt = new Date('2026-11-22T06:00:00Z')

test('the host is called at once and again, seldomer with time, for a day; the guest hears after a minute', () => {
  expect(emergencyTimes(createdAt)).toMatchObject({
    nextCallAt: createdAt,
    textDueAt: new Date('2026-11-22T06:01:00Z'),
  })
  const minutes: number[] = []
  for (let now: Date | null = createdAt, calls = 1; now !== null; calls++) {
    minutes.push((now.getTime() - createdAt.getTime()) / 60_000)
    now = nextCall(calls, { createdAt, now })
  }
  expect(minutes.slice(0, 12)).toEqual([0, 1, 2, 4, 7, 10, 15, 20, 30, 45, 60, 90])
  expect(minutes.at(-1)).toBe(24 * 60)
})
