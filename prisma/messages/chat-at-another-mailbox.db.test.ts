import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld } from '#activities/drafting/drafting.fixture.ts'
import { createResumeLost } from '#activities/sweep/resume-lost.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { SYSTEM } from './by.ts'
import { endDraftsOfSource } from './end-drafts-of-source.ts'

let bench: SendBench
/** Where the guest wrote first, and where they write now. */
let first: string
let second: string

beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  first = bench.sourceId
  second = (await bench.addMailbox()).sourceId
})
afterAll(() => bench.close())

async function moved() {
  const guest = await bench.guestWrites()
  const { hostId } = bench
  await bench.inHost((tx) => tx.chat.updateMany({ where: { id: guest.chatId, hostId }, data: { sourceId: second } }))
  return guest
}
const endDraftsOf = (sourceId: string) =>
  bench.inHost((tx, now) => endDraftsOfSource(tx, { hostId: bench.hostId, sourceId, by: SYSTEM, now }))
const statusOf = async (id: string) => (await bench.row(id)).status

test('the drafts of a chat end with the mailbox that its replies leave by, and with no other', async () => {
  const stayed = await bench.draft(await bench.guestWrites(), 'pending')
  const gone = await bench.draft(await moved(), 'pending')
  await endDraftsOf(first)
  expect([await statusOf(stayed), await statusOf(gone)]).toEqual(['superseded', 'pending'])
  await endDraftsOf(second)
  expect(await statusOf(gone)).toBe('superseded')
})

test('what came by a mailbox that is deleted is still owed a draft where its chat goes on by another', async () => {
  const { hostId } = bench
  const [stayed, gone] = [await bench.guestWrites(), await moved()]
  const ids = [stayed.guestMessageId, gone.guestMessageId]
  await bench.inHost(async (tx) => {
    await tx.unansweredMessage.createMany({ data: ids.map((messageId) => ({ hostId, messageId })) })
    await tx.messageSource.updateMany({ where: { id: first, hostId }, data: { deletedAt: new Date() } })
  })
  await createResumeLost(bench.deps)()
  const owed = await bench.inHost((tx) => tx.unansweredMessage.findMany({ where: { hostId, messageId: { in: ids } } }))
  expect(owed.map(({ messageId }) => messageId)).toEqual([gone.guestMessageId])
})

test.each([
  ['by another', true],
  ['nowhere', false],
])('a question by a deleted mailbox whose chat goes on %s gets a draft there: %s', async (_, goesOn) => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  const world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
  const { hostId, chatId, owner, sourceId } = world
  const guestMessageId = await world.say({ text: 'Is there parking?' })
  const other = { id: randomUUID(), hostId, type: 'email', identifier: 'b', config: {} } as const
  await owner.messageSource.create({ data: other })
  if (goesOn) await owner.chat.update({ where: { id: chatId }, data: { sourceId: other.id } })
  await owner.messageSource.update({ where: { id: sourceId }, data: { deletedAt: new Date() } })
  await composeDraft(world.deps, { hostId, guestMessageId })
  const drafts = await owner.message.findMany({ where: { answersId: guestMessageId, kind: 'draft' } })
  expect(drafts.map((draft) => draft.sourceId)).toEqual(goesOn ? [other.id] : [])
})
