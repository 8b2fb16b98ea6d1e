import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { openPool } from './open-pool.ts'
import { createStatementNames } from './statement-names.ts'
import { OF_WORK, type TimeLimits } from './time-limits.ts'

/** What others than `prisma/messages` write of a message: never its state. */
type MessageNotes = Pick<Prisma.MessageUncheckedUpdateManyInput, 'askedAt' | 'workflowAt' | 'deadlineAt'>
type Messages = Pick<
  PrismaClient['message'],
  | 'findMany'
  | 'findFirst'
  | 'findFirstOrThrow'
  | 'findUnique'
  | 'findUniqueOrThrow'
  | 'count'
  | 'aggregate'
  | 'groupBy'
  | 'deleteMany'
> & {
  updateMany(args: { where: Prisma.MessageWhereInput; data: MessageNotes }): Prisma.PrismaPromise<Prisma.BatchPayload>
}

export type Database = PrismaClient
/**
 * A transaction that acts for one host (or, by `asEngine`, for none): the only way to the tenant tables. It has no word for a message's
 * state, which is written in `prisma/messages` alone (`message-rows.ts`).
 */
export type Transaction = Omit<Prisma.TransactionClient, 'message'> & { message: Messages }

export type DatabaseOptions = { url: string; maxConnections?: number; limits?: TimeLimits }

/** Opens a pool. The only `new PrismaClient` of the product; close it with `$disconnect()`. */
export function openDatabase({ url, maxConnections = 10, limits = OF_WORK }: DatabaseOptions): Database {
  const pool = openPool({ url, maxConnections, limits })
  return new PrismaClient({
    transactionOptions: { timeout: limits.transaction, maxWait: limits.connection },
    adapter: new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator: createStatementNames() }),
  })
}

export { Prisma }
