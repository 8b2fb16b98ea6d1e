import { expect, test } from 'vitest'
import { behindNewerMs } from './behind-newer.ts'

const storedAt = new Date('2026-11-23T12:00:00Z')
const after = (hours: number) =>
  behindNewerMs({ storedAt, createdAt: new Date(storedAt.getTime() - hours * 3_600_000) })

test.each([
  ['a clock ahead of ours', -3, 0],
  ['as it happens', 0, 0],
  ['what may still leave by itself', 6, 0],
  ['of the morning', 7, 7_000],
  ['of three days ago', 72, 72_000],
  ['of a month ago', 720, 120_000],
])('%s begins so much later', (_, hours, ms) => {
  expect(after(hours)).toBe(ms)
})
