import { isDriverAdapterError } from '@prisma/driver-adapter-utils'
import { Prisma } from '#prisma/client.ts'

/** What the driver says of a failed query: its own kind of failure, and the SQLSTATE where PostgreSQL gave one. */
export type DatabaseError = { kind?: string; sqlState?: string }

type Said = { kind?: string; originalCode?: string }

/** @returns undefined for what no query failed with. */
export function databaseErrorOf(thrown: unknown): DatabaseError | undefined {
  const said = saidOf(thrown)
  if (said === undefined) return undefined
  const { kind, originalCode } = said
  return { ...(kind !== undefined && { kind }), ...(originalCode !== undefined && { sqlState: originalCode }) }
}

/** What begins and ends a transaction fails with the driver's own error, and every other query with Prisma's round it. */
function saidOf(thrown: unknown): Said | undefined {
  if (thrown instanceof Prisma.PrismaClientKnownRequestError) {
    const { driverAdapterError } = (thrown.meta ?? {}) as { driverAdapterError?: { cause?: Said } }
    return driverAdapterError?.cause ?? {}
  }
  return thrown instanceof Error && isDriverAdapterError(thrown) ? thrown.cause : undefined
}
