import type { ActivityDeps } from '#activities/deps.ts'
import { deadlineFrom } from '#activities/drafting/deadline-from.ts'
import { inHost } from '#prisma/host-scope.ts'
import { stateOf } from '#prisma/messages/message-row.ts'
import { openEmptyDraft as open } from '#prisma/messages/open-empty-draft.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

const REASONS = [say({ code: 'no_draft_possible' })]

/**
 * Drafting failed for good: an empty draft waits for the host's own words, with the usual deadline. Never silence.
 * Null when a newer message has overtaken the guest's.
 * @throws AppError not_found for another host's message.
 */
export function openEmptyDraft(
  deps: Pick<ActivityDeps, 'db' | 'newId'>,
  { hostId, guestMessageId }: { hostId: string; guestMessageId: string },
): Promise<MessageState | null> {
  return inHost(deps.db, hostId, async (tx, now) => {
    const settings = await tx.aiSettings.findUnique({ where: { hostId }, select: { fallbackDelayMinutes: true } })
    const deadlineAt = deadlineFrom(settings, now)
    const row = await open(tx, { hostId, guestMessageId, reasons: REASONS, deadlineAt, newId: deps.newId, now })
    return row === null ? null : stateOf(row)
  })
}
