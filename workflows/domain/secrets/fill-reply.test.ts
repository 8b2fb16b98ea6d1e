import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { fillReply } from './fill-reply.ts'
import { isTimeZone, toInstant, toLocalTime } from './local-time.ts'
import { type Release, type ReleaseRule, releaseOf, type StayAtProperty } from './release.ts'

const A_DAY_BEFORE: ReleaseRule = { release: 'window', hoursBefore: 24 }

const STAY: StayAtProperty = {
  checkInDay: '2026-11-22',
  checkOutDay: '2026-11-26',
  isConfirmed: true,
  checkIn: '15:00',
  checkOut: '10:30',
  timeZone: 'Europe/Rome',
}
const at = (instant: string) => releaseOf(A_DAY_BEFORE, STAY, new Date(instant))

test.each<[string, Release]>([
  ['2026-11-21T13:59:59Z', { when: 'later', at: new Date('2026-11-21T14:00:00Z') }],
  ['2026-11-21T14:00:00Z', { when: 'now' }],
  ['2026-11-26T09:29:59Z', { when: 'now' }],
  ['2026-11-26T09:30:00Z', { when: 'over' }],
])('from 24 hours before check-in to check-out, as clocks go at the house: at %s', (instant, release) => {
  expect(at(instant)).toEqual(release)
})

test('another zone opens at another instant', () => {
  const tokyo = { ...STAY, timeZone: 'Asia/Tokyo' }
  expect(releaseOf(A_DAY_BEFORE, tokyo, new Date('2026-11-21T06:00:00Z'))).toEqual({ when: 'now' })
  expect(releaseOf(A_DAY_BEFORE, tokyo, new Date('2026-11-21T05:59:59Z'))).toMatchObject({ when: 'later' })
})

test.each([
  { ...STAY, isConfirmed: false },
  { ...STAY, checkInDay: null },
  { ...STAY, checkOutDay: null },
])('a stay that nobody confirmed, or that has no end, opens nothing', (stay) => {
  const during = new Date('2026-11-23T12:00:00Z')
  expect(releaseOf(A_DAY_BEFORE, stay, during)).toEqual({ when: 'unconfirmed' })
  expect(releaseOf({ release: 'stay', hoursBefore: 24 }, stay, during)).toEqual({ when: 'unconfirmed' })
})

test('what is open for every guest with a stay is told long before it, and not after it', () => {
  const rule = { release: 'stay' as const, hoursBefore: 24 }
  expect(releaseOf(rule, STAY, new Date('2026-06-01T12:00:00Z'))).toEqual({ when: 'now' })
  expect(releaseOf(rule, STAY, new Date('2026-12-01T12:00:00Z'))).toEqual({ when: 'over' })
})

test('clocks that change are followed', () => {
  expect(toInstant({ day: '2026-03-29', time: '02:30' }, 'Europe/Rome').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(toInstant({ day: '2026-07-01', time: '12:00' }, 'Europe/Rome').toISOString()).toBe('2026-07-01T10:00:00.000Z')
  expect(toLocalTime(new Date('2026-12-31T23:30:00Z'), 'Europe/Rome')).toEqual({ day: '2027-01-01', time: '00:30' })
})

test.each([
  ['Europe/Rome', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['', false],
  ['../../etc', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})

const DOOR = { name: 'door_code', kind: 'door_code' as const, value: 'A4521' }
const WIFI = { name: 'wifi_password', kind: 'wifi_password' as const, value: 'girasole' }
const now: Release = { when: 'now' }
const later: Release = { when: 'later', at: new Date('2026-11-21T14:00:00Z') }
const rome = (language: string | null) => ({ language, timeZone: 'Europe/Rome' })
const REPLY = 'Hi Lukas,\n\nThe code to get in is [[secret:door_code]]. See you soon!\n\nAnna'

test('a value stands in the reply only when its time has come', () => {
  expect(fillReply(REPLY, [{ ...DOOR, release: now }], rome('en'))).toEqual({
    text: 'Hi Lukas,\n\nThe code to get in is A4521. See you soon!\n\nAnna',
    owed: [],
  })
  expect(fillReply(REPLY, [{ ...DOOR, release: later }], rome('en'))).toEqual({
    text: 'Hi Lukas,\n\nI will send you the door code on 21 November from 15:00. See you soon!\n\nAnna',
    owed: [{ name: 'door_code', at: later.at }],
  })
})

test.each(DRAFT_LANGUAGES)('in %s the sentence says when, and never the value', (language) => {
  for (const release of [later, { when: 'unconfirmed' }, { when: 'over' }] satisfies Release[]) {
    const filled = fillReply(REPLY, [{ ...DOOR, release }], rome(language))
    expect(filled?.text).not.toMatch(/A4521|\[\[|undefined/)
    expect(filled?.text).toMatch(/See you soon!/)
  }
})

test('a language that we do not speak is answered in English', () => {
  expect(fillReply(REPLY, [{ ...DOOR, release: later }], rome('hu'))?.text).toContain('I will send you the door code')
})

test('of two in one sentence, the one whose time has come is told', () => {
  const filled = fillReply(
    'Wi-Fi [[secret:wifi_password]], door [[secret:door_code]].',
    [
      { ...DOOR, release: later },
      { ...WIFI, release: now },
    ],
    rome('en'),
  )
  expect(filled?.text).toBe('The Wi-Fi password: girasole. I will send you the door code on 21 November from 15:00.')
})

test('a stay that nobody confirmed owes the code without a day', () => {
  expect(fillReply(REPLY, [{ ...DOOR, release: { when: 'unconfirmed' } }], rome('it'))?.owed).toEqual([
    { name: 'door_code', at: null },
  ])
})

test('a value is never read as a placeholder or a pattern', () => {
  const odd = { ...DOOR, value: '[[secret:wifi_password]]$&', release: now }
  expect(fillReply('Code: [[secret:door_code]]', [odd, { ...WIFI, release: now }], rome('en'))?.text).toBe(
    'Code: [[secret:wifi_password]]$&',
  )
})

test('a reply with a placeholder that stands for nothing does not leave', () => {
  expect(fillReply(`${REPLY} [[secret:gone]]`, [{ ...DOOR, release: now }], rome('en'))).toBeNull()
})
