import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { noteUnknownTopics } from '#prisma/learning/note-unknown-topics.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'
import { messageRows } from './message-rows.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const EVIDENCE: DraftEvidence = {
  ...{ topics: ['parking'], claims: [], unknowns: [], risks: [] },
  questions: [{ text: 'A gym?', kind: 'question', topics: ['gym'], state: 'open' }],
}

/** A draft of the host's that waits, on a house which they may delete. */
async function draftOnHouse() {
  const { hostId } = bench
  const propertyId = randomUUID()
  const guest = await bench.guestWrites()
  await bench.inHost(async (tx) => {
    await tx.property.create({ data: { id: propertyId, hostId, name: 'Casa Blu' } })
    await tx.chat.updateMany({ where: { id: guest.chatId, hostId }, data: { propertyId } })
  })
  const draft = await bench.draft(guest, 'pending')
  await bench.inHost((tx) => messageRows(tx).updateMany({ where: { id: draft, hostId }, data: { evidence: EVIDENCE } }))
  const deleteHouse = () =>
    bench.inHost(async (tx) => {
      await tx.chat.updateMany({ where: { propertyId, hostId }, data: { propertyId: null } })
      await tx.property.deleteMany({ where: { id: propertyId, hostId } })
    })
  return { draft, propertyId, deleteHouse }
}
/** A file of an approved draft whose placeholders stand for something else by now. */
async function withFile(messageId: string) {
  const { hostId } = bench
  const [id, sha256] = [randomUUID(), 'b'.repeat(64)]
  await bench.inHost(async (tx) => {
    await messageRows(tx).updateMany({ where: { id: messageId, hostId }, data: { filling: 'of the house' } })
    await tx.fileContent.create({ data: { hostId, sha256, content: new Uint8Array([1]) } })
    const columns = { position: 0, name: 'map.pdf', mediaType: 'application/pdf', bytes: 1, sha256 }
    await tx.messageFile.create({ data: { id, hostId, messageId, ...columns } })
  })
  return id
}
const decisionOn = (messageId: string) =>
  bench.inHost((tx) => tx.draftDecision.findUnique({ where: { messageId, hostId: bench.hostId } }))

test.each(['approve', 'discard'] as const)('to %s a draft is taken back after its house was deleted', async (how) => {
  const { draft, propertyId, deleteHouse } = await draftOnHouse()
  await bench.host[how](draft, { undoSeconds: 3600 })
  await deleteHouse()
  expect((await bench.host.undo(draft)).outcome).toBe('changed')
  expect(await bench.row(draft)).toMatchObject({ status: 'pending' })
  expect(await decisionOn(draft)).toMatchObject({ outcome: 'taken_back', propertyId })
})

test('an approved reply whose placeholders went with its house waits for its host again', async () => {
  const { draft, deleteHouse } = await draftOnHouse()
  await bench.host.approve(draft, { undoSeconds: 0 })
  const said = { where: { id: draft, hostId: bench.hostId }, data: { filling: 'of the house' } }
  await bench.inHost((tx) => messageRows(tx).updateMany(said))
  await deleteHouse()
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId: draft })
  expect(claim).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
})

test('its files stand beside it again', async () => {
  const { hostId } = bench
  const { draft, deleteHouse } = await draftOnHouse()
  await bench.host.approve(draft, { undoSeconds: 0 })
  const file = await withFile(draft)
  await deleteHouse()
  await claimSend(bench.deps, { hostId, messageId: draft })
  const unsent = await bench.inHost((tx) => tx.unsentFile.findFirst({ where: { id: file, hostId } }))
  expect(unsent?.placeId).toBe(draft)
})

test('what nobody knew of a house is counted for it, and for none that was deleted while its draft was written', async () => {
  const { hostId } = bench
  const [stays, goes] = [await draftOnHouse(), await draftOnHouse()]
  await goes.deleteHouse()
  for (const { draft: id, propertyId } of [stays, goes]) {
    const written = { evidence: EVIDENCE, propertyId, isNew: true, now: new Date() }
    await bench.inHost((tx) => noteUnknownTopics(tx, { id, hostId }, written))
  }
  const counted = await bench.inHost((tx) =>
    tx.unknownTopic.findMany({ where: { hostId }, select: { messageId: true, topic: true, propertyId: true } }),
  )
  expect(counted).toEqual([{ messageId: stays.draft, topic: 'gym', propertyId: stays.propertyId }])
})
