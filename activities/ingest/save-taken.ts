import type { SourceId } from '#activities/channels/account/source.ts'
import type { TakenMail } from '#activities/channels/incoming-session.ts'
import type { Transaction } from '#prisma/client.ts'

/**
 * What became of mails, in the transaction that stores them: whoever counts the source compares it with what lies there. One that is no
 * message of this source came another way before, is ours, or tells of one of ours.
 */
export async function saveTaken(
  tx: Transaction,
  { hostId, sourceId }: SourceId,
  taken: readonly TakenMail[],
): Promise<void> {
  if (taken.length === 0) return
  await tx.$executeRaw`
    insert into mail_at_source (source_id, host_id, place, outcome)
    select distinct on (t.place) ${sourceId}::uuid, ${hostId}::uuid, t.place,
      (case when t.provider_id is null then 'filtered' when m.status = 'unreadable' then 'unreadable'
        when m.id is not null then 'stored' else 'known' end)::mail_outcome
    from unnest(${taken.map(({ place }) => place)}::text[], ${taken.map(({ providerId }) => providerId)}::text[]) as t(place, provider_id)
      left join message m on m.source_id = ${sourceId}::uuid and m.host_id = ${hostId}::uuid and m.provider_id = t.provider_id
    on conflict (source_id, place) do update set outcome = excluded.outcome, noted_at = now()`
}
