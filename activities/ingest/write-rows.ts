import { Prisma, type Transaction } from '#prisma/client.ts'
import { insertContent } from '#prisma/files/insert-content.ts'
import { withLarge } from '#prisma/large-parameter.ts'
import { insertGuestMessages } from '#prisma/messages/insert-guest-messages.ts'
import { LIST_AFTER_ARRIVALS, LIST_OF_NEW } from '#prisma/messages/list-columns.ts'
import type { ChatRow, PlannedMessage } from './plan-rows.ts'
import type { ThreadPlan } from './thread-plan.ts'

type Scope = { hostId: string; sourceId: string }
type Reference = ThreadPlan['newReferences'][number]

/** The property that a row `p` names, which stays while it is written; null where it was deleted since its name was read, or is just now. */
const heldProperty = (hostId: string) => Prisma.sql`(
  select h.id from property h where h.host_id = ${hostId}::uuid and h.id = p."propertyId" for key share skip locked)`

/** Sets of rows travel as one JSON parameter: one statement a table, whatever the batch's size. */
export async function insertChats(tx: Transaction, { hostId, sourceId }: Scope, chats: readonly ChatRow[]) {
  const fresh = chats.filter((chat) => chat.isNew)
  if (fresh.length === 0) return
  await withLarge(
    JSON.stringify(fresh),
    (rows) => tx.$executeRaw`
    insert into chat (id, host_id, source_id, property_id, channel, thread_key, title, sender, email, reply_to, subject,
      check_in_date, check_out_date, reservation_code, guest_count, head_seq, unread_count, ${LIST_OF_NEW.columns})
    select p.id, ${hostId}::uuid, ${sourceId}::uuid, ${heldProperty(hostId)}, p.channel, p."threadKey", p.title, p.sender, p.email,
      p."replyTo", p.subject, p."checkIn", p."checkOut", p.code, p.guests, p."headSeq", p.added, ${LIST_OF_NEW.values}
    from jsonb_to_recordset(${rows}::jsonb)
      as p(id uuid, "propertyId" uuid, channel text, "threadKey" text, title text, sender text, email text, "replyTo" text,
        subject text, "checkIn" date, "checkOut" date, code text, guests int, "headSeq" int, added int, "lastText" text, "lastNotes" jsonb, "lastStatus" text,
        "lastAt" timestamptz)`,
  )
}

/** What the host wrote on a phone is stored by `storePhoneReplies`. */
export const insertMessages = (tx: Transaction, scope: Scope, rows: readonly PlannedMessage[]) =>
  insertGuestMessages(
    tx,
    scope,
    rows.flatMap(({ message, creation, ...row }) =>
      creation === 'note_phone_reply'
        ? []
        : [
            {
              ...row,
              creation,
              text: message.text,
              note: message.note,
              subject: message.subject,
              fromAddress: message.peer,
              fromName: message.name,
              createdAt: message.writtenAt.toISOString(),
              providerId: message.providerId,
              mailKey: message.mailKey,
              rfcMessageId: message.rfcMessageId,
              inReplyTo: message.inReplyTo,
              references: message.references,
              raw: message.raw === null ? null : Buffer.from(message.raw).toString('base64'),
              isAutomatic: message.isAutomatic,
              isHistory: message.isHistory,
              authentication: message.authentication,
              rating: message.rating,
            },
          ],
    ),
  )

/**
 * No mail moves the house or the dates of a stay that was confirmed. What a platform confirmed goes where its guest is reached, which
 * changes with its mails and with no other's. Replies leave by the mailbox that the guest wrote to last.
 */
