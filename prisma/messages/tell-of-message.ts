import type { Transaction } from '#prisma/client.ts'

/** Has every open browser read a message again, of which something changed that stands beside it. */
export async function tellOfMessage(
  tx: Transaction,
  { hostId, messageId }: { hostId: string; messageId: string },
): Promise<void> {
  await tx.$executeRaw`update message set chat_id = chat_id where host_id = ${hostId}::uuid and id = ${messageId}::uuid`
}
