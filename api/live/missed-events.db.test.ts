import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asOwner } from '#tests/api/given.ts'
import { type After, missedEvents } from './missed-events.ts'

/** Numbers of which the second half has one figure more: as texts they would come first. */
const IDS = [9_999_999_998n, 9_999_999_999n, 10_000_000_000n, 10_000_000_001n]

test.each<[string, After]>([
  ['the last event that a client has', { lastId: '9999999997' }],
  ['when it began to read', { sinceMs: 1_000 }],
])('what was missed since %s comes in the order of its numbers', async (_, after) => {
  const { id: hostId } = await asOwner().host.create({ data: { kcSub: randomUUID(), email: 'anna@locanda.test' } })
  const ids = [9_999_999_997n, ...IDS]
  const entityIds = ids.map(() => randomUUID())
  try {
    await asOwner().$executeRaw`
      insert into live_event (id, host_id, entity, entity_id, change, xid, horizon) overriding system value
      select id, ${hostId}::uuid, 'chat', entity_id, 'updated', 0, 0
      from unnest(${ids}::bigint[], ${entityIds}::uuid[]) as t(id, entity_id)`
    const missed = await asOwner().$transaction((tx) => missedEvents(tx, hostId, after))
    const seen = missed.kind === 'events' ? missed.events.map(({ id }) => BigInt(id)) : []
    expect(seen.filter((id) => IDS.includes(id))).toEqual(IDS)
  } finally {
    await asOwner().liveEvent.deleteMany({ where: { hostId } })
  }
})

test('who has just read costs the newest of a host’s events, and not those of a whole day', async () => {
  const { id: hostId } = await asOwner().host.create({ data: { kcSub: randomUUID(), email: 'anna@locanda.test' } })
  try {
    await asOwner().$executeRaw`
      insert into live_event (host_id, entity, entity_id, change, xid, horizon, at)
      select ${hostId}::uuid, 'chat', gen_random_uuid(), 'updated', 0, 0, now() - make_interval(secs => 20_000 - n)
      from generate_series(1, 20000) n`
    await asOwner().$executeRaw`vacuum analyze live_event`
    const { missed, rows } = await asOwner().$transaction(async (tx) => {
      const missed = await missedEvents(tx, hostId, { sinceMs: 5_000 })
      const [read] = await tx.$queryRaw<[{ rows: number }]>`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'live_event'`
      return { missed, rows: read.rows }
    })
    const told = missed.kind === 'events' ? missed.events.length : 0
    expect(told).toBeGreaterThan(30)
    expect(told).toBeLessThan(100)
    expect(rows).toBeLessThan(2_000)
  } finally {
    await asOwner().liveEvent.deleteMany({ where: { hostId } })
  }
})
