import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import { expect, test } from 'vitest'
import { tellFailures, toFailure } from '#activities/activity-errors.ts'
import type { LogFields } from '#outside/log.ts'
import { AppError, ERROR_KINDS, type ErrorKind } from '#workflows/domain/errors.ts'

const lines: LogFields[] = []
const log = { debug() {}, info() {}, warn() {}, error: (fields: LogFields) => void lines.push(fields) }
const kinds = Object.keys(ERROR_KINDS) as ErrorKind[]

test.each(kinds)('%s reaches Temporal by its name, tried again only if the table says so', (kind) => {
  const failure = toFailure(new AppError(kind, { code: 'gave_up' }), log)
  expect(failure).toMatchObject({
    type: kind,
    nonRetryable: !ERROR_KINDS[kind].retryable,
    message: 'gave_up',
  })
})

test('a server that names the time of the next try is heard', () => {
  const failure = toFailure(new AppError('rate_limited', { code: 'model_away', retryAfterSeconds: 7 }), log)
  expect(failure).toMatchObject({ nextRetryDelay: 7000 })
})

test('a bug tells neither Temporal nor the log what it carries', () => {
  const failure = toFailure(new TypeError('Cannot read\n\nthe door code 4521\nof the guest'), log)
  expect(failure).toBeInstanceOf(ApplicationFailure)
  expect(failure).toMatchObject({ type: 'unexpected', message: 'Unexpected error' })
  expect(JSON.stringify([failure, lines])).not.toContain('4521')
})

test('a cancellation stays one', async () => {
  const cancelled = new CancelledFailure('cancelled')
  const { run } = tellFailures({ run: async () => Promise.reject(cancelled) }, log)
  await expect(run()).rejects.toBe(cancelled)
})
