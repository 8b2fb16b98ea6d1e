import type { MessageView } from '#api/contract/messages.ts'
import { answerOnce } from '#api/http/answer-once.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { DraftChanged } from '#api/http/draft-changed.ts'
import type { Transaction } from '#prisma/client.ts'
import type { By } from '#prisma/messages/by.ts'
import type { Changed } from '#prisma/messages/change-message.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { getMessageAndWakes } from './get-message.ts'

/**
 * Decides something about a message for the signed-in host, in one transaction with the answer and with the debt of
 * waking its workflow; then has that woken. Its time is PostgreSQL's. The answer is the truth, whether Temporal is there or not.
 * @throws AppError conflict that says what came first, with the draft where that has changed; and what `decide` throws.
 */
export async function settleMessage(
  context: HostContext,
  decide: (tx: Transaction, facts: { hostId: string; by: By; now: Date }) => Promise<Changed>,
): Promise<MessageView> {
  const { deps, host, requestId } = context
  let owed: WakeRef[] = []
  const message = await answerOnce(context, async (tx, now) => {
    const by = { actor: host.kcSub, requestId }
    const changed = await decide(tx, { hostId: host.id, by, now })
    const { view, wakes } = await getMessageAndWakes(tx, { ...changed.row, now })
    if (changed.outcome === 'changed') owed = wakes
    if (changed.outcome !== 'refused') return view
    if (changed.refusal.code === 'draft_changed') throw new DraftChanged(view)
    throw new AppError('conflict', changed.refusal)
  })
  deps.workflows.wake(owed)
  return message
}
