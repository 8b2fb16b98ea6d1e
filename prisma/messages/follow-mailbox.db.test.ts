import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { followMailbox, followRest } from './follow-mailbox.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

/** A deleted source with so many chats, and the one that its mailbox is now. */
async function given(many: number) {
  const { hostId } = bench
  const [from, to] = [(await bench.addMailbox()).sourceId, (await bench.addMailbox()).sourceId]
  await bench.inHost(async (tx) => {
    await tx.messageSource.update({ where: { id: from }, data: { deletedAt: new Date() } })
    const chat = { hostId, sourceId: from, channel: 'email', sender: 'Marco', lastMessageText: 'Ciao' }
    await tx.chat.createMany({ data: Array.from({ length: many }, () => ({ ...chat, threadKey: randomUUID() })) })
  })
  const chatsOf = (sourceId: string) => bench.inHost((tx) => tx.chat.count({ where: { hostId, sourceId } }))
  const follow = () => bench.inHost((tx) => followMailbox(tx, { hostId, from: [from], to }))
  return { from, to, chatsOf, follow }
}

test('of more than a thousand chats the others follow after the first', async () => {
  const { from, to, chatsOf, follow } = await given(2_300)
  await follow()
  expect([await chatsOf(from), await chatsOf(to)]).toEqual([1_300, 1_000])
  await followRest(bench.deps)
  await followRest(bench.deps)
  expect([await chatsOf(from), await chatsOf(to)]).toEqual([0, 2_300])
  await followRest(bench.deps)
  const { followedBy } = await bench.inHost((tx) => tx.messageSource.findUniqueOrThrow({ where: { id: from } }))
  expect(followedBy).toBeNull()
})

test('a source that is itself again keeps the chats that it still has', async () => {
  const { from, chatsOf, follow } = await given(1_200)
  await follow()
  await bench.inHost((tx) => tx.messageSource.update({ where: { id: from }, data: { deletedAt: null } }))
  await followRest(bench.deps)
  expect(await chatsOf(from)).toBe(200)
})
