import { expect, test } from 'vitest'
import type { AgeGroup } from '#api/dashboard/count-by-day.ts'
import { toDashboard } from '#api/dashboard/metrics.ts'

const group = (what: AgeGroup['what'], born: number, more: object = {}): AgeGroup => ({
  what,
  born,
  ended: null,
  many: 1,
  sum: 0,
  ...more,
})
const replies = (day: number, more: object) => ({
  day,
  drafts: 0,
  automatic: 0,
  approvals: 0,
  unchanged: 0,
  replies: 0,
  minutes: 0,
  ...more,
})

test('a new host sees noughts where something is counted and nothing where something is measured', () => {
  const empty = toDashboard([], [])
  expect(empty.activeChats).toEqual({ value: 0, delta: 0, days: [0, 0, 0, 0, 0, 0, 0] })
  expect(empty.satisfaction).toEqual({ value: null, delta: null, days: Array(7).fill(null) })
  expect(empty.automationShare).toEqual({ value: null, delta: null, days: Array(7).fill(null) })
})

test('a count moves against the day before and shows seven days, oldest first', () => {
  const groups = [
    group('chat', 0, { many: 2 }),
    ...[1, 2, 3, 4, 5, 6].map((born) => group('chat', born)),
    group('chat', 7, { many: 2 }),
  ]
  expect(toDashboard(groups, []).activeChats).toEqual({ value: 10, delta: 2, days: [3, 4, 5, 6, 7, 8, 10] })
})

test('what was settled no longer waits, but did until then', () => {
  const groups = [group('to_approve', 3, { ended: 1 }), group('to_approve', 0)]
  expect(toDashboard(groups, []).toApprove).toEqual({ value: 1, delta: 1, days: [0, 0, 0, 1, 1, 0, 1] })
})

test('shares are of thirty days, against the thirty that ended yesterday', () => {
  const dashboard = toDashboard([], [replies(0, { drafts: 1, automatic: 1 }), replies(1, { drafts: 3, automatic: 1 })])
  expect(dashboard.automationShare).toEqual({ value: 50, delta: 17, days: [null, null, null, null, null, 33, 100] })
})

test('what is older than thirty days no longer counts', () => {
  const dashboard = toDashboard([], [replies(30, { replies: 1, minutes: 99 }), replies(29, { replies: 2, minutes: 5 })])
  expect(dashboard.meanResponseMinutes.value).toBe(2.5)
})

test('efficiency is the share of approvals that left the draft as it was', () => {
  expect(toDashboard([], [replies(0, { approvals: 3, unchanged: 2 })]).aiEfficiency.value).toBe(67)
})

test('satisfaction is the mean of what guests said, with one decimal', () => {
  const dashboard = toDashboard([group('rating', 0, { sum: 10 }), group('rating', 1, { many: 2, sum: 18 })], [])
  expect(dashboard.satisfaction).toMatchObject({ value: 9.3, delta: 0.3 })
})
