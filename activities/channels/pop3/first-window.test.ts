import { expect, test } from 'vitest'
import { withinWindow } from './first-window.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 23)

/** A maildrop that lists mails of so many days ago, in this order. */
async function read(days: readonly number[]) {
  const asked: number[] = []
  const client = {
    top: async (number: number) => {
      asked.push(number)
      return Buffer.from(`Date: ${new Date(NOW - (days[number - 1] ?? 0) * DAY).toUTCString()}\r\n\r\n`)
    },
  }
  const mails = days.map((_, at) => ({ number: at + 1, size: 100, uidl: `uid-${at}` }))
  const wanted = await withinWindow(client, mails, NOW - 9 * DAY)
  return { days: wanted.map(({ number }) => days[number - 1]), asked }
}

const OLD = Array.from({ length: 300 }, (_, at) => 400 - at)

test.each([
  ['the oldest first', [...OLD, 3, 2, 1]],
  ['the newest first', [1, 2, 3, ...OLD.toReversed()]],
])('a maildrop that lists %s gives what came lately, and is asked for little of what is old', async (_, listed) => {
  const { days, asked } = await read(listed)
  expect(days.toSorted()).toEqual([1, 2, 3])
  expect(asked.length).toBeLessThan(120)
  expect(new Set(asked).size).toBe(asked.length)
})

test.each([[[]], [[400]], [[1]], [[1, 400, 2]]])('of a short one each mail is asked for once: %j', async (listed) => {
  const { days, asked } = await read(listed)
  expect(days).toEqual(listed.filter((ago) => ago < 9))
  expect(asked).toHaveLength(listed.length)
})
