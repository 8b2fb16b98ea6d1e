import { expect, test } from 'vitest'
import { toDashboard } from '#api/dashboard/metrics.ts'
import type { DayFigure } from '#api/dashboard/read-figures.ts'

const figure = (kind: DayFigure['kind'], day: number, more: { many?: number; total?: number } = {}): DayFigure => ({
  kind,
  day,
  many: 1,
  total: 0,
  ...more,
})

test('a new host sees noughts where something is counted and nothing where something is measured', () => {
  const empty = toDashboard([])
  expect(empty.activeChats).toEqual({ value: 0, delta: 0, days: [0, 0, 0, 0, 0, 0, 0] })
  expect(empty.satisfaction).toEqual({ value: null, delta: null, days: Array(7).fill(null) })
  expect(empty.automationShare).toEqual({ value: null, delta: null, days: Array(7).fill(null) })
})

test('a count moves against the day before and shows seven days, oldest first', () => {
  const figures = [
    figure('chat', 0, { many: 2 }),
    ...[1, 2, 3, 4, 5, 6].map((day) => figure('chat', day)),
    figure('chat', 31, { many: 2 }),
  ]
  expect(toDashboard(figures).activeChats).toEqual({ value: 10, delta: 2, days: [3, 4, 5, 6, 7, 8, 10] })
})

test('what was settled no longer waits, but did until then', () => {
  const figures = [figure('to_approve', 3), figure('to_approve', 1, { many: -1 }), figure('to_approve', 0)]
  expect(toDashboard(figures).toApprove).toEqual({ value: 1, delta: 1, days: [0, 0, 0, 1, 1, 0, 1] })
})

test('shares are of thirty days, against the thirty that ended yesterday', () => {
  const figures = [figure('draft', 0, { total: 1 }), figure('draft', 1, { many: 3, total: 1 })]
  const { automationShare } = toDashboard(figures)
  expect(automationShare).toEqual({ value: 50, delta: 17, days: [null, null, null, null, null, 33, 100] })
})

test('what is older than thirty days no longer counts', () => {
  const figures = [figure('answer', 30, { total: 99 * 60_000 }), figure('answer', 29, { many: 2, total: 5 * 60_000 })]
  expect(toDashboard(figures).meanResponseMinutes.value).toBe(2.5)
})

test('efficiency is the share of approvals that left the draft as it was', () => {
  expect(toDashboard([figure('approval', 0, { many: 3, total: 2 })]).aiEfficiency.value).toBe(67)
})

test('satisfaction is the mean of what guests said, with one decimal', () => {
  const figures = [figure('rating', 0, { total: 10 }), figure('rating', 1, { many: 2, total: 18 })]
  expect(toDashboard(figures).satisfaction).toMatchObject({ value: 9.3, delta: 0.3 })
})
