import { expect, test } from 'vitest'
import { threadCpuMs } from '#tests/thread-cpu.ts'
import { findSecretsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'
import { readInTurns } from './read-in-turns.ts'

const LINES = 'wifi\n'.repeat(400)
const HOUSE = {
  ...{ name: 'Casa', address: '', floor: 0, rooms: 0, bathrooms: 0, checkIn: '', checkOut: '', additionalInfo: null },
  ...{ bookingLink: null, airbnbLink: null },
  extras: Array.from({ length: 15 }, (_, n) => ({ key: `Nota ${n}`, value: `${n} ${LINES}`.slice(0, 1_900) })),
}

test('while a house with long extras is read others have their turn, and what was read is not read again', async () => {
  let turns = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turns++) await new Promise((resolve) => setImmediate(resolve))
  })()
  const before = process.threadCpuUsage()
  await readInTurns(HOUSE)
  const { user, system } = process.threadCpuUsage(before)
  isOver = true
  await others
  expect(turns).toBeGreaterThan(8)
  expect(threadCpuMs(() => findSecretsOfProperty(HOUSE))).toBeLessThan((user + system) / 1000 / 5)
})
