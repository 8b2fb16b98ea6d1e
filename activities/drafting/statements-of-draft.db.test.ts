import pg from 'pg'
import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'

let world: World
beforeAll(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
  // What the house's texts say is written down with its first draft.
  await compose(await world.say({ text: 'Is there parking?' }))
})
beforeEach(async () => {
  const { hostId, chatId } = world
  await world.owner.message.deleteMany({ where: { hostId } })
  await world.owner.chat.update({ where: { id: chatId }, data: { headSeq: 0 } })
})

const compose = (guestMessageId: string) => composeDraft(world.deps, { hostId: world.hostId, guestMessageId })

/** What a connection that listens asks from time to time, to notice a peer that vanished (prisma/listen.ts). */
const PROBE = 'select 1'

/** What PostgreSQL is asked meanwhile, transactions and their scope too. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  return asked.mock.calls
    .map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text))
    .filter((statement) => statement !== PROBE)
}

test.each([
  ['leaves by itself', 'A che ora è il check-in?', 'scheduled', 8],
  ['waits, as nobody knows what is asked', 'Is there a gym?', 'pending', 9],
  ['needs no reply', 'Grazie mille!', 'no_reply_needed', 8],
])('a new draft that %s costs PostgreSQL no more than it did', async (_, text, status, most) => {
  const asked = await world.say({ text })
  const statements = await statementsOf(async () => expect(await compose(asked)).toMatchObject({ status }))
  expect(statements[0]).toBe('BEGIN')
  expect(statements.at(-1)).toBe('COMMIT')
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
})

test('a draft that stands is found again without reading what it was made of', async () => {
  const asked = await world.say({ text: 'Is there a gym?' })
  await compose(asked)
  const statements = await statementsOf(() => compose(asked))
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(4)
})
