import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { accountUnconfirmed } from '#prisma/accounts/unconfirmed-accounts.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { LockedMessage } from './lock-message.ts'

/** What a claim is judged by, beside the message itself: read once, of one moment. Its source is where the chat's replies leave now. */
export type Circumstances = {
  isAccountClosed: boolean
  /** Keycloak could not be asked for so long that the account may be closed by now. */
  isAccountUnconfirmed: boolean
  isSourceDeleted: boolean
  /** Its host has it rest. */
  isSourcePaused: boolean
  isWhatsapp: boolean
  /** What it answers came to the mailbox or number that its source was connected to before. */
  isOfEarlierMailbox: boolean
  /** Why replies do not leave by its source at present. */
  sendFault: Sentence | null
  /** When the guest wrote the oldest of what it answers; null where it answers nothing. */
  questionWrittenAt: Date | null
  /** Whether its chat is about the house still for which it was written. */
  isOfItsProperty: boolean
  /** The host's; null where they set none. */
  confidenceThreshold: number | null
}

type Row = Omit<Circumstances, 'sendFault'> & { sendFault: unknown }

/** @throws AppError not_found for another host's message. */
export async function readCircumstances(tx: Transaction, message: LockedMessage): Promise<Circumstances> {
  const { id, hostId, propertyId } = message
  const [row] = await tx.$queryRaw<Row[]>`
    select ${accountClosed(Prisma.sql`${hostId}::uuid`)} as "isAccountClosed",
      ${accountUnconfirmed(Prisma.sql`${hostId}::uuid`)} as "isAccountUnconfirmed",
      s.id is null or s.deleted_at is not null as "isSourceDeleted",
      s.paused_at is not null as "isSourcePaused", coalesce(s.type = 'whatsapp', false) as "isWhatsapp",
      coalesce(q.source_id = s.id and q.stored_at < s.moved_at, false) as "isOfEarlierMailbox",
      s.send_fault as "sendFault", least(q.created_at, m.asked_since) as "questionWrittenAt", a.confidence_threshold as "confidenceThreshold",
      ${propertyId}::uuid is null or c.property_id is not distinct from ${propertyId}::uuid as "isOfItsProperty"
    from message m join chat c on c.host_id = m.host_id and c.id = m.chat_id
      left join message_source s on s.host_id = c.host_id and s.id = c.source_id
      left join message q on q.host_id = m.host_id and q.id = m.answers_id
      left join ai_settings a on a.host_id = m.host_id
    where m.host_id = ${hostId}::uuid and m.id = ${id}::uuid`
  if (row === undefined) throw notFound('Message')
  return { ...row, sendFault: row.sendFault === null ? null : (readFault(row.sendFault) ?? say({ code: 'gave_up' })) }
}
