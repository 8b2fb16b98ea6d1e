import { expect, test } from 'vitest'
import { findBursts, type PastEntry } from './find-bursts.ts'

const HOUR = 3_600_000
const told = (...said: [PastEntry['by'], number][]) =>
  findBursts(said.map(([by, hours], index) => ({ id: `${by}${index}`, by, at: hours * HOUR })))

test('what a guest writes in a row is one burst, and all that the host writes after it its answer', () => {
  expect(told(['guest', 0], ['guest', 1], ['host', 2], ['host', 3], ['guest', 5])).toMatchObject([
    {
      guestMessageId: 'guest1',
      askedIds: ['guest0', 'guest1'],
      at: HOUR,
      answeredBy: 'host',
      answerIds: ['host2', 'host3'],
      answeredAt: 2 * HOUR,
    },
    { guestMessageId: 'guest4', at: 5 * HOUR, answeredBy: null, answerIds: [], answeredAt: null },
  ])
})

test('what left by itself ends a burst, and is nobody’s answer unless the host wrote too', () => {
  expect(told(['guest', 0], ['machine', 1], ['guest', 2], ['machine', 3], ['host', 4])).toMatchObject([
    { guestMessageId: 'guest0', answeredBy: 'machine', answerIds: [], answeredAt: null },
    { guestMessageId: 'guest2', answeredBy: 'host', answerIds: ['host4'], answeredAt: 4 * HOUR },
  ])
})

test('what nobody answered for two days is a burst of its own', () => {
  expect(told(['guest', 0], ['guest', 49], ['host', 50]).map(({ guestMessageId }) => guestMessageId)).toEqual([
    'guest0',
    'guest1',
  ])
  expect(told(['guest', 0], ['guest', 48], ['host', 50])).toHaveLength(1)
})

test('what the host writes before any guest answers nothing', () => {
  expect(told(['host', 0], ['machine', 1])).toEqual([])
})
