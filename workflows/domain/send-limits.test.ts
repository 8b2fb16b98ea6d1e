import { expect, test } from 'vitest'
import { SEND_LIMITS_MS } from './send-limits.ts'

test('a connection ends before its try, and a try before anybody is told what became of it', () => {
  const { connect, login, content, try: ofTry, activity } = SEND_LIMITS_MS
  expect(connect + login + content).toBeLessThan(ofTry)
  expect(ofTry).toBeLessThan(activity)
})
