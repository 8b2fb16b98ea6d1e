import type { Transaction } from '#prisma/client.ts'
import { type AskedDraft, eventIdOfDraft } from './asked-draft.ts'
import { readN8nAnswer, type StoredN8nAnswer } from './n8n-answer-column.ts'

/** `isOver`: nobody asks n8n any more, so no answer will come. */
export type Answered = { answer: StoredN8nAnswer | null; isOver: boolean }

/** What n8n has answered so far, noted as taken. Asked again it answers the same. */
export async function takeAnswer(tx: Transaction, draft: AskedDraft): Promise<Answered> {
  const { hostId } = draft
  const eventId = eventIdOfDraft(draft)
  const [found] = await tx.$queryRaw<{ state: string; answer: unknown }[]>`
    select e.state::text, a.answer from outbox_event e
    left join n8n_answer a on a.host_id = e.host_id and a.receiver = e.receiver and a.event_id = e.event_id
    where e.host_id = ${hostId}::uuid and e.receiver = 'n8n' and e.event_id = ${eventId}`
  const answer = readN8nAnswer(found?.answer)
  if (answer !== null) {
    await tx.$executeRaw`
      update outbox_event set taken_at = clock_timestamp()
      where host_id = ${hostId}::uuid and receiver = 'n8n' and event_id = ${eventId} and taken_at is null`
  }
  return { answer, isOver: found?.state !== 'waiting' && found?.state !== 'delivered' }
}
