import { expect, test, vi } from 'vitest'
import type { Transaction } from '#prisma/client.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft } from '#tests/api/given.ts'

const { anna } = await apiWithHosts({ UNDO_SECONDS: '300' })
const hostId = anna.id

/** Longer than anybody waits for a lock. */
const PATIENCE = { timeout: 60_000 }

const newHouse = () => anna.ask('createProperty', { body: { property: { name: 'Casa' } } })
const propertyIdOf = async (chat: { id: string }) =>
  (await asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } })).propertyId

test('an approval is taken back after its property was deleted', async () => {
  const house = await newHouse()
  const draft = await givenDraft(await givenChat(anna, { propertyId: house.id }), { confidence: 9 })
  await anna.ask('approveDraft', { params: { id: draft.id }, body: {} })
  await anna.ask('deleteProperty', { params: { id: house.id } })
  expect(await anna.ask('undoSend', { params: { id: draft.id } })).toMatchObject({ status: 'pending' })
})

const view = { name: 'Casa', queue: null, channel: null, words: null }

test.each([
  ['a rung', (id: string) => anna.attempt('setRung', { params: { id }, body: { topic: 'parking', setting: 'never' } })],
  ['a view', (propertyId: string) => anna.attempt('saveView', { body: { ...view, propertyId } })],
  [
    'a chat',
    async (propertyId: string) =>
      anna.attempt('associateProperty', { params: { id: (await givenChat(anna)).id }, body: { propertyId } }),
  ],
])('%s that is given a property while that is deleted finds it gone', async (_, give) => {
  const { id } = await newHouse()
  const given = await asOwner().$transaction(async (tx) => {
    await tx.property.deleteMany({ where: { id, hostId } })
    return give(id)
  }, PATIENCE)
  expect(given.status).toBe(404)
})

test('whoever decides in a chat may write for its property before both are given up to its deletion', async () => {
  const house = await newHouse()
  const chat = await givenChat(anna, { propertyId: house.id })
  const deletion = await asOwner().$transaction(async (tx) => {
    await lockChat(tx, { hostId, chatId: chat.id })
    const answer = anna.attempt('deleteProperty', { params: { id: house.id } })
    await untilSomebodyWaitsFor(tx)
    expect(await holdProperty(tx, { hostId, propertyId: house.id })).toBe(true)
    return { answer }
  }, PATIENCE)
  expect((await deletion.answer).status).toBe(204)
  expect(await propertyIdOf(chat)).toBeNull()
})

async function untilSomebodyWaitsFor(tx: Transaction) {
  const [self] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`
  const waiting = () => asOwner().$queryRaw<unknown[]>`
    select pid from pg_stat_activity where ${self.pid}::int = any(pg_blocking_pids(pid))`
  await vi.waitFor(async () => expect(await waiting()).not.toEqual([]), { timeout: 20_000, interval: 20 })
}
