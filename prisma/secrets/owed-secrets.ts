import type { Transaction } from '#prisma/client.ts'

/** After a change of stay or rule: when each open debt is due is reckoned anew by the sweep. */
export async function recalculateOwedSecrets(
  tx: Transaction,
  { hostId, ...where }: { hostId: string } & ({ propertyId: string } | { chatId: string }),
): Promise<void> {
  const ofChats = 'chatId' in where ? { chatId: where.chatId } : { chat: { propertyId: where.propertyId } }
  await tx.owedSecret.updateMany({ where: { hostId, settledAt: null, ...ofChats }, data: { dueAt: null } })
}
