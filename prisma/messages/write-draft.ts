import type { Transaction } from '#prisma/client.ts'
import { learnFromChange } from '#prisma/learning/learn-from-change.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { INITIAL_STATES, judge, type MessageCommand } from '#workflows/domain/message-transitions.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import type { Wish } from '#workflows/domain/wish.ts'
import { overtaken } from './is-overtaken.ts'
import { listAfterChange } from './list-columns.ts'

/** What a draft says and rests on. */
export type DraftColumns = {
  text: string
  aiText: string
  language: string
  /** The house that it speaks of. */
  propertyId: string | null
  drafter: string
  evidence: DraftEvidence
  confidence: number | null
  reasons: DraftReason[]
  /** When the oldest of what it answers was written. */
  askedSince: Date | null
  deadlineAt: Date | null
  undoUntil: Date | null
  modelDueAt: Date | null
}

export type NewDraft = {
  id: string
  /** What it answers. */
  guest: { id: string; hostId: string; chatId: string }
  command: Extract<MessageCommand, `settle_as_${string}`>
  columns: DraftColumns
  /** What it was written with from the start. */
  wish?: Wish | null
  createdAt: Date
  now: Date
}

export type WrittenDraft = {
  id: string
  status: MessageStatus
  version: number
  deadlineAt: Date | null
  undoUntil: Date | null
}

/** As after its opening and its settling, which are one here. */
const VERSION = 2

/**
 * Writes the one draft of a guest's message as it was decided, with its list columns and what it teaches. Null, and nothing is
 * written, where the message has a draft by now, was overtaken, or its chat's source was deleted. The caller holds the chat's lock.
 * @throws Error when the table of states lets nothing settle a draft that is begun.
 */
export async function writeDraft(
  tx: Transaction,
  { id, guest, command, columns, wish = null, createdAt, now }: NewDraft,
): Promise<WrittenDraft | null> {
  const { kind, status } = stateAfter(command)
  const { hostId, chatId } = guest
  const { text, aiText, language, propertyId, drafter, evidence, confidence, reasons } = columns
  const settledAt = status === 'no_reply_needed' ? now : null
  // The chat is named by its id everywhere: joined to it, PostgreSQL may look through all chats of the host, where it knows none of them yet.
  const [written] = await tx.$queryRaw<WrittenDraft[]>`
    with p as (
      insert into message (id, host_id, chat_id, source_id, kind, status, version, seq, answers_id, created_at, settled_at, text,
        ai_text, language, property_id, drafter, evidence, confidence, reasons, deadline_at, undo_until, model_due_at,
        asked_since, wish)
      select ${id}::uuid, m.host_id, m.chat_id, c.source_id, ${kind}::message_kind, ${status}::message_status, ${VERSION}::int,
        m.seq, m.id, ${createdAt}::timestamptz, ${settledAt}::timestamptz, ${text}, ${aiText}, ${language}, ${propertyId}::uuid, ${drafter},
        ${JSON.stringify(evidence)}::jsonb, ${confidence}::int, ${JSON.stringify(reasons)}::jsonb,
        ${columns.deadlineAt}::timestamptz, ${columns.undoUntil}::timestamptz, ${columns.modelDueAt}::timestamptz,
        ${columns.askedSince}::timestamptz, ${wish === null ? null : JSON.stringify(wish)}::jsonb
      from message m join chat c on c.host_id = m.host_id and c.id = m.chat_id and c.host_id = ${hostId}::uuid and c.id = ${chatId}::uuid
        join message_source s on s.host_id = c.host_id and s.id = c.source_id and s.deleted_at is null
      where m.host_id = ${hostId}::uuid and m.id = ${guest.id}::uuid and not ${overtaken('m')} and not exists (
        select from message d where d.host_id = m.host_id and d.answers_id = m.id and d.kind = 'draft')
      returning id, host_id, chat_id, kind, seq, answers_up_to, text, status, created_at, confidence, version, deadline_at, undo_until
    ), listed as (
      update chat c set ${listAfterChange(now)}, ai_confidence = p.confidence
      from p where c.id = p.chat_id and c.id = ${chatId}::uuid and c.host_id = ${hostId}::uuid
    )
    select id::text, status::text, version, deadline_at as "deadlineAt", undo_until as "undoUntil" from p`
  if (written === undefined) return null
  const row = { id, hostId, chatId, answersId: guest.id, kind, text, aiText, confidence, language, wish }
  await learnFromChange(tx, row, { command, now, isNew: { evidence, propertyId } })
  return written
}

/** A draft comes to be as `open_draft` says, and is settled at once. */
function stateAfter(command: NewDraft['command']) {
  const verdict = judge(INITIAL_STATES.open_draft, command)
  if (!verdict.accepted) throw new Error('A new draft does not take what settles it')
  return { kind: INITIAL_STATES.open_draft.kind, status: verdict.to }
}
