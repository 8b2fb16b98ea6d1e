import { randomUUID } from 'node:crypto'
import { beforeEach, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, NOW, type World } from '#activities/drafting/drafting.fixture.ts'
import { inHost } from '#prisma/host-scope.ts'
import { SYSTEM } from '#prisma/messages/by.ts'
import { writeHostReply } from '#prisma/messages/write-host-reply.ts'

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
let world: World

beforeEach(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

const compose = (guestMessageId: string) => composeDraft(world.deps, { hostId: world.hostId, guestMessageId })
const draftsOf = (answersId: string) => world.owner.message.findMany({ where: { answersId, kind: 'draft' } })

test('a question behind much that a machine wrote, fallbacks and thanks is still owed', async () => {
  await world.say({ text: 'Is there parking?', at: later(-7000) })
  const { hostId, chatId, sourceId } = world
  const of = { hostId, chatId, sourceId, seq: 1, text: 'I will answer soon.' }
  await world.owner.message.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      ...of,
      ...(index % 2 === 0
        ? { kind: 'fallback' as const, status: 'sent' as const }
        : { kind: 'guest' as const, status: 'received' as const, isAutomatic: true }),
      createdAt: later(-6000 + index),
    })),
  })
  for (const index of Array.from({ length: 9 }).keys()) await world.say({ text: 'Thank you!', at: later(-900 + index) })
  const thanks = await world.say({ text: 'Thanks a lot!', at: later(-10) })
  await compose(thanks)
  expect((await draftsOf(thanks))[0]?.text).toContain('parking space')
})

test.each(['Thank you!', 'And is there a lift?'])(
  'a question that came in after our answer, dated before it, is still owed when %j follows',
  async (next) => {
    const { owner, hostId, chatId, sourceId } = world
    await owner.messageSource.update({ where: { id: sourceId }, data: { createdAt: later(-30 * 86_400) } })
    const lift = await world.say({ text: 'Is there a lift?', at: later(-7200) })
    const answer = { kind: 'draft', status: 'sent', seq: 1, answersId: lift, text: 'Yes, there is a lift.' } as const
    await owner.message.create({ data: { hostId, chatId, sourceId, ...answer, createdAt: later(-3600) } })
    const late = await world.say({ text: 'And is there parking?', at: later(-5400) })
    await owner.message.update({ where: { id: late }, data: { storedAt: later(-60) } })
    const newest = await world.say({ text: next })
    await compose(newest)
    expect((await draftsOf(newest))[0]?.text).toContain('parking space')
  },
)

test('a smiley where a long question is cut to be quoted keeps no draft away', async () => {
  const unknown = 'Wo kann man in der Nähe einen Helikopter mit Pilotin für einen Tag chartern ab'
  const asked = await world.say({ text: `${unknown.padEnd(78, 'x')}🙂 und fliegen?` })
  expect(await compose(asked)).toMatchObject({ status: 'pending' })
})

test('what the host had not seen when they wrote gets its draft, which does not answer again what they had', async () => {
  const { owner, hostId, chatId } = world
  const lift = await world.say({ text: 'Is there a lift?', at: later(-60) })
  const parking = await world.say({ text: 'And is there parking?', at: later(-30) })
  await owner.message.update({ where: { id: parking }, data: { seq: 2 } })
  await owner.chat.update({ where: { id: chatId }, data: { headSeq: 2 } })
  const reply = {
    hostId,
    chatId,
    id: randomUUID(),
    text: 'Yes, there is a lift.',
    undoSeconds: 0,
    by: SYSTEM,
    now: NOW,
  }
  await inHost(world.deps.db, hostId, (tx) => writeHostReply(tx, { ...reply, shown: [lift] }))
  await compose(parking)
  const [draft] = await draftsOf(parking)
  expect(draft?.text).toContain('parking space')
  expect(draft?.text).not.toMatch(/\blift\b/)
  const chat = await owner.chat.findUniqueOrThrow({ where: { id: chatId } })
  expect(chat.lastMessageStatus).toBe('scheduled')
  await inHost(world.deps.db, hostId, (tx) => writeHostReply(tx, { ...reply, id: randomUUID(), shown: [parking] }))
  expect((await draftsOf(parking))[0]?.status).toBe('superseded')
})

test('a message that is longer than what is read of it waits for the host', async () => {
  const long = `A che ora è il check-in?\n${'Siamo stati al mare. '.repeat(300)}`
  const asked = await world.say({ text: `${long}\nPossiamo portare tre cani?` })
  expect(await compose(asked)).toMatchObject({ status: 'pending' })
  expect((await draftsOf(asked))[0]?.reasons).toContainEqual({ code: 'more_than_read', params: {} })
})
