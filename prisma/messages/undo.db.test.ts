import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { claimFallback } from './claim-fallback.ts'
import { claimSend } from './claim-send.ts'
import { lockMessage } from './lock-message.ts'
import { messageRows } from './message-rows.ts'
import { waitInstead } from './wait-instead.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)
const pendingDraft = async (deadlineAt: Date | null = minutes(10)) => {
  const guest = await bench.guestWrites()
  return { ...guest, draftId: await bench.draft(guest, 'pending', { deadlineAt, confidence: 7 }) }
}
const refusedAs = (code: string) => ({ outcome: 'refused', refusal: { code } })
const owed = async (id: string) => (await bench.row(id)).wakeOwedAt !== null

describe.each(['approve', 'discard'] as const)('what was decided by %s', (decide) => {
  test('waits again with its deadline, shown in the list and owed a wake', async () => {
    const { draftId, chatId } = await pendingDraft()
    await bench.host[decide](draftId)
    expect((await bench.host.undo(draftId)).row).toMatchObject({ status: 'pending', undoUntil: null, version: 3 })
    const row = await bench.row(draftId)
    expect(row).toMatchObject({ settledAt: null, approvedAt: null })
    expect(row.deadlineAt?.getTime()).toBeGreaterThan(minutes(9).getTime())
    expect(await owed(draftId)).toBe(true)
    expect((await bench.chat(chatId)).lastMessageStatus).toBe('pending')
  })

  test('past its deadline gets five minutes', async () => {
    const { draftId } = await pendingDraft(minutes(-1))
    await bench.host[decide](draftId)
    await bench.host.undo(draftId)
    expect((await bench.row(draftId)).deadlineAt?.getTime()).toBeGreaterThan(minutes(4).getTime())
  })

  test('has no deadline where it had none: no fallback may follow it', async () => {
    const { draftId } = await pendingDraft(null)
    await bench.host[decide](draftId)
    expect((await bench.host.undo(draftId)).row.status).toBe('pending')
    expect((await bench.row(draftId)).deadlineAt).toBeNull()
  })

  test('stands when the window is over', async () => {
    const { draftId } = await pendingDraft()
    const { row } = await bench.host[decide](draftId)
    expect(await bench.host.undo(draftId, { now: later(5.1) })).toMatchObject(refusedAs('undo_over'))
    expect((await bench.row(draftId)).status).toBe(row.status)
  })

  test('is superseded, not open again, when the guest has written meanwhile', async () => {
    const { draftId, ...guest } = await pendingDraft()
    await bench.host[decide](draftId)
    await bench.writesAgain(guest)
    expect((await bench.host.undo(draftId)).row.status).toBe('superseded')
  })

  test('waits again although a machine has written meanwhile, and the list says so', async () => {
    const { draftId, ...guest } = await pendingDraft()
    await bench.host[decide](draftId)
    await bench.writesAgain(guest, { isAutomatic: true })
    expect((await bench.host.undo(draftId)).row.status).toBe('pending')
    expect((await bench.chat(guest.chatId)).lastMessageStatus).toBe('pending')
  })
})

describe('a fallback', () => {
  async function fallBack(messageId: string, now: Date) {
    const input = { hostId: bench.hostId, messageId, undoSeconds: 5, caps: AMPLE_CAPS, newId: randomUUID, now }
    return (await bench.inHost((tx) => claimFallback(tx, input))).fallbackId ?? ''
  }
  async function fallenBack() {
    const draft = await pendingDraft(minutes(-1))
    const fallbackId = await fallBack(draft.draftId, new Date())
    return { ...draft, fallbackId }
  }
  const claim = (messageId: string, now: Date) =>
    bench.inHost((tx) => claimSend(tx, { hostId: bench.hostId, messageId, mailHeldBy: null, caps: AMPLE_CAPS, now }))

  test.each(['fallbackId', 'draftId'] as const)('that has not left is taken back by its %s', async (which) => {
    const fallen = await fallenBack()
    expect((await bench.host.undo(fallen[which])).outcome).toBe('changed')
    expect((await bench.row(fallen.fallbackId)).status).toBe('discarded')
    const draft = await bench.row(fallen.draftId)
    expect(draft).toMatchObject({ status: 'pending', undoUntil: null })
    expect(draft.deadlineAt?.getTime()).toBeGreaterThan(minutes(4).getTime())
    expect(await owed(fallen.draftId)).toBe(true)
    expect((await bench.chat(fallen.chatId)).lastMessageStatus).toBe('pending')
    expect(await claim(fallen.fallbackId, later(60))).toMatchObject({ outcome: 'over' })
  })

  test('that was taken back is followed by another one at the new deadline', async () => {
    const fallen = await fallenBack()
    await bench.host.undo(fallen.draftId)
    expect(['', fallen.fallbackId]).not.toContain(await fallBack(fallen.draftId, minutes(6)))
  })

  test('that has left is not taken back, by neither of its ids', async () => {
    const fallen = await fallenBack()
    expect(await claim(fallen.fallbackId, later(6))).toMatchObject({ outcome: 'send' })
    const refused = (status: string) => ({
      outcome: 'refused',
      refusal: { code: 'settled_before', params: { status } },
    })
    expect(await bench.host.undo(fallen.fallbackId)).toMatchObject(refused('sending'))
    expect(await bench.host.undo(fallen.draftId)).toMatchObject(refused('fallback_sent'))
  })

  test('that has not left gives way to what the host writes', async () => {
    const fallen = await fallenBack()
    const reply = await bench.host.reply(fallen.chatId)
    expect((await bench.row(fallen.fallbackId)).status).toBe('discarded')
    expect((await bench.row(fallen.draftId)).status).toBe('superseded')
    await bench.host.undo(reply.id)
    expect((await bench.row(fallen.draftId)).status).toBe('pending')
  })

  test('that nobody has claimed gives way to what the host writes, also after its window', async () => {
    const fallen = await fallenBack()
    await bench.host.reply(fallen.chatId, { now: later(60) })
    expect((await bench.row(fallen.fallbackId)).status).toBe('discarded')
    expect(await claim(fallen.fallbackId, later(120))).toMatchObject({ outcome: 'over' })
  })
})

