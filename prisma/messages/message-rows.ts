import type { Prisma, Transaction } from '#prisma/client.ts'

/** The rows of messages with all that may be written of them, their state too: for this room, the demo's rows and tests alone. */
export const messageRows = (tx: Transaction) => (tx as Transaction & Prisma.TransactionClient).message
