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
