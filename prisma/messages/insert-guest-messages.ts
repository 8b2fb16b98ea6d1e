import type { Transaction } from '#prisma/client.ts'
import { withLarge } from '#prisma/large-parameter.ts'
import { INITIAL_STATES } from '#workflows/domain/message-transitions.ts'
import type { GuestNote, WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** A guest's message as it is stored; the keys are those of the statement below. */
export type GuestMessage = {
  id: string
  chatId: string
  creation: 'receive' | 'receive_unreadable'
  seq: number
  text: string
  note: GuestNote | null
  subject: string
  fromAddress: string | null
  fromName: string | null
  /** RFC 3339. */
  createdAt: string
  providerId: string
  mailKey: string | null
  rfcMessageId: string | null
  inReplyTo: string | null
  references: string[]
  /** Base64. */
  raw: string | null
  isAutomatic: boolean
  isHistory: boolean
  authentication: 'pass' | 'fail' | 'unproven' | null
  doubts: WaitReason[]
  /** Where replies go once it is in, where its sender is in doubt: an answer to there is what ends the doubt. */
  replyAddress: string | null
  rating: number | null
  /** RFC 3339; null where a workflow is to be started. */
  workflowAt: string | null
}

/**
 * Stores guests' messages, numbered under the locks of their chats, and that a draft is owed to those that want one: one
 * statement, whatever the batch's size.
 */
export async function insertGuestMessages(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
  messages: readonly GuestMessage[],
): Promise<void> {
  const values = messages.map(({ creation, note, ...message }) => ({
    ...message,
    status: INITIAL_STATES[creation].status,
    reasons: note === null ? [] : [note],
  }))
  await withLarge(
    JSON.stringify(values),
    (rows) => tx.$executeRaw`
      with stored as (
        insert into message (id, host_id, source_id, chat_id, kind, status, seq, text, subject, from_address, from_name, created_at,
          provider_id, mail_key, rfc_message_id, in_reply_to, "references", raw, is_automatic, rating, workflow_at, reasons,
          authentication, doubts, reply_address, is_history)
        select m.id, ${hostId}::uuid, ${sourceId}::uuid, m."chatId", 'guest', m.status::message_status, m.seq, m.text, m.subject,
          m."fromAddress", m."fromName", m."createdAt", m."providerId", m."mailKey", m."rfcMessageId", m."inReplyTo", m."references",
          decode(m.raw, 'base64'), m."isAutomatic", m.rating, m."workflowAt", m.reasons,
          m.authentication::mail_authentication, m.doubts, m."replyAddress", m."isHistory"
        from jsonb_to_recordset(${rows}::jsonb)
          as m(id uuid, "chatId" uuid, status text, seq int, text text, subject text, "fromAddress" text, "fromName" text,
            "createdAt" timestamptz, "providerId" text, "mailKey" text, "rfcMessageId" text, "inReplyTo" text, "references" text[], raw text,
            "isAutomatic" boolean, rating int, "workflowAt" timestamptz, reasons jsonb, authentication text, doubts jsonb,
            "replyAddress" text, "isHistory" boolean)
        returning id, workflow_at)
      insert into unanswered_message (host_id, message_id)
      select ${hostId}::uuid, id from stored where workflow_at is null`,
  )
}
