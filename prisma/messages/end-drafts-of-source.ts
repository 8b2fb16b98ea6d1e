import type { Transaction } from '#prisma/client.ts'
import { statesThatTake } from '#workflows/domain/message-transitions.ts'
import type { By } from './by.ts'
import { changeDrafts } from './change-drafts.ts'
import type { WakeRef } from './owed-wakes.ts'

export type SourceToEnd = { hostId: string; sourceId: string; by: By; now: Date }

/**
 * Ends the open drafts of the chats whose replies leave by a source that is deleted, wherever their guests wrote first. Answers the
 * workflows to wake.
 */
export async function endDraftsOfSource(
  tx: Transaction,
  { hostId, sourceId, by, now }: SourceToEnd,
): Promise<WakeRef[]> {
  const command = 'end_with_source'
  const open = await tx.message.findMany({
    where: { hostId, chat: { sourceId }, kind: 'draft', status: { in: statesThatTake('draft', command) } },
    select: { chatId: true },
    distinct: ['chatId'],
  })
  return changeDrafts(tx, { hostId, chatIds: open.map(({ chatId }) => chatId), command, by, now })
}
