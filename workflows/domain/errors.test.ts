import { expect, test } from 'vitest'
import { AppError } from '#workflows/domain/errors.ts'

test('an error with a code says it in English, and for the log where nothing else is given', () => {
  const error = new AppError('conflict', { code: 'settled_before', params: { status: 'approved' } })
  expect(error).toMatchObject({
    message: 'This message was already approved',
    userMessage: 'This message was already approved',
    sentence: { code: 'settled_before', params: { status: 'approved' } },
  })
})

test('a code without parameters has none, and the log may say more', () => {
  const error = new AppError('upstream_unavailable', { code: 'database_away', message: 'database: P1001' })
  expect(error).toMatchObject({ message: 'database: P1001', sentence: { code: 'database_away', params: {} } })
})
