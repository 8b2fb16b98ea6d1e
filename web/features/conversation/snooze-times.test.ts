import { describe, expect, test } from 'vitest'
import { asLocal, snoozeTimes } from './snooze-times.ts'

describe('what a chat is put off to', () => {
  test.each([
    // A Saturday noon, in the clock of whoever runs this.
    [
      '2026-11-28T12:00',
      ['hour 2026-11-28T13:00', 'evening 2026-11-28T18:00', 'tomorrow 2026-11-29T09:00', 'monday 2026-11-30T09:00'],
    ],
    ['2026-11-28T17:30', ['hour 2026-11-28T18:30', 'tomorrow 2026-11-29T09:00', 'monday 2026-11-30T09:00']],
    // Tomorrow is Monday; on a Monday the next one is meant.
    ['2026-11-29T20:00', ['hour 2026-11-29T21:00', 'tomorrow 2026-11-30T09:00']],
    ['2026-11-30T20:00', ['hour 2026-11-30T21:00', 'tomorrow 2026-12-01T09:00', 'monday 2026-12-07T09:00']],
    ['2026-12-31T23:30', ['hour 2027-01-01T00:30', 'tomorrow 2027-01-01T09:00', 'monday 2027-01-04T09:00']],
  ])('at %s', (now, times) => {
    expect(snoozeTimes(new Date(now)).map(({ name, at }) => `${name} ${asLocal(at)}`)).toEqual(times)
  })
})
