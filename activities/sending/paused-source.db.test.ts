import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { sendEmergencyTexts } from '#activities/emergency/send-emergency-texts.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { openEmergencies } from '#prisma/messages/open-emergencies.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
const pause = (pausedAt: Date | null) =>
  bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data: { pausedAt } }))
afterEach(() => pause(null))
afterAll(() => bench.close())

const claim = (messageId: string) => claimSend(bench.deps, { hostId: bench.hostId, messageId })
const WHY = [{ code: 'source_was_paused', params: {} }]

test('what would leave by itself waits for the host, and after the pause, too', async () => {
  const id = await bench.draft(await bench.guestWrites(), 'scheduled')
  await pause(new Date())
  expect(await claim(id)).toMatchObject({ outcome: 'over', state: { status: 'pending', deadlineAt: null } })
  expect(await bench.row(id)).toMatchObject({ status: 'pending', reasons: WHY })
  await pause(null)
  expect(await claim(id)).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
  expect(await bench.deliveries(id)).toEqual([])
})

test('a draft that waits is followed by no fallback', async () => {
  const DUE = { deadlineAt: new Date(Date.now() - 1000) }
  const id = await bench.draft(await bench.guestWrites(), 'pending', DUE)
  await pause(new Date())
  const fallback = await claimFallback(bench.deps, { hostId: bench.hostId, messageId: id })
  expect(fallback).toMatchObject({ fallbackId: null, state: { status: 'pending', deadlineAt: null } })
})

test.each(['draft', 'host_reply'] as const)(
  'a %s that the host said yes to leaves, before and in the pause',
  async (kind) => {
    const id = await bench.draft(await bench.guestWrites(), kind === 'draft' ? 'pending' : 'approved', { kind })
    await pause(new Date())
    if (kind === 'draft') await bench.host.approve(id, { undoSeconds: 0, now: new Date(Date.now() - 1000) })
    expect(await claim(id)).toMatchObject({ outcome: 'send' })
  },
)

test('no emergency text is written to a guest meanwhile', async () => {
  const { chatId, guestMessageId: messageId } = await bench.guestWrites()
  const { hostId } = bench
  await bench.inHost((tx) =>
    openEmergencies(tx, hostId, { found: [{ messageId, chatId, kinds: ['fire'] }], now: new Date() }),
  )
  await bench.inHost((tx) => tx.emergency.updateMany({ where: { chatId }, data: { textDueAt: new Date(0) } }))
  await pause(new Date())
  await sendEmergencyTexts(bench.deps)
  expect(await bench.inHost((tx) => tx.message.count({ where: { chatId, kind: 'emergency' } }))).toBe(0)
})
