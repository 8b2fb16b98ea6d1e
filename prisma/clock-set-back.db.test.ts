import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addRequests } from '#prisma/add-requests.ts'
import { inHost } from '#prisma/host-scope.ts'
import { holdTry } from '#prisma/messages/try-of-send.ts'
import { withLease } from '#prisma/with-lease.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

/** As PostgreSQL wrote it while its clock was a day ahead; it was set back since. */
const ahead = () => new Date(Date.now() + 24 * 3_600_000)

test('what one that is dead held by a clock that was set back is another’s', async () => {
  const { engineDb } = bench.deps
  const name = `lease ${randomUUID()}`
  await engineDb.lease.create({ data: { name, holder: randomUUID(), endsAt: ahead() } })
  expect(await withLease(engineDb, name, async () => 'done')).toBe('done')
})

test('a try of a send that was held by such a clock is another’s, and no more than one’s', async () => {
  const { engineDb, db } = bench.deps
  const { hostId, sourceId } = bench
  const { chatId } = await bench.guestWrites()
  const reply = { hostId, sourceId, chatId, text: 'Sì', kind: 'host_reply', status: 'sending', seq: 2 } as const
  const { id: messageId } = await engineDb.message.create({ data: reply })
  const sendKey = randomUUID()
  const dead = { triedBy: randomUUID(), triedUntil: ahead() }
  await engineDb.delivery.create({ data: { hostId, chatId, messageId, sendKey, ...dead } })
  const hold = () => inHost(db, hostId, (tx) => holdTry(tx, { hostId, sendKey, tryId: randomUUID() }))
  expect([await hold(), await hold()]).toEqual([true, false])
})

test('requests that were counted by such a clock keep nobody out until it comes there', async () => {
  const { engineDb } = bench.deps
  const key = `account ${randomUUID()}`
  await engineDb.requestCount.create({ data: { key, hits: 1_000, endsAt: ahead() } })
  const add = async () => (await addRequests(engineDb, 60_000, new Map([[key, 1]])))[0]
  const [first, second] = [await add(), await add()]
  expect([first?.hits, second?.hits]).toEqual([1, 2])
  expect(second?.leftMs).toBeLessThanOrEqual(60_000)
})
