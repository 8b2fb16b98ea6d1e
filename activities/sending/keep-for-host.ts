import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'
import { noteOwnAnswer } from '#prisma/messages/note-own-answer.ts'
import { questionOfReply, withoutOurs } from '#prisma/messages/question-of-reply.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { channelOf } from './channel-of.ts'
import { claimSend } from './claim-send.ts'

/**
 * Looks into the mailbox before a reply leaves by itself: where the host has answered that guest by another program, it waits for them
 * and says so. Null where it may leave: it needs no such look, nothing was found, or the mailbox could not be asked.
 * @throws AppError not_found for another host's message.
 */
export async function keepForHost(deps: ActivityDeps, ref: MessageRef): Promise<MessageState | null> {
  const { hostId } = ref
  const asked = await inHost(deps.db, hostId, (tx) => questionOfReply(tx, ref))
  if (asked === null) return null
  const channel = await channelOf(deps, { hostId, sourceId: asked.sourceId })
  const found = (await channel.answersTo?.(asked)) ?? []
  if (found.length === 0) return null
  const own = await inHost(deps.db, hostId, (tx) => withoutOurs(tx, hostId, found))
  if (own.length === 0) return null
  await inHost(deps.db, hostId, (tx) => noteOwnAnswer(tx, { hostId, messageId: asked.answersId }))
  const claim = await claimSend(deps, ref)
  return claim.outcome === 'over' ? claim.state : null
}
