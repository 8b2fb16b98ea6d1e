import { expect, test } from 'vitest'
import { asAppError } from '#api/http/foreign-errors.ts'
import { Prisma } from '#prisma/client.ts'

const failedQuery = (cause: object) =>
  new Prisma.PrismaClientKnownRequestError('Raw query failed', {
    code: 'P2010',
    clientVersion: '7',
    meta: { driverAdapterError: { cause } },
  })

test.each([
  [{ kind: 'postgres', originalCode: '57014' }, 'database_too_slow'],
  [{ kind: 'postgres', originalCode: '55P03' }, 'database_too_slow'],
  [{ kind: 'TransactionWriteConflict', originalCode: '40P01' }, 'database_too_slow'],
  [{ kind: 'postgres', originalCode: '57P01' }, 'database_away'],
  [{ kind: 'TooManyConnections', originalCode: '53300' }, 'database_away'],
  [{ kind: 'SocketTimeout' }, 'database_away'],
  [{ kind: 'ConnectionClosed' }, 'database_away'],
])('a query that fails with %j passes as %s', (cause, code) => {
  expect(asAppError(failedQuery(cause))).toMatchObject({ kind: 'upstream_unavailable', sentence: { code } })
})

test.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'a connection that ends in the middle passes: %s',
  (message) => {
    expect(asAppError(new Error(message))).toMatchObject({
      kind: 'upstream_unavailable',
      sentence: { code: 'database_away' },
    })
  },
)

test.each([
  failedQuery({ kind: 'postgres', originalCode: '42601' }),
  failedQuery({}),
  new Error('57014'),
  { code: 'nothing known' },
  undefined,
])('%s is a bug', (thrown) => {
  expect(asAppError(thrown).kind).toBe('unexpected')
})
