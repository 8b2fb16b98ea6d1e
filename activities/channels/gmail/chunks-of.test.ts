import { expect, test } from 'vitest'
import { chunksOf } from './chunks-of.ts'

/** So many mails of each record, by the records' ids. */
const listed = (records: Record<string, number>) =>
  Object.entries(records).flatMap(([historyId, many]) =>
    Array.from({ length: many }, (_, at) => ({ id: `${historyId}-${at}`, historyId })),
  )
const ends = (records: Record<string, number>) =>
  [...chunksOf(listed(records))].map(({ mails, until }) => [mails.length, until])

test.each<[string, Record<string, number>, [number, string | null][]]>([
  [
    'ends with a record',
    { 7: 19, 8: 1, 9: 1 },
    [
      [20, '8'],
      [1, '9'],
    ],
  ],
  [
    'breaks off in a record',
    { 7: 19, 8: 2, 9: 1 },
    [
      [20, '7'],
      [2, '9'],
    ],
  ],
  [
    'lies within one record',
    { 7: 45 },
    [
      [20, null],
      [20, null],
      [5, '7'],
    ],
  ],
  ['is the only one', { 7: 3 }, [[3, '7']]],
])('a piece that %s goes as far as the last record that is whole with it', (_, records, expected) => {
  expect(ends(records)).toEqual(expected)
})

test('pieces of what no record names go no distance', () => {
  const mails = Array.from({ length: 25 }, (_, at) => ({ id: `${at}`, historyId: null }))
  expect([...chunksOf(mails)].map(({ until }) => until)).toEqual([null, null])
})
