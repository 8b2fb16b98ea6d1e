import type { Transaction } from '#prisma/client.ts'

export type SentReference = { hostId: string; sourceId: string; chatId: string; rfcMessageId: string }

/** Notes the Message-ID of a mail that leaves, so that an answer that names it finds its chat. Call it in the transaction that sends. */
export async function rememberSent(tx: Transaction, sent: SentReference): Promise<void> {
  await tx.threadRef.createMany({ data: [sent], skipDuplicates: true })
}
