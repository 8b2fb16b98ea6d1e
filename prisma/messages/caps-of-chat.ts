import { Prisma, type Transaction } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { DIRECT_CHANNELS } from '#workflows/domain/channels.ts'
import { capsMet, capsOf, type LeftByThemselves, type OwnCaps, type SendCaps } from '#workflows/domain/send-caps.ts'
import type { WaitReason } from '#workflows/domain/sentences/sentence.ts'
import type { ChatRef } from './lock-chat.ts'

/** `caps`: the installation's. `besides`: a message whose own grant does not count. */
export type CapsAt = { caps: SendCaps; now: Date; besides?: string }

/** Any number that no other advisory lock of the product has. */
const AUTOMATIC_SENDS = 7_363

/** Whoever is about to count what may leave by itself takes turns with the host's others, until the transaction ends. */
export async function lockAutomaticSends(tx: Transaction, hostId: string): Promise<void> {
  await tx.$queryRaw`select from pg_advisory_xact_lock(${AUTOMATIC_SENDS}::int, hashtext(${hostId}))`
}

/**
 * Why nothing more may leave this chat by itself at this moment; empty where one more may. Counted are the granted sends of the last
 * 24 hours, whatever became of them. A guest is an address in all its chats; a platform writes for all of its guests from one
 * address, and there the chat is the guest.
 */
export function capsMetIn({ hostId, chatId }: ChatRef, { caps, now, besides }: CapsAt): Reading<WaitReason[]> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000)
  const select = Prisma.sql`
    select
      count(l.chat_id) filter (where l.chat_id = c.id or l.is_person and l.email = c.email
        and c.channel = any(${DIRECT_CHANNELS}))::int as "toGuestLastDay",
      count(l.chat_id) filter (where l.property_id = c.property_id and l.claimed_at > ${hourAgo})::int as "ofPropertyLastHour",
      count(l.chat_id) filter (where l.claimed_at > ${hourAgo})::int as "ofHostLastHour",
      count(l.chat_id)::int as "ofHostLastDay",
      a.automatic_per_guest_a_day as "automaticPerGuestADay", a.automatic_per_day as "automaticPerDay"
    from chat c left join ai_settings a on a.host_id = c.host_id left join (
      select d.chat_id, d.claimed_at, o.property_id, o.email, o.channel = any(${DIRECT_CHANNELS}) as is_person
      from delivery d join chat o on o.host_id = d.host_id and o.id = d.chat_id
      where d.host_id = ${hostId}::uuid and d.is_by_itself and d.claimed_at > ${dayAgo}
        and d.message_id is distinct from ${besides ?? null}::uuid) l on true
    where c.host_id = ${hostId}::uuid and c.id = ${chatId}::uuid
    group by c.id, a.automatic_per_guest_a_day, a.automatic_per_day`
  return reading<LeftByThemselves & OwnCaps, WaitReason[]>(select, ([counted]) =>
    counted === undefined ? [] : capsMet(counted, capsOf(caps, counted)),
  )
}
