import type { Transaction } from '#prisma/client.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'

/** What a draft tells of what its guest asked: what it rests on, and the house that its chat is about. */
export type Taught = { evidence: DraftEvidence | null; propertyId: string | null }

export const TAUGHT = { evidence: true, chat: { select: { propertyId: true } } } as const

/** What a draft rested on, of a row that was read with `TAUGHT`. */
export const taughtOf = ({ evidence, chat }: { evidence: unknown; chat: { propertyId: string | null } }): Taught => ({
  evidence: evidence as DraftEvidence | null,
  propertyId: chat.propertyId,
})

/** Null for another host's message. */
export async function taughtBy(
  tx: Transaction,
  { id, hostId }: { id: string; hostId: string },
): Promise<Taught | null> {
  const row = await tx.message.findFirst({ where: { id, hostId }, select: TAUGHT })
  return row === null ? null : taughtOf(row)
}
