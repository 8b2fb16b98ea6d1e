import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import type { AiSettingsModel, AppSettingsModel, ChatModel, MessageModel } from '#prisma/generated/models.ts'
import { overtaken } from '#prisma/messages/is-overtaken.ts'
import { reading, readOne } from '#prisma/reading.ts'
import { notFound } from '#workflows/domain/errors.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

/** A guest's message, as far as its draft depends on it. */
export type GuestMessage = Pick<
  MessageModel,
  | ('id' | 'hostId' | 'chatId' | 'sourceId' | 'kind' | 'status' | 'seq' | 'text' | 'reasons')
  | ('fromAddress' | 'fromName' | 'createdAt' | 'isAutomatic')
>

/** What of a host's settings a draft depends on. */
export type DraftSettings = Pick<
  AiSettingsModel,
  | ('defaultTone' | 'defaultInstruction' | 'systemPrompt' | 'confidenceThreshold' | 'fallbackDelayMinutes')
  | ('automaticMode' | 'automaticRule' | 'earnedTarget' | 'modelDraftsPerDay')
>

type ExistingDraft = Pick<MessageModel, 'id' | 'version' | 'deadlineAt' | 'undoUntil' | 'modelDueAt'> & {
  status: MessageStatus
  /** As its column has it. */
  wish: unknown
}

/** What a draft is asked for, and what is set for it. */
export type Question = {
  guest: GuestMessage
  chat: Pick<ChatModel, 'propertyId' | 'channel' | 'email' | 'sender'>
  /** Calendar days, `YYYY-MM-DD`. */
  stay: { checkIn: string | null; checkOut: string | null }
  host: { name: string | null; isClosed: boolean } & { [K in 'language' | 'undoSeconds']: AppSettingsModel[K] | null }
  settings: DraftSettings | null
  /** The one that was begun last. */
  existing: ExistingDraft | null
  /** The newest that the guest overtook by writing on; `wish`: as its column has it. */
  before: { answersId: string; wish: unknown } | null
  /** Overtaken by a newer message, or in a chat whose source was deleted: nothing could leave. */
  isNeedless: boolean
}

type Json<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] }
type Row = Omit<Question, 'guest' | 'existing' | 'stay'> & {
  guest: Json<GuestMessage>
  existing: Json<ExistingDraft> | null
  checkIn: string | null
  checkOut: string | null
}

/** In messages: what was overtaken before that is not asked any more. */
const OVERTAKEN_WITHIN = 80

/**
 * A guest's message with its chat, its host's settings and the draft that it may have.
 * @throws AppError not_found for a message that is not this host's guest message.
 */
export async function readQuestion(
  tx: Transaction,
  { hostId, guestMessageId }: { hostId: string; guestMessageId: string },
): Promise<Question> {
  const select = Prisma.sql`
    select json_build_object('id', m.id, 'hostId', m.host_id, 'chatId', m.chat_id, 'sourceId', m.source_id, 'kind', m.kind,
        'status', m.status, 'seq', m.seq, 'text', m.text, 'reasons', m.reasons, 'fromAddress', m.from_address,
        'fromName', m.from_name, 'createdAt', m.created_at, 'isAutomatic', m.is_automatic) as guest,
      json_build_object('propertyId', c.property_id, 'channel', c.channel, 'email', c.email, 'sender', c.sender) as chat,
      c.check_in_date as "checkIn", c.check_out_date as "checkOut",
      json_build_object('name', h.name, 'language', l.language, 'undoSeconds', l.undo_seconds, 'isClosed', ${accountClosed(Prisma.sql`h.id`)}) as host,
      case when a.host_id is not null then json_build_object('defaultTone', a.default_tone,
        'defaultInstruction', a.default_instruction, 'systemPrompt', a.system_prompt,
        'confidenceThreshold', a.confidence_threshold, 'fallbackDelayMinutes', a.fallback_delay_minutes,
        'automaticMode', a.automatic_mode, 'automaticRule', a.automatic_rule, 'earnedTarget', a.earned_target,
        'modelDraftsPerDay', a.model_drafts_per_day) end as settings,
      (select json_build_object('id', d.id, 'status', d.status, 'version', d.version, 'deadlineAt', d.deadline_at,
          'undoUntil', d.undo_until, 'modelDueAt', d.model_due_at, 'wish', d.wish)
        from message d where d.host_id = m.host_id and d.answers_id = m.id and d.kind = 'draft'
        order by d.stored_at desc, d.id desc limit 1) as existing,
      (select json_build_object('answersId', d.answers_id, 'wish', d.wish)
        from message d where d.host_id = m.host_id and d.chat_id = m.chat_id and d.seq < m.seq
          and d.seq >= m.seq - ${OVERTAKEN_WITHIN}::int and d.kind = 'draft' and d.status = 'superseded'
          and d.superseded_by_id is null and d.answers_id is not null
        order by d.seq desc, d.stored_at desc limit 1) as before,
      s.deleted_at is not null or ${overtaken('m')} as "isNeedless"
    from message m
      join chat c on c.host_id = m.host_id and c.id = m.chat_id
      join host h on h.id = m.host_id
      join message_source s on s.host_id = c.host_id and s.id = c.source_id
      left join ai_settings a on a.host_id = m.host_id
      left join app_settings l on l.host_id = m.host_id
    where m.host_id = ${hostId}::uuid and m.id = ${guestMessageId}::uuid and m.kind = 'guest'`
  const question = await readOne(
    tx,
    reading<Row, Question | null>(select, ([row]) => (row === undefined ? null : toQuestion(row))),
  )
  if (question === null) throw notFound('Message')
  return question
}

function toQuestion({ guest, existing, checkIn, checkOut, ...row }: Row): Question {
  return {
    ...row,
    guest: { ...guest, createdAt: new Date(guest.createdAt) },
    stay: { checkIn, checkOut },
    existing: existing && {
      ...existing,
      deadlineAt: toDate(existing.deadlineAt),
      undoUntil: toDate(existing.undoUntil),
      modelDueAt: toDate(existing.modelDueAt),
    },
  }
}

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time))
