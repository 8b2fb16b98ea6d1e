import type { SourceId } from '#activities/channels/account/source.ts'
import type { Held, Position } from '#activities/channels/incoming-session.ts'
import type { Transaction } from '#prisma/client.ts'
import type { SourceCounts } from '#prisma/source-counts.ts'

/** `missing`: where mails lie that were passed over. */
export type Tally = Pick<SourceCounts, 'atSource' | 'stored' | 'known' | 'unreadable' | 'filtered' | 'waiting'> & {
  missing: string[]
}

type Listed = { held: Held; position: Position; listedAt: Date }
type Row = { outcome: 'stored' | 'known' | 'unreadable' | 'filtered' | null; many: number; places: string[] | null }

/**
 * Holds what lies at a source against what became of it; what lies there no longer is forgotten, unless it was noted since it was
 * listed.
 */
export async function tallyHeld(
  tx: Transaction,
  { hostId, sourceId }: SourceId,
  { held, position, listedAt }: Listed,
): Promise<Tally> {
  const { prefix, places, judge } = held
  // Each place by the index: of a source that was just taken in PostgreSQL's statistics know nothing, and it may hold all against all.
  const rows = await tx.$queryRaw<Row[]>`
    select t.outcome::text as outcome, count(*)::int as many, array_agg(l.place) filter (where t.place is null) as places
    from (select distinct unnest(${places}::text[]) as place) l
      left join lateral (
        select m.outcome, m.place from mail_at_source m
        where m.source_id = ${sourceId}::uuid and m.host_id = ${hostId}::uuid and m.place = l.place limit 1
      ) t on true
    group by t.outcome`
  // Of more places than fit into its memory PostgreSQL holds each against all, too, unless it may only hash or sort them.
  await tx.$executeRaw`set local enable_nestloop = off`
  await tx.$executeRaw`
    delete from mail_at_source t where t.source_id = ${sourceId}::uuid and t.host_id = ${hostId}::uuid
      and starts_with(t.place, ${prefix}) and t.noted_at < ${listedAt}
      and not exists (select from unnest(${places}::text[]) l(place) where l.place = t.place)`
  const untaken = rows.flatMap((row) => row.places ?? []).map((place) => ({ place, is: judge(place, position) }))
  const missing = untaken.flatMap(({ place, is }) => (is === 'missing' ? place : []))
  const waiting = untaken.filter(({ is }) => is === 'waiting').length
  const many = (outcome: Row['outcome']) => rows.find((row) => row.outcome === outcome)?.many ?? 0
  const taken = {
    stored: many('stored'),
    known: many('known'),
    unreadable: many('unreadable'),
    filtered: many('filtered'),
  }
  const sum = taken.stored + taken.known + taken.unreadable + taken.filtered
  return { ...taken, atSource: sum + waiting + missing.length, waiting, missing }
}

/** Meta cannot be asked: what its webhooks brought, and what of that is still to be read. */
export async function tallyWebhooks(tx: Transaction, { hostId, sourceId }: SourceId): Promise<Tally> {
  const guests = { hostId, sourceId, kind: 'guest' as const }
  const unreadable = await tx.message.count({ where: { ...guests, status: 'unreadable' } })
  const stored = (await tx.message.count({ where: guests })) - unreadable
  const waiting = await tx.webhookEvent.count({ where: { hostId, sourceId, readAt: null } })
  return { atSource: null, stored, known: 0, unreadable, filtered: 0, waiting, missing: [] }
}
