import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { proposeFacts } from '#workflows/domain/learning/propose-facts.ts'

export type HostsSentences = { hostId: string; chatId: string; messageId: string; sentences: readonly string[] }

/** So long what speaks of these days is suggested to hold where no departure is known. */
const PASSING_DAYS = 7
const DAY_MS = 86_400_000

/** Keeps what the host's own sentences say of the house, to be accepted by a click. What was proposed or dismissed once is not again. */
export async function noteProposals(
  tx: Transaction,
  { hostId, chatId, messageId, sentences }: HostsSentences,
  now: Date,
): Promise<void> {
  if (sentences.length === 0) return
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { propertyId: true, sender: true, checkOutDate: true, host: { select: { name: true } } },
  })
  const propertyId = chat?.propertyId ?? null
  if (chat === null || propertyId === null) return
  const known = await syncPropertyFacts(tx, { hostId, propertyId }, now)
  const names = [chat.sender ?? '', chat.host.name ?? '']
  const leaves = chat.checkOutDate !== null && chat.checkOutDate > now ? chat.checkOutDate : null
  const data = proposeFacts({ sentences, known, names }).map(({ sentence, facts, isPassing }) => ({
    ...{ hostId, propertyId, messageId, sentence, facts, createdAt: now },
    suggestedUntil: isPassing ? (leaves ?? new Date(now.getTime() + PASSING_DAYS * DAY_MS)) : null,
  }))
  if (data.length > 0) await tx.factProposal.createMany({ data, skipDuplicates: true })
}

/** The reply that it was written in was taken back. */
export async function takeBackProposals(
  tx: Transaction,
  { id, hostId }: { id: string; hostId: string },
): Promise<void> {
  await tx.factProposal.deleteMany({ where: { messageId: id, hostId, state: 'open' } })
}
