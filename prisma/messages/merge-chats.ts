import { recordAudit } from '#prisma/audit.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { showOwed } from '#prisma/deferrals/show-owed.ts'
import { withLarge } from '#prisma/large-parameter.ts'
import { recalculateOwedSecrets } from '#prisma/secrets/owed-secrets.ts'
import { SYSTEM } from './by.ts'
import { joinedNumbers } from './joined-numbers.ts'
import { type MovedChat, ROWS_OF_CHAT } from './rows-of-chat.ts'
import { CHANGED_ROW, stateThatStands } from './state-that-stands.ts'

/**
 * Makes a chat part of an older one: its messages with their numbers, and whatever else is its own; the older one shows both in the
 * list. The caller holds both with `lockToMerge`. Nothing of what is about to leave changes: its workflows know it by its own id.
 */
export async function mergeChat(tx: Transaction, chat: MovedChat): Promise<void> {
  const { hostId, from, into } = chat
  const numbers = await numbersOfBoth(tx, chat)
  for (const move of Object.values(ROWS_OF_CHAT)) for (const statement of move(chat)) await tx.$executeRaw(statement)
  await moveMessages(tx, chat, numbers)
  await joinColumns(tx, chat, Math.max(0, ...numbers.map(({ seq }) => seq)))
  await tx.mergedChat.updateMany({ where: { hostId, intoId: from }, data: { intoId: into } })
  await tx.chat.deleteMany({ where: { hostId, id: from } })
  await showInListOfBoth(tx, chat)
  await showOwed(tx, { hostId, chatId: into })
  await recalculateOwedSecrets(tx, { hostId, chatId: into })
}

/** The address of a chat that is no more, and the mail that brought it there. */
export async function noteMerged(
  tx: Transaction,
  { hostId, from, into, messageId, now }: MovedChat & { messageId: string; now: Date },
): Promise<void> {
  await tx.mergedChat.create({ data: { hostId, fromId: from, intoId: into, messageId, mergedAt: now } })
  const audit = { hostId, ...SYSTEM, action: 'chat.merge', subject: into }
  await recordAudit(tx, { ...audit, detail: { from, messageId } })
}

async function numbersOfBoth(tx: Transaction, { hostId, from, into }: MovedChat) {
  const where = { hostId, chatId: { in: [from, into] } }
  const messages = await tx.message.findMany({
    where,
    select: {
      ...{ id: true, chatId: true, kind: true, status: true, seq: true, answersUpTo: true, createdAt: true },
      chat: { select: { dismissedAt: true } },
    },
  })
  const owed = await tx.unansweredMessage.findMany({ where: { hostId, message: where }, select: { messageId: true } })
  const ids = new Set(owed.map(({ messageId }) => messageId))
  return joinedNumbers(
    messages.map(({ chat, ...message }) => ({
      ...message,
      isOwed: ids.has(message.id),
      isDismissed: chat.dismissedAt !== null,
    })),
  )
}

const moveMessages = (
  tx: Transaction,
  { hostId, into }: MovedChat,
  numbers: ReturnType<typeof joinedNumbers>,
): Promise<number> =>
  withLarge(
    JSON.stringify(numbers),
    (rows) => tx.$executeRaw`
      update message m set chat_id = ${into}::uuid, seq = n.seq, answers_up_to = n."answersUpTo"
      from jsonb_to_recordset(${rows}::jsonb) as n(id uuid, seq int, "answersUpTo" int)
      where m.host_id = ${hostId}::uuid and m.id = n.id
        and (m.chat_id, m.seq, m.answers_up_to) is distinct from (${into}::uuid, n.seq, n."answersUpTo")`,
  )

/** What either knows of its guest and stay; what somebody vouches for before what a mail only says. */
const joinColumns = (tx: Transaction, { hostId, from, into }: MovedChat, headSeq: number): Promise<number> =>
  tx.$executeRaw`
    update chat c set head_seq = ${headSeq}::int, unread_count = c.unread_count + o.unread_count,
      property_id = coalesce(c.property_id, o.property_id),
      sender = case when c.told_sender is null and o.told_sender is not null then o.sender else coalesce(c.sender, o.sender) end,
      told_sender = coalesce(c.told_sender, o.told_sender),
      email = coalesce(c.email, o.email), reply_to = coalesce(c.reply_to, o.reply_to),
      check_in_date = case when ${VOUCHED} then c.check_in_date when ${VOUCHED_THERE} then o.check_in_date
        else coalesce(c.check_in_date, o.check_in_date) end,
      check_out_date = case when ${VOUCHED} then c.check_out_date when ${VOUCHED_THERE} then o.check_out_date
        else coalesce(c.check_out_date, o.check_out_date) end,
      stay_confirmed_by = coalesce(c.stay_confirmed_by, o.stay_confirmed_by),
      stay_address = case when ${VOUCHED} then c.stay_address else o.stay_address end,
      reservation_code = coalesce(c.reservation_code, o.reservation_code),
      guest_count = coalesce(c.guest_count, o.guest_count),
      ai_confidence = case when o.last_message_at > c.last_message_at then o.ai_confidence else c.ai_confidence end,
      last_message_text = case when o.last_message_at > c.last_message_at then o.last_message_text else c.last_message_text end,
      last_message_notes = case when o.last_message_at > c.last_message_at then o.last_message_notes else c.last_message_notes end,
      last_message_at = greatest(c.last_message_at, o.last_message_at),
      left_by_itself_at = (
        select case when m.kind = 'draft' and m.approved_at is null then m.settled_at end from message m
        where m.host_id = c.host_id and m.chat_id = c.id and m.status = 'sent' order by m.settled_at desc nulls last limit 1),
      dismissed_at = case when c.dismissed_at is not null and o.dismissed_at is not null then greatest(c.dismissed_at, o.dismissed_at) end,
      snoozed_until = case when c.snoozed_until is not null and o.snoozed_until is not null then least(c.snoozed_until, o.snoozed_until) end
    from chat o
    where c.host_id = ${hostId}::uuid and c.id = ${into}::uuid and o.host_id = c.host_id and o.id = ${from}::uuid`

const VOUCHED = Prisma.sql`c.stay_confirmed_by is not null`
const VOUCHED_THERE = Prisma.sql`o.stay_confirmed_by is not null`

/** The state of what stands, of the messages of both. */
const showInListOfBoth = (tx: Transaction, { hostId, into }: MovedChat): Promise<number> =>
  tx.$executeRaw`
    update chat c set last_message_status = ${stateThatStands(CHANGED_ROW)}
    from (select * from message m where m.host_id = ${hostId}::uuid and m.chat_id = ${into}::uuid
      order by m.seq desc, m.created_at desc limit 1) p
    where c.host_id = ${hostId}::uuid and c.id = ${into}::uuid`