export async function updateChats(tx: Transaction, { hostId, sourceId }: Scope, chats: readonly ChatRow[]) {
  const known = chats.filter((chat) => !chat.isNew)
  if (known.length === 0) return
  await tx.$executeRaw`
    update chat c set
      source_id = case when exists (select from chat o where o.source_id = ${sourceId}::uuid and o.thread_key = c.thread_key)
        then c.source_id else ${sourceId}::uuid end,
      head_seq = p."headSeq", unread_count = c.unread_count + p.added,
      property_id = case when c.stay_confirmed_by is null then coalesce(c.property_id, ${heldProperty(hostId)}) else c.property_id end,
      sender = case when c.told_sender is null then coalesce(p.sender, c.sender) else c.sender end,
      told_sender = case when c.told_sender is not null then coalesce(p.sender, c.told_sender) end, email = coalesce(p.email, c.email), reply_to = coalesce(p."replyTo", c.reply_to),
      stay_address = case when c.stay_confirmed_by = 'relay' then coalesce(p."replyTo", c.stay_address) else c.stay_address end,
      check_in_date = case when c.stay_confirmed_by is null then coalesce(p."checkIn", c.check_in_date) else c.check_in_date end,
      check_out_date = case when c.stay_confirmed_by is null then coalesce(p."checkOut", c.check_out_date) else c.check_out_date end,
      reservation_code = coalesce(p.code, c.reservation_code), guest_count = coalesce(p.guests, c.guest_count),
      ai_confidence = case when p."wantsReply" then null else c.ai_confidence end,
      ${LIST_AFTER_ARRIVALS}
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as p(id uuid, "headSeq" int, added int, "propertyId" uuid, sender text, email text, "replyTo" text,
        "checkIn" date, "checkOut" date, code text, guests int, "wantsReply" boolean, "lastText" text, "lastNotes" jsonb, "lastStatus" text,
        "lastAt" timestamptz)
    where c.id = p.id and c.host_id = ${hostId}::uuid`
}

/** Stores which chat each Message-ID belongs to; one that is known stays where it is. */
export async function insertReferences(tx: Transaction, { hostId, sourceId }: Scope, references: readonly Reference[]) {
  if (references.length === 0) return
  const ids = references.map(({ rfcMessageId }) => rfcMessageId)
  const chatIds = references.map(({ chatId }) => chatId)
  await tx.$executeRaw`
    insert into thread_ref (source_id, host_id, rfc_message_id, chat_id)
    select ${sourceId}::uuid, ${hostId}::uuid, r.id, r.chat
    from unnest(${ids}::text[], ${chatIds}::uuid[]) as r(id, chat) on conflict do nothing`
}

/**
 * The contents first, each once, however many bring it, in the order of their names. Then the files of all messages in one statement.
 * Nothing is asked for mails without files.
 */
export async function insertFiles(tx: Transaction, hostId: string, rows: readonly PlannedMessage[]) {
  const all = rows.flatMap(({ id, message: { files } }) => files.map((file, position) => ({ id, position, file })))
  if (all.length === 0) return
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { file } of all) if (file.sha256 !== null && file.content !== null) contents.set(file.sha256, file.content)
  for (const [sha256, content] of [...contents].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await insertContent(tx, hostId, { sha256, content })
  }
  const named = all.map(({ id, position, file: { name, mediaType, bytes, sha256, mediaId, contentId } }) => ({
    ...{ id, position, name, mediaType, bytes, sha256, mediaId, contentId },
  }))
  await tx.$executeRaw`
    insert into message_file (host_id, message_id, position, name, media_type, bytes, sha256, media_id, media_due_at, content_id)
    select ${hostId}::uuid, f.id, f.position, f.name, f."mediaType", f.bytes, f.sha256, f."mediaId",
      case when f."mediaId" is not null then clock_timestamp() end, f."contentId"
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as f(id uuid, position int, name text, "mediaType" text, bytes int, sha256 text, "mediaId" text, "contentId" text)`
}

/** Beside their messages, in a table of its own: the messages' stays small. */
export async function insertOriginals(tx: Transaction, hostId: string, messages: readonly PlannedMessage[]) {
  const files = messages.flatMap(({ id, message: { original } }) =>
    original === null
      ? []
      : [
          {
            id,
            file: Buffer.from(original.file.buffer, original.file.byteOffset, original.file.byteLength).toString(
              'base64',
            ),
            isWhole: original.isWhole,
            hasHtml: original.hasHtml,
          },
        ],
  )
  if (files.length === 0) return
  await withLarge(
    JSON.stringify(files),
    (rows) => tx.$executeRaw`
      insert into message_original (message_id, host_id, file, is_whole, has_html)
      select o.id, ${hostId}::uuid, decode(o.file, 'base64'), o."isWhole", o."hasHtml"
      from jsonb_to_recordset(${rows}::jsonb)
        as o(id uuid, file text, "isWhole" boolean, "hasHtml" boolean)`,
  )
}
