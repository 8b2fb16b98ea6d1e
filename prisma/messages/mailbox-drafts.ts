import type { Database, Transaction } from '#prisma/client.ts'

type Send = { hostId: string; sendKey: string }
/** Of one send: what may lie in the mailbox that it was to leave by; `providerId` where the draft was noted. */
export type MailboxDraft = Send & { sourceId: string; providerId: string | null }

/** Writes down, before a try writes one, that a draft of this send may lie in the host's mailbox until it is known to have left. */
export async function noteMailboxDraft(tx: Transaction, { hostId, sendKey }: Send): Promise<void> {
  await tx.$executeRaw`
    update delivery set draft_due_at = clock_timestamp() where host_id = ${hostId}::uuid and send_key = ${sendKey}`
}

/** Writes down that none of this send's drafts is left. */
export async function noteMailboxDraftGone(tx: Transaction, { hostId, sendKey }: Send): Promise<void> {
  await tx.delivery.updateMany({ where: { hostId, sendKey }, data: { draftDueAt: null } })
}

/** Of sends that are over. The next look at each is written down with this one, an hour on, and after thirty days none. */
export const takeDueMailboxDrafts = (engineDb: Database, most: number): Promise<MailboxDraft[]> => engineDb.$queryRaw`
  update delivery d set draft_due_at = case
    when d.claimed_at > clock_timestamp() - interval '30 days' then clock_timestamp() + interval '1 hour' end
  from message m
  where m.host_id = d.host_id and m.id = d.message_id and d.id in (
    select id from delivery where draft_due_at <= clock_timestamp() and state not in ('claimed', 'transmitting')
    order by draft_due_at limit ${most}::int for update skip locked)
  returning d.host_id::text as "hostId", coalesce(d.source_id, m.source_id)::text as "sourceId",
    d.send_key as "sendKey", d.provider_id as "providerId"`
