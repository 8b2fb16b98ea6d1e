import { expect, test } from 'vitest'
import { capsMet, capsOf, DEFAULT_SEND_CAPS } from './send-caps.ts'

const nothing = { toGuestLastDay: 0, ofPropertyLastHour: 0, ofHostLastHour: 0, ofHostLastDay: 0 }
const { perGuestADay, perPropertyAnHour, perHostAnHour, perHostADay } = DEFAULT_SEND_CAPS

test.each([
  ['toGuestLastDay', perGuestADay, 'cap_of_guest_met'],
  ['ofPropertyLastHour', perPropertyAnHour, 'cap_of_property_met'],
  ['ofHostLastHour', perHostAnHour, 'cap_of_hour_met'],
  ['ofHostLastDay', perHostADay, 'cap_of_day_met'],
])('of %s %i is the most', (what, most, code) => {
  expect(capsMet({ ...nothing, [what]: most - 1 }, DEFAULT_SEND_CAPS)).toEqual([])
  expect(capsMet({ ...nothing, [what]: most }, DEFAULT_SEND_CAPS)).toEqual([{ code, params: { most } }])
})

test('of two limits the stricter holds', () => {
  const own = (guest: number | null, day: number | null) =>
    capsOf(DEFAULT_SEND_CAPS, { automaticPerGuestADay: guest, automaticPerDay: day })
  expect(own(null, null)).toEqual(DEFAULT_SEND_CAPS)
  expect(own(2, 50)).toEqual({ ...DEFAULT_SEND_CAPS, perGuestADay: 2, perHostADay: 50 })
  expect(own(5_000, 5_000)).toEqual(DEFAULT_SEND_CAPS)
})
