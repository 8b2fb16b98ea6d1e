import { Prisma } from '#prisma/client.ts'

/** What the driver says of a failed query: its own kind of failure, and the SQLSTATE where PostgreSQL gave one. */
export type DatabaseError = { kind?: string; sqlState?: string }

/** @returns undefined for what no query failed with. */
export function databaseErrorOf(thrown: unknown): DatabaseError | undefined {
  if (!(thrown instanceof Prisma.PrismaClientKnownRequestError)) return undefined
  const { driverAdapterError } = (thrown.meta ?? {}) as {
    driverAdapterError?: { cause?: { kind?: string; originalCode?: string } }
  }
  const { kind, originalCode } = driverAdapterError?.cause ?? {}
  return { ...(kind !== undefined && { kind }), ...(originalCode !== undefined && { sqlState: originalCode }) }
}
