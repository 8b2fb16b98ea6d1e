import { gunzipSync } from 'node:zlib'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { bodyStart } from '#activities/channels/mime/body-start.ts'
import type { Transaction } from '#prisma/client.ts'

type OfSource = { hostId: string; sourceId: string }
/** A mail that another source had brought: that one, and its message. */
export type SeenBefore = { message: IncomingMessage; id: string; sourceId: string }

/** So many mails with the same trace are no chance. */
const TWINS = 3
const MOST_COMPARED = 10

/** Servers that give every folder a small number as its UIDVALIDITY name none by it: a time in seconds is one folder's. */
const LEAST_TIME = 1_000_000_000

/**
 * Two mailboxes may each be sent a mail, and a server that puts it into both may write the same lines on each. Where the mails of two
 * sources are the same to the last of these lines, the younger has none of its own, and both name the folder they read by one UIDVALIDITY
 * (RFC 9051, 2.3.1.1), they read one mailbox: the younger stops. Where that cannot be seen both go on: a mail comes in once all the same.
 */
export async function noteTwins(
  tx: Transaction,
  { hostId, sourceId }: OfSource,
  seen: readonly SeenBefore[],
): Promise<void> {
  const [other] = seen
  if (other === undefined) return
  const ofOther = seen.filter((one) => one.sourceId === other.sourceId).slice(0, MOST_COMPARED)
  const twins = await countTwins(tx, hostId, ofOther)
  if (twins === 0) return
  await tx.$executeRaw`
    update message_source set twin_id = ${other.sourceId}::uuid,
      twin_mails = case when twin_id = ${other.sourceId}::uuid then twin_mails else 0 end + ${twins}
    where id = ${sourceId}::uuid and host_id = ${hostId}::uuid`
  await tx.$executeRaw`
    with pair as (
      select s.id, s.created_at, o.id as other_id,
        s.twin_mails + case when o.twin_id = s.id then o.twin_mails else 0 end as twins,
        case when o.twin_id = s.id then o.twin_mails else 0 end as seen_by_other
      from message_source s join message_source o on o.host_id = s.host_id and o.id <> s.id and o.deleted_at is null
      where s.host_id = ${hostId}::uuid and s.deleted_at is null
        and (s.id, o.id) in ((${sourceId}::uuid, ${other.sourceId}::uuid), (${other.sourceId}::uuid, ${sourceId}::uuid))
        and (s.created_at, s.id) > (o.created_at, o.id)
    )
    update message_source y set double_of = p.other_id from pair p
    where y.id = p.id and y.host_id = ${hostId}::uuid and p.twins >= ${TWINS} and p.seen_by_other >= (
      select count(*) from message m where m.host_id = ${hostId}::uuid and m.source_id = y.id and m.kind = 'guest')
      and exists (
        select 1 from mailbox_cursor c join mailbox_cursor o using (host_id, folder, uid_validity)
        where c.host_id = ${hostId}::uuid and c.source_id = p.id and o.source_id = p.other_id
          and c.uid_validity ~ '^[0-9]{10,}$' and c.uid_validity::numeric >= ${LEAST_TIME})`
}

async function countTwins(tx: Transaction, hostId: string, seen: readonly SeenBefore[]): Promise<number> {
  const originals = await tx.messageOriginal.findMany({
    where: { hostId, messageId: { in: seen.map(({ id }) => id) } },
    select: { messageId: true, file: true },
  })
  const kept = new Map(originals.map(({ messageId, file }) => [messageId, traceOf(file)]))
  return seen.filter(({ id, message: { original } }) => {
    const trace = original === null ? '' : traceOf(original.file)
    return trace !== '' && trace === kept.get(id)
  }).length
}

/** What servers wrote on the way: RFC 5321, 4.4, and what some write at its end. */
const TRACE = /^(?:received|return-path|delivered-to|x-original-to|envelope-to|x-apparently-to)\s*:/i

function traceOf(file: Uint8Array): string {
  const raw = gunzipSync(file)
  const fields = raw
    .subarray(0, bodyStart(raw))
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
  const trace = fields.filter((field) => TRACE.test(field)).map((field) => field.replace(/\s+/g, ' ').trim())
  return trace.some((field) => /^received/i.test(field)) ? trace.join('\n') : ''
}
