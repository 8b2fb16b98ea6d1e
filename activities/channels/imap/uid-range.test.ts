import { expect, test } from 'vitest'
import { uidRange } from '#activities/channels/imap/uid-range.ts'

test.each([
  [[], ''],
  [[5], '5'],
  [[1, 2, 3, 7, 9, 10], '1:3,7,9:10'],
])('%j is the set %j', (uids, set) => {
  expect(uidRange(uids)).toBe(set)
})
