import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/generated/client.ts'

export type Database = PrismaClient
/** A transaction that acts for one host (or, by `asEngine`, for none): the only way to the tenant tables. */
export type Transaction = Prisma.TransactionClient

export type DatabaseOptions = { url: string; maxConnections?: number }

/** Opens a pool. The only `new PrismaClient` of the product; close it with `$disconnect()`. */
export function openDatabase({ url, maxConnections = 10 }: DatabaseOptions): Database {
  const adapter = new PrismaPg({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 5000 })
  return new PrismaClient({ adapter })
}

export { Prisma }
