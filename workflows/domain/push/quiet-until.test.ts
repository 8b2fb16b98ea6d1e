import { expect, test } from 'vitest'
import { quietUntil } from './quiet-until.ts'

const night = { from: '22:00', to: '07:00', timeZone: 'Europe/Rome' }
const siesta = { from: '13:00', to: '15:30', timeZone: 'Europe/Rome' }
const until = (hours: typeof night, at: string) => quietUntil(hours, new Date(at))?.toISOString() ?? null

test.each([
  ['before it begins', night, '2026-11-23T20:59:59Z', null],
  ['as it begins', night, '2026-11-23T21:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['after midnight', night, '2026-11-24T00:30:00Z', '2026-11-24T06:00:00.000Z'],
  ['as it ends', night, '2026-11-24T06:00:00Z', null],
  ['where clocks are put forward in it', night, '2027-03-27T22:00:00Z', '2027-03-28T05:00:00.000Z'],
  ['where clocks are put back in it', night, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['at the end of a month', night, '2026-11-30T22:00:00Z', '2026-12-01T06:00:00.000Z'],
  ['by day', siesta, '2026-11-23T12:15:00Z', '2026-11-23T14:30:00.000Z'],
  ['after a siesta', siesta, '2026-11-23T14:30:00Z', null],
  ['elsewhere it is night', { ...night, timeZone: 'Asia/Tokyo' }, '2026-11-23T14:00:00Z', '2026-11-23T22:00:00.000Z'],
  ['where it begins when it ends', { ...night, to: '22:00' }, '2026-11-23T22:30:00Z', null],
])('%s', (_, hours, at, expected) => {
  expect(until(hours, at)).toBe(expected)
})