describe("the host's own reply", () => {
  test('taken back is discarded, and the draft that it superseded waits again', async () => {
    const { draftId, chatId } = await pendingDraft()
    const reply = await bench.host.reply(chatId)
    expect((await bench.row(draftId)).status).toBe('superseded')
    expect((await bench.host.undo(reply.id)).row.status).toBe('discarded')
    expect(await bench.row(draftId)).toMatchObject({ status: 'pending', supersededById: null, settledAt: null })
    expect(await owed(draftId)).toBe(true)
    expect((await bench.chat(chatId)).lastMessageStatus).toBe('pending')
  })

  test('taken back gives a draft that was being written back to the drafter', async () => {
    const guest = await bench.guestWrites()
    const draftId = await bench.draft(guest, 'drafting', { text: '', confidence: null })
    const reply = await bench.host.reply(guest.chatId)
    await bench.host.undo(reply.id)
    expect((await bench.row(draftId)).status).toBe('drafting')
  })

  test('taken back owes a draft to the message that had none', async () => {
    const { chatId, guestMessageId } = await bench.guestWrites()
    const reply = await bench.host.reply(chatId)
    await bench.host.undo(reply.id)
    expect(await owed(guestMessageId)).toBe(true)
  })

  test('taken back owes it to the question, not to old mail that was read after it', async () => {
    const guest = await bench.guestWrites()
    const history = await bench.writesAgain(guest)
    await bench.inHost((tx) => messageRows(tx).update({ where: { id: history }, data: { workflowAt: new Date(0) } }))
    const reply = await bench.host.reply(guest.chatId)
    await bench.host.undo(reply.id)
    expect([await owed(guest.guestMessageId), await owed(history)]).toEqual([true, false])
  })

  test('taken back after the guest wrote again leaves the older draft superseded', async () => {
    const { draftId, ...guest } = await pendingDraft()
    const reply = await bench.host.reply(guest.chatId)
    await bench.writesAgain(guest)
    await bench.host.undo(reply.id)
    expect((await bench.row(draftId)).status).toBe('superseded')
  })
})

test.each(['pending', 'superseded', 'sent', 'no_reply_needed'] as const)(
  'what is %s is not taken back',
  async (status) => {
    const draftId = await bench.draft(await bench.guestWrites(), status, { undoUntil: minutes(1) })
    expect(await bench.host.undo(draftId)).toMatchObject(refusedAs('settled_before'))
  },
)

test('what is sent again has no window', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'failed')
  await bench.host.resend(draftId)
  expect(await bench.host.undo(draftId)).toMatchObject(refusedAs('settled_before'))
})

describe('of a draft that a model was to replace', () => {
  const writing = say({ code: 'model_is_writing' })
  const other = say({ code: 'secret_changed' })
  const replaceable = async () => {
    const guest = await bench.guestWrites()
    const draftId = await bench.draft(guest, 'pending', { deadlineAt: minutes(10), reasons: [writing, other] })
    await bench.inHost((tx) => messageRows(tx).update({ where: { id: draftId }, data: { modelDueAt: minutes(2) } }))
    return { ...guest, draftId }
  }
  const expectNoModel = async (draftId: string) =>
    expect(await bench.row(draftId)).toMatchObject({ status: 'pending', modelDueAt: null, reasons: [other] })

  test.each(['approve', 'discard'] as const)(
    'what was decided by %s says no more that a model writes',
    async (decide) => {
      const { draftId } = await replaceable()
      await bench.host[decide](draftId)
      await bench.host.undo(draftId)
      await expectNoModel(draftId)
    },
  )

  test('one that a reply superseded says no more that a model writes', async () => {
    const { draftId, chatId } = await replaceable()
    const reply = await bench.host.reply(chatId)
    await bench.host.undo(reply.id)
    await expectNoModel(draftId)
  })

  test('one whose fallback may not follow says no more that a model writes', async () => {
    const { draftId } = await replaceable()
    await bench.inHost(async (tx) => {
      const draft = await lockMessage(tx, { hostId: bench.hostId, messageId: draftId })
      await waitInstead(tx, draft, { found: [], now: new Date() })
    })
    await expectNoModel(draftId)
  })
})
