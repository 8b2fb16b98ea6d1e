import type { Transaction } from '#prisma/client.ts'
import { type MessageStatus, STANDING_ANSWERS } from '#workflows/domain/message-status.ts'
import type { By } from './by.ts'
import { giveBackEmergencies } from './give-back-emergencies.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'
import { takeEmergencies } from './take-emergencies.ts'

/**
 * The host's answer takes the emergencies of its chat for as long as it stands, whether they wrote it or said yes to a draft: one that
 * is taken back, or does not arrive, gives them back, and one that is sent again takes them anew.
 */
export async function followEmergencies(
  tx: Transaction,
  { was, is }: { was: LockedMessage; is: MessageRow },
  { by, now }: { by: By; now: Date },
): Promise<void> {
  if (was.hasEmergency === false || stands(was) === stands(is)) return
  if (!stands(is)) return giveBackEmergencies(tx, is, { by, now })
  const { id, hostId, chatId, seq } = is
  const row = await tx.message.findFirst({ where: { id, hostId }, select: { answersUpTo: true } })
  await takeEmergencies(tx, { hostId, chatId, takenById: id, upTo: row?.answersUpTo ?? seq, by, now })
}

const STANDING: ReadonlySet<MessageStatus> = new Set(STANDING_ANSWERS)

const stands = ({ kind, status, approvedAt }: MessageRow): boolean =>
  (kind === 'host_reply' || (kind === 'draft' && approvedAt !== null)) && STANDING.has(status)
