import { expect, test } from 'vitest'
import { NORMAL_SWITCHES } from '#prisma/debug-settings.ts'
import { endOfSwitches } from './switches-end.ts'

const now = new Date('2026-05-04T10:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const normal = { ...NORMAL_SWITCHES, switchedUntil: null }
const held = (switchedUntil: Date | null) => ({ ...NORMAL_SWITCHES, sendEmail: false, switchedUntil })

test.each([
  ['nothing switched ends nowhere', normal, {}, 240, null],
  ['newly switched lasts an hour', normal, { sendEmail: false }, undefined, inMinutes(60)],
  ['a chosen time counts from now', held(inMinutes(5)), { sendEmail: false }, 240, inMinutes(240)],
  ['a shorter one too', held(inMinutes(500)), { sendEmail: false }, 1, inMinutes(1)],
  ['what stood already keeps its end', held(inMinutes(5)), { sendEmail: false }, undefined, inMinutes(5)],
  ['what never had one gets none', held(null), { sendEmail: false }, undefined, null],
  ['one more lasts an hour', held(inMinutes(5)), { sendEmail: false, emlMock: true }, undefined, inMinutes(60)],
  ['and shortens no other', held(inMinutes(90)), { sendEmail: false, emlMock: true }, undefined, inMinutes(90)],
  ['the last one switched back leaves no end', held(inMinutes(5)), {}, undefined, null],
])('%s', (_, before, switched, minutes, end) => {
  expect(endOfSwitches({ before, after: { ...NORMAL_SWITCHES, ...switched }, minutes, now })).toEqual(end)
})
