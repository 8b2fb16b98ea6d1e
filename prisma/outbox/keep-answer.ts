import type { Transaction } from '#prisma/client.ts'
import { type AskedDraft, eventIdOfDraft } from './asked-draft.ts'
import type { StoredN8nAnswer } from './n8n-answer-column.ts'

export type ToKeep = AskedDraft & {
  /** Of the bytes that came: the same once more are the same answer. */
  digest: string
  answer: StoredN8nAnswer
}

/** Why an answer is not taken in. */
export type NotKept = {
  code: 'n8n_not_asked' | 'n8n_answered_before' | 'n8n_answer_late' | 'n8n_answer_overtaken'
}
export type Kept = { isNew: boolean } | { refusal: NotKept }

type Asked = { isLate: boolean; isAwaited: boolean | null }

/**
 * Takes in what n8n wrote, once, while the draft that it was asked about waits for it as it then stood; otherwise says why not, and
 * changes nothing. Of several answers to one question the first is kept.
 */
export async function keepAnswer(tx: Transaction, { digest, answer, ...draft }: ToKeep): Promise<Kept> {
  const { hostId, guestMessageId, version } = draft
  const eventId = eventIdOfDraft(draft)
  const [asked] = await tx.$queryRaw<Asked[]>`
    select e.give_up_at <= clock_timestamp() as "isLate", (
      select d.status = 'pending' and d.version = ${version}::int and coalesce(d.model_due_at > clock_timestamp(), false)
      from message d where d.host_id = e.host_id and d.answers_id = e.message_id and d.kind = 'draft'
      order by d.stored_at desc, d.id desc limit 1) as "isAwaited"
    from outbox_event e
    where e.host_id = ${hostId}::uuid and e.receiver = 'n8n' and e.event_id = ${eventId} and e.kind = 'ai'
      and e.message_id = ${guestMessageId}::uuid
    for no key update of e`
  if (asked === undefined) return { refusal: { code: 'n8n_not_asked' } }
  // Read when the question is locked: what it waited for may have been another answer.
  const before = await tx.n8nAnswer.findUnique({
    where: { hostId_receiver_eventId: { hostId, receiver: 'n8n', eventId } },
    select: { digest: true },
  })
  if (before !== null) return before.digest === digest ? { isNew: false } : { refusal: { code: 'n8n_answered_before' } }
  if (asked.isAwaited !== true) return { refusal: { code: asked.isLate ? 'n8n_answer_late' : 'n8n_answer_overtaken' } }
  await tx.n8nAnswer.create({ data: { hostId, eventId, digest, answer } })
  // It was heard, whatever became of the line that it was told on.
  await tx.$executeRaw`
    update outbox_event set answered_at = clock_timestamp(), state = 'delivered', fault = null,
      settled_at = coalesce(settled_at, clock_timestamp())
    where host_id = ${hostId}::uuid and receiver = 'n8n' and event_id = ${eventId}`
  return { isNew: true }
}
