import type { Transaction } from '#prisma/client.ts'
import type { By } from './by.ts'
import { changeMessage } from './change-message.ts'
import { deadlineAgain } from './deadline-again.ts'
import { isOvertaken, newestQuestion, overtakingReply } from './is-overtaken.ts'
import type { LockedMessage } from './lock-message.ts'
import { MESSAGE_ROW, type MessageRow } from './message-row.ts'
import { messageRows } from './message-rows.ts'

/**
 * Gives back what a reply of the host superseded, now that it was taken back: drafts wait again, and a guest's message
 * that had none yet gets one. What another reply of the host overtakes too is that one's from now on.
 * @throws Error when a message was changed past the lock of its chat.
 */
export async function restoreDrafts(
  tx: Transaction,
  reply: LockedMessage,
  { by, now }: { by: By; now: Date },
): Promise<void> {
  const { hostId, chatId, headSeq, id: supersededById } = reply
  const drafts = await tx.message.findMany({
    where: { hostId, chatId, kind: 'draft', status: 'superseded', supersededById },
    select: MESSAGE_ROW,
  })
  for (const draft of drafts) {
    if (await isOvertaken(tx, draft)) {
      await handOn(tx, draft)
      continue
    }
    const undecided = { approvedAt: null, recipient: null, settledAt: null, supersededById: null }
    const waiting = { ...undecided, deadlineAt: deadlineAgain(draft, now) }
    const command = isUnwritten(draft) ? 'restore_unwritten' : 'restore'
    await changeMessage(tx, { ...draft, headSeq }, { command, set: waiting, by, now })
  }
  await oweDraft(tx, reply, now)
}

const isUnwritten = ({ text, confidence }: MessageRow) => text === '' && confidence === null

async function handOn(tx: Transaction, draft: MessageRow): Promise<void> {
  const supersededById = await overtakingReply(tx, draft)
  await messageRows(tx).updateMany({ where: { id: draft.id, hostId: draft.hostId }, data: { supersededById } })
}

/** The newest guest message may have been about to get its draft when the reply came: its workflow looks again. */
async function oweDraft(tx: Transaction, { hostId, chatId }: LockedMessage, now: Date): Promise<void> {
  const guest = await newestQuestion(tx, { hostId, chatId })
  if (guest === null || (await tx.message.count({ where: { hostId, answersId: guest.id } })) > 0) return
  if (await isOvertaken(tx, { hostId, chatId, seq: guest.seq })) return
  await messageRows(tx).updateMany({ where: { id: guest.id, hostId }, data: { wakeOwedAt: now } })
}
