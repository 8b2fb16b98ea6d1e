import type { DeferralView } from '#api/contract/deferrals.ts'
import type { Prisma, Transaction } from '#prisma/client.ts'
import { readOwedQuestions } from '#prisma/deferrals/owed-questions.ts'
import { notFound } from '#workflows/domain/errors.ts'

const MOST = 200

/** The first due first. */
export async function readDeferrals(
  tx: Transaction,
  where: Prisma.DeferralWhereInput & { hostId: string },
): Promise<DeferralView[]> {
  const rows = await tx.deferral.findMany({
    where,
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: MOST,
    include: { chat: { select: { sender: true, property: { select: { name: true } } } } },
  })
  return rows.map((row) => ({
    id: row.id,
    chatId: row.chatId,
    owedBecause: row.owedBecause,
    messageId: row.messageId,
    sender: row.chat.sender,
    property: row.chat.property?.name ?? null,
    sentence: row.sentence,
    questions: readOwedQuestions(row.questions),
    promisedAt: row.promisedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    owedAt: row.owedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    settledAs: row.settledAs,
    settledById: row.settledById,
  }))
}

/** @throws AppError not_found, also for another host's. */
export async function getDeferral(tx: Transaction, where: { hostId: string; id: string }): Promise<DeferralView> {
  const [deferral] = await readDeferrals(tx, where)
  if (deferral === undefined) throw notFound('Deferral')
  return deferral
}
