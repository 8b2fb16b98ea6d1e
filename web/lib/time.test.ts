import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#web/texts/say.ts'
import {
  clockTime,
  dayHeading,
  fullTime,
  hourMinute,
  isElsewhere,
  relativeTime,
  remaining,
  sameDay,
  stayStage,
} from './time.ts'

beforeAll(() => loadTexts('first'))

const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const now = local(21, 15, 30)
const iso = (at: Date) => at.toISOString()

describe('the clock time of a message', () => {
  test('is only the time when it came today', () => {
    expect(clockTime(iso(local(21, 9, 5)), now)).toBe('09:05')
  })
  test('has day and short month before the time on other days, also when less than a day has passed', () => {
    expect(clockTime(iso(local(20, 18, 40)), now)).toBe('20 nov, 18:40')
  })
})

describe('relative time', () => {
  test.each([
    ['now', new Date(now.getTime() - 20_000), 'adesso'],
    ['minutes', local(21, 15, 25), '5 min fa'],
    ['hours of today', local(21, 12, 30), '3 h fa'],
    ['yesterday, however few hours ago', local(20, 23, 50), 'ieri'],
    ['days', local(17, 10), '4 gg fa'],
    ['weeks, and never the date that stands beside it', local(5, 10), '2 sett. fa'],
    ['months', new Date(2026, 7, 14, 14, 26), '3 mesi fa'],
    ['years', new Date(2024, 11, 24, 10), 'anno scorso'],
  ])('says %s', (_case, at, said) => {
    expect(relativeTime(iso(at), now)).toBe(said)
  })
  test('a clock that runs ahead says now, not the future', () => {
    expect(relativeTime(iso(local(21, 15, 31)), now)).toBe('adesso')
  })
})

test('the headings of days are today, yesterday, then weekday and date', () => {
  expect(dayHeading(iso(local(21, 0, 1)), now)).toBe('Oggi')
  expect(dayHeading(iso(local(20, 23, 59)), now)).toBe('Ieri')
  expect(dayHeading(iso(local(19, 12)), now)).toBe('giovedì 19 novembre')
})

describe('a stay', () => {
  test.each([
    ['2026-11-21', '2026-11-24', 'arriving'],
    ['2026-11-19', '2026-11-24', 'staying'],
    ['2026-11-19', '2026-11-21', 'leaving'],
    ['2026-11-24', '2026-11-28', 'coming'],
    ['2026-11-01', '2026-11-05', 'past'],
    [null, '2026-11-05', null],
    ['2026-11-01', null, 'past'],
  ])('from %s to %s is %s', (checkIn, checkOut, stage) => {
    expect(stayStage({ checkInDate: checkIn, checkOutDate: checkOut, timeZone: null }, now)).toBe(stage)
  })
})

describe('what is left until a deadline', () => {
  const inSeconds = (seconds: number) => iso(new Date(now.getTime() + seconds * 1000))
  test.each([
    [4.2, '5 s'],
    [61, '2 min'],
    [3 * 3600, '3 h'],
    [30 * 86_400, '30 giorni'],
  ])('%d seconds are %s', (seconds, said) => {
    expect(remaining(inSeconds(seconds), now)).toBe(said)
  })
  test('is nothing once it has passed, or where there is none', () => {
    expect(remaining(inSeconds(0), now)).toBeNull()
    expect(remaining('', now)).toBeNull()
  })
})

describe('in the zone of a house', () => {
  const at = '2026-11-21T23:30:00Z'
  test('the time and the day are those of its clocks, and the zone is named where they differ', () => {
    expect(hourMinute(at, 'Asia/Tokyo')).toBe('08:30')
    expect(hourMinute(at, 'America/New_York')).toBe('18:30')
    expect(fullTime(at, 'Asia/Tokyo')).toMatch(/22 novembre 2026.*08:30 \(Asia\/Tokyo\)$/)
    expect(dayHeading(at, new Date('2026-11-21T22:00:00Z'), 'Asia/Tokyo')).toBe('Oggi')
    expect(sameDay(at, '2026-11-21T14:59:00Z', 'Asia/Tokyo')).toBe(false)
    expect(sameDay(at, '2026-11-21T15:00:00Z', 'Asia/Tokyo')).toBe(true)
  })
  test('who arrives there today arrives today', () => {
    const here = new Date('2026-11-21T23:30:00Z')
    const stay = { checkInDate: '2026-11-22', checkOutDate: '2026-11-25' }
    expect(stayStage({ ...stay, timeZone: 'Asia/Tokyo' }, here)).toBe('arriving')
    expect(stayStage({ ...stay, timeZone: 'America/New_York' }, here)).toBe('coming')
  })
  test('the night in which clocks are changed has one day', () => {
    expect(sameDay('2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Rome')).toBe(true)
  })
  test('a zone with the same clocks is not elsewhere', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(isElsewhere(own)).toBe(false)
    expect(isElsewhere(undefined)).toBe(false)
    expect([isElsewhere('Asia/Tokyo'), isElsewhere('America/New_York')]).toContain(true)
  })
})
