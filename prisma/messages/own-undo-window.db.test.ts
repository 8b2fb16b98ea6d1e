import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const wants = (undoSeconds: number | null) =>
  bench.inHost((tx) =>
    tx.appSettings.upsert({
      where: { hostId: bench.hostId },
      create: { hostId: bench.hostId, undoSeconds },
      update: { undoSeconds },
    }),
  )
const pending = async (deadlineAt?: Date) =>
  bench.draft(await bench.guestWrites(), 'pending', deadlineAt && { deadlineAt })

/** Everything that can be taken back, and whose row then says until when. */
const DONE: [string, () => Promise<string>][] = [
  ['a yes', async () => (await bench.host.approve(await pending(), { undoSeconds: 5 })).row.id],
  ['a no', async () => (await bench.host.discard(await pending(), { undoSeconds: 5 })).row.id],
  ['a reply', async () => (await bench.host.reply((await bench.guestWrites()).chatId, { undoSeconds: 5 })).id],
  [
    'a fallback',
    async () => {
      const messageId = await pending(new Date(Date.now() - 1_000))
      return (await claimFallback(bench.deps, { hostId: bench.hostId, messageId })).fallbackId ?? randomUUID()
    },
  ],
]

test.each(DONE)('%s can be taken back for as long as its host wants', async (_, act) => {
  await wants(42)
  const before = Date.now()
  const until = (await bench.row(await act())).undoUntil?.getTime() ?? 0
  expect(until).toBeGreaterThanOrEqual(before + 42_000 - 1_000)
  expect(until).toBeLessThanOrEqual(Date.now() + 42_000 + 1_000)
})

test('whoever wants no window has none, and who never said has that of the installation', async () => {
  await wants(0)
  const { row } = await bench.host.approve(await pending(), { undoSeconds: 5 })
  expect((await bench.row(row.id)).undoUntil?.getTime()).toBeLessThanOrEqual(Date.now())
  await wants(null)
  const other = await bench.host.approve(await pending(), { undoSeconds: 500 })
  expect((await bench.row(other.row.id)).undoUntil?.getTime()).toBeGreaterThan(Date.now() + 400_000)
})
