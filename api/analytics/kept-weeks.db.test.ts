import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Database } from '#prisma/client.ts'
import type { WeekFigure } from '#prisma/generated/client.ts'
import { foldWeeks } from '#prisma/maintenance/fold-weeks.ts'
import { withMaintenanceLock } from '#prisma/maintenance/with-maintenance-lock.ts'
import { asOwner, givenChat, givenSource } from '#tests/api/given.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { countMessages } from './counted-weeks.fixture.ts'

const NOW = Date.parse('2026-11-21T12:34:56.789Z')
const STATUSES = ['pending', 'approved', 'failed', 'discarded', 'superseded', 'fallback_sent', 'sent', 'sent'] as const
const NONE = '00000000-0000-0000-0000-000000000000'
const ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

let engineDb: Database
beforeAll(() => {
  engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
})

const foldOnce = () => withMaintenanceLock(engineDb, foldWeeks)
const foldAll = async () => {
  while ((await foldOnce()) > 0);
}

type History = { hostId: string; chats: { id: string; sourceId: string }[]; houses: string[]; messages: string[] }
type Step = (history: History) => Promise<unknown>
const pick = <T>(items: readonly T[], at: number) => items[Math.floor(at * items.length)]

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const ago = fc.integer({ min: 0, max: 60 * 24 }).map((hours) => new Date(NOW - hours * 3_600_000))
const became = fc.record({
  status: fc.constantFrom(...STATUSES),
  settledAt: fc.option(ago),
  approvedAt: fc.option(ago),
  text: fc.constantFrom('as written', 'edited'),
  evidence: fc.constantFrom({ topics: ['parking'] }, { topics: ['parking', 'pool'] }, {}),
})
const kind = fc.constantFrom('guest', 'guest', 'draft', 'draft', 'fallback', 'host_reply', 'emergency')

const writes = fc.record({ at: share, kind, createdAt: ago, become: became, seq: fc.integer({ min: 1, max: 4 }) }).map(
  ({ at, become, ...more }): Step =>
    async ({ hostId, chats, messages }) => {
      const chat = pick(chats, at)
      if (chat === undefined) return
      const id = randomUUID()
      const place = { hostId, chatId: chat.id, sourceId: chat.sourceId }
      const guest = more.kind === 'guest' ? ({ status: 'received', approvedAt: null } as const) : {}
      await asOwner().message.create({
        data: { id, ...place, ...more, aiText: 'as written', ...become, ...guest },
      })
      messages.push(id)
    },
)
const changes = fc.record({ at: share, become: became }).map(
  ({ at, become }): Step =>
    ({ hostId, messages }) =>
      asOwner().message.updateMany({
        where: { hostId, id: pick(messages, at) ?? NONE, kind: { not: 'guest' } },
        data: become,
      }),
)
const vanishes = share.map(
  (at): Step =>
    ({ hostId, messages }) =>
      asOwner().message.deleteMany({ where: { hostId, id: pick(messages, at) ?? NONE } }),
)
const isGivenHouse = fc.record({ at: share, to: share }).map(
  ({ at, to }): Step =>
    ({ hostId, chats, houses }) =>
      asOwner().chat.updateMany({
        where: { hostId, id: pick(chats, at)?.id ?? NONE },
        data: { propertyId: pick(houses, to) ?? null },
      }),
)
const step = fc.oneof(
  { arbitrary: writes, weight: 10 },
  { arbitrary: changes, weight: 8 },
  { arbitrary: isGivenHouse, weight: 3 },
  { arbitrary: vanishes, weight: 1 },
  { arbitrary: fc.constant<Step>(foldOnce), weight: 1 },
)

async function newHistory(): Promise<History> {
  const { id: hostId } = await asOwner().host.create({ data: { kcSub: randomUUID(), email: 'weeks@locanda.test' } })
  const sourceId = (await givenSource({ id: hostId })).id
  const chats = [await givenChat({ id: hostId }, { sourceId }), await givenChat({ id: hostId }, { sourceId })]
  const houses: string[] = []
  for (const name of ['A', 'B']) houses.push((await asOwner().property.create({ data: { hostId, name } })).id)
  return { hostId, chats, houses, messages: [] }
}

const rowsOf = (hostId: string): Promise<WeekFigure[]> =>
  asOwner().weekFigure.findMany({
    where: { hostId, many: { not: 0 }, propertyId: { not: ALL } },
    orderBy: [{ week: 'asc' }, { topic: 'asc' }, { propertyId: 'asc' }, { kind: 'asc' }, { wait: 'asc' }],
  })

const keptOf = async (hostId: string): Promise<Record<string, number>> => {
  const kept: Record<string, number> = {}
  for (const { kind: as, propertyId, topic, many } of await rowsOf(hostId)) {
    const key = `${as} ${propertyId === NONE ? 'none' : propertyId}`
    if (topic === '') kept[key] = (kept[key] ?? 0) + many
  }
  return kept
}

test('whatever happens, one thing after the other, the weeks kept are those that counting every message gives', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const history = await newHistory()
      for (const one of steps) await one(history)
      await foldAll()
      expect(await keptOf(history.hostId)).toEqual(await countMessages(history.hostId))
    }),
    { numRuns: rounds({ usual: 30, long: 1000 }), endOnFailure: true },
  )
})

test('several things at once change no sum: what is kept is what each message is counted as', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  const together = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(together, async (turns) => {
      const history = await newHistory()
      for (const atOnce of turns) await Promise.all(atOnce.map((one) => one(history)))
      await foldAll()
      const [{ many: counted } = { many: 0 }] = await asOwner().$queryRaw<{ many: number }[]>`
        select count(*)::int as many from counted_message where host_id = ${history.hostId}::uuid`
      const rows = await rowsOf(history.hostId)
      expect(rows.filter(({ topic }) => topic === '').reduce((sum, { many }) => sum + many, 0)).toBe(counted)
      expect(rows.filter(({ many }) => many < 0)).toEqual([])
      const { _sum: all } = await asOwner().weekFigure.aggregate({
        where: { hostId: history.hostId, propertyId: ALL, topic: '' },
        _sum: { many: true },
      })
      expect(all.many ?? 0).toBe(counted)
    }),
    { numRuns: rounds({ usual: 20, long: 1000 }), endOnFailure: true },
  )
})

test('recounting gives what was kept, also of rows that came in past the triggers', async () => {
  const history = await newHistory()
  const [chat] = history.chats
  if (chat === undefined) throw new Error('no chat')
  const place = { hostId: history.hostId, chatId: chat.id, sourceId: chat.sourceId }
  const guest = { ...place, kind: 'guest', status: 'received', text: 'Ciao', seq: 1 } as const
  await asOwner().message.create({ data: guest })
  await foldAll()
  const kept = await rowsOf(history.hostId)
  await asOwner().$executeRaw`select recount_weeks()::text`
  expect(await rowsOf(history.hostId)).toEqual(kept)
  await asOwner().$transaction(async (tx) => {
    await tx.$executeRaw`set local session_replication_role = replica`
    await tx.message.create({ data: { ...guest, seq: 2 } })
  })
  await asOwner().$executeRaw`select recount_weeks()::text`
  expect(await keptOf(history.hostId)).toEqual({ 'guest none': 2 })
})
