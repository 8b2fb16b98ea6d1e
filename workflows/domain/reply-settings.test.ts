import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FALLBACK_DELAY_MINUTES, THRESHOLD } from './reply-settings.ts'

test.each([
  ['confidenceThreshold', THRESHOLD.default],
  ['fallbackDelayMinutes', FALLBACK_DELAY_MINUTES.default],
])('a new host’s %s is what stands here', (column, fallback) => {
  const schema = readFileSync(new URL(import.meta.resolve('#prisma/schema.prisma')), 'utf8')
  expect(new RegExp(`${column} +Int +@default\\((\\d+)\\)`).exec(schema)?.[1]).toBe(String(fallback))
})
