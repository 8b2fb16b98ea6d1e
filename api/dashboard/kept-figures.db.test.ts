import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { toDashboard } from '#api/dashboard/metrics.ts'
import { readFigures } from '#api/dashboard/read-figures.ts'
import { type Database, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { foldFigures } from '#prisma/maintenance/fold-figures.ts'
import { withMaintenanceLock } from '#prisma/maintenance/with-maintenance-lock.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { asOwner, givenChat, givenSource } from '#tests/api/given.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { countDashboard } from './counted-dashboard.fixture.ts'

const NOW = new Date('2026-11-21T12:34:56.789Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const KINDS = ['draft', 'fallback', 'host_reply'] as const
const STATUSES = ['drafting', 'pending', 'scheduled', 'approved', 'sent', 'failed', 'discarded', 'superseded'] as const

let db: Database
let engineDb: Database
beforeAll(() => {
  db = sharedDatabase(inject('parts').appDatabaseUrl)
  engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
})

const read = (hostId: string, now = NOW) =>
  inHost(db, hostId, async (tx) => toDashboard(await readFigures(tx, { hostId, now })))

type Guest = { id: string; chatId: string; seq: number }
type History = { hostId: string; sourceId: string; chats: string[]; guests: Guest[]; replies: string[] }
type Step = (history: History) => Promise<unknown>

const pick = <T>(items: readonly T[], at: number) => items[Math.floor(at * items.length)]

/** As the product writes: the next number of the chat, under its lock. */
const inChat = (chatId: string, write: (tx: Transaction, seq: number) => Promise<unknown>) =>
  asOwner().$transaction(async (tx) => {
    const { headSeq } = await tx.chat.update({ where: { id: chatId }, data: { headSeq: { increment: 1 } } })
    await write(tx, headSeq)
  })

const within = (days: number) => fc.double({ min: -2 / 24, max: days, noNaN: true }).map((day) => hoursAgo(day * 24))
/** Mostly of the week that is shown day by day. */
const ago = fc.oneof({ arbitrary: within(8), weight: 3 }, within(40))
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const outcome = fc.record({
  status: fc.constantFrom(...STATUSES, 'sent', 'sent'),
  settledAt: fc.option(ago),
  approvedAt: fc.option(ago),
  text: fc.constantFrom('as written', 'edited'),
})

const newChat = ago.map(
  (createdAt): Step =>
    async (history) => {
      history.chats.push((await givenChat({ id: history.hostId }, { sourceId: history.sourceId, createdAt })).id)
    },
)
const newProperty = ago.map(
  (createdAt): Step =>
    ({ hostId }) =>
      asOwner().property.create({ data: { hostId, createdAt } }),
)
const guestWrites = fc.record({ at: share, createdAt: ago, rating: fc.option(fc.integer({ min: 1, max: 10 })) }).map(
  ({ at, ...more }): Step =>
    async ({ chats, guests, hostId, sourceId }) => {
      const chatId = pick(chats, at)
      if (chatId === undefined) return
      const id = randomUUID()
      const about = { ...more, id, hostId, sourceId, chatId, kind: 'guest', status: 'received', text: 'Ciao' } as const
      await inChat(chatId, async (tx, seq) => {
        await messageRows(tx).create({ data: { ...about, seq } })
        guests.push({ id, chatId, seq })
      })
    },
)
const reply = fc.record({ at: share, kind: fc.constantFrom(...KINDS), createdAt: ago, storedAt: ago, outcome }).map(
  ({ at, kind, outcome: become, ...more }): Step =>
    async ({ guests, replies, hostId, sourceId }) => {
      const guest = pick(guests, at)
      if (guest === undefined) return
      const { chatId } = guest
      const id = randomUUID()
      const data = { ...more, ...become, id, kind, hostId, sourceId, chatId, aiText: 'as written' }
      if (kind === 'host_reply') await inChat(chatId, (tx, seq) => messageRows(tx).create({ data: { ...data, seq } }))
      else await asOwner().message.create({ data: { ...data, answersId: guest.id, seq: guest.seq } })
      replies.push(id)
    },
)
const replyBecomes = fc.record({ at: share, outcome }).map(
  ({ at, outcome: data }): Step =>
    ({ replies, hostId }) =>
      asOwner().message.updateMany({ where: { hostId, id: pick(replies, at) ?? randomUUID() }, data }),
)
const replyVanishes = share.map(
  (at): Step =>
    ({ replies, hostId }) =>
      asOwner().message.deleteMany({ where: { hostId, id: pick(replies, at) ?? randomUUID() } }),
)
const propertiesVanish = fc.constant<Step>(({ hostId }) => asOwner().property.deleteMany({ where: { hostId } }))
const foldOnce = () => withMaintenanceLock(engineDb, (tx) => foldFigures(tx, NOW))
const fold = fc.constant<Step>(foldOnce)
const step = fc.oneof(
  { arbitrary: newChat, weight: 2 },
  { arbitrary: newProperty, weight: 2 },
  { arbitrary: guestWrites, weight: 6 },
  { arbitrary: reply, weight: 9 },
  { arbitrary: replyBecomes, weight: 9 },
  { arbitrary: replyVanishes, weight: 1 },
  { arbitrary: propertiesVanish, weight: 1 },
  { arbitrary: fold, weight: 1 },
)

async function newHistory(): Promise<History> {
  const { id: hostId } = await asOwner().host.create({ data: { kcSub: randomUUID(), email: 'figures@locanda.test' } })
  return { hostId, sourceId: (await givenSource({ id: hostId })).id, chats: [], guests: [], replies: [] }
}

test('whatever happens, several things at once, the figures kept are those that counting every row gives', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 25 }),
      async (turns) => {
        const history = await newHistory()
        for (const atOnce of turns) await Promise.all(atOnce.map((one) => one(history)))
        const counted = await countDashboard(history.hostId, NOW)
        expect(await read(history.hostId)).toEqual(counted)
        await Promise.all([foldOnce(), foldOnce()])
        expect(await read(history.hostId)).toEqual(counted)
      },
    ),
    // Each run is a host of its own, so a smaller history would not show more.
    { numRuns: rounds({ usual: 30, long: 2000 }), endOnFailure: true },
  )
})

test('recounting gives the figures that were kept, also of rows that came in past the triggers', async () => {
  const history = await newHistory()
  await asOwner().$transaction(async (tx) => {
    await tx.$executeRaw`set local session_replication_role = replica`
    await tx.chat.create({
      data: {
        hostId: history.hostId,
        sourceId: history.sourceId,
        channel: 'email',
        threadKey: '1',
        createdAt: hoursAgo(30),
      },
    })
  })
  expect((await read(history.hostId)).activeChats.value).toBe(0)
  await asOwner().$executeRaw`select recount_figures()::text`
  expect(await read(history.hostId)).toEqual(await countDashboard(history.hostId, NOW))
  expect((await read(history.hostId)).activeChats).toMatchObject({ value: 1, delta: 0 })
})

test('what is long past becomes one sum, and counts as before', async () => {
  const history = await newHistory()
  const years = Array.from({ length: 12 }, (_, month) => hoursAgo((month + 2) * 30 * 24))
  for (const createdAt of years) await givenChat({ id: history.hostId }, { sourceId: history.sourceId, createdAt })
  while ((await foldOnce()) > 0);
  expect(await asOwner().figure.findMany({ where: { hostId: history.hostId } })).toMatchObject([
    { kind: 'chat', many: 12 },
  ])
  expect((await read(history.hostId)).activeChats).toEqual({ value: 12, delta: 0, days: Array(7).fill(12) })
})
