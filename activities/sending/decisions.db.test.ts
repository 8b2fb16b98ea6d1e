import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordApproval } from '#activities/sending/record-approval.ts'
import { recordDiscard } from '#activities/sending/record-discard.ts'
import { recordUndo } from '#activities/sending/record-undo.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
let other: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  other = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
  await other.close()
})

const actor = 'kc-anna'
const undoSeconds = 5
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const approve = (messageId: string, more: { wordingId?: string; hostId?: string } = {}) =>
  recordApproval(bench.deps, { hostId: bench.hostId, messageId, actor, undoSeconds, ...more })
const discard = (messageId: string, hostId = bench.hostId) => recordDiscard(bench.deps, { hostId, messageId, actor })
const undo = (messageId: string, hostId = bench.hostId) => recordUndo(bench.deps, { hostId, messageId, actor })
const pendingDraft = async (deadlineAt = minutes(10)) => {
  const guest = await bench.guestWrites()
  return { ...guest, draftId: await bench.draft(guest, 'pending', { deadlineAt }) }
}
const wordingOf = (messageId: string, text: string) =>
  bench.inHost((tx) => tx.draftWording.create({ data: { hostId: bench.hostId, messageId, text } }))

test('approving opens the undo window, shows in the list and is audited', async () => {
  const { draftId, chatId } = await pendingDraft()
  const { accepted, state } = await approve(draftId)
  expect(accepted).toBe(true)
  expect(state).toMatchObject({ status: 'approved', version: 2 })
  expect(Date.parse(state.undoUntil ?? '')).toBeGreaterThan(Date.now() + 3000)
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('approved')
  expect(await bench.audit(draftId)).toEqual([{ action: 'draft.approve', actor }])
})

test('approving with a wording keeps what the AI wrote', async () => {
  const { draftId } = await pendingDraft()
  const wording = await wordingOf(draftId, 'Certo, in cortile.')
  await approve(draftId, { wordingId: wording.id })
  expect(await bench.row(draftId)).toMatchObject({ text: 'Certo, in cortile.', aiText: 'Sì, c’è un posto auto.' })
})

test('approving again with the same words is the same answer, with others it is refused', async () => {
  const { draftId } = await pendingDraft()
  const [one, two] = [await wordingOf(draftId, 'uno'), await wordingOf(draftId, 'due')]
  expect((await approve(draftId, { wordingId: one.id })).accepted).toBe(true)
  expect((await approve(draftId, { wordingId: one.id })).accepted).toBe(true)
  expect((await approve(draftId, { wordingId: two.id })).accepted).toBe(false)
  expect(await bench.audit(draftId)).toHaveLength(1)
})

test('a draft without words is not approved', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { text: ' ' })
  await expect(approve(draftId)).rejects.toMatchObject({ kind: 'rule_refused' })
  const wording = await wordingOf(draftId, 'Eccomi.')
  expect((await approve(draftId, { wordingId: wording.id })).accepted).toBe(true)
})

test('discarding is final, audited once, and the same when repeated', async () => {
  const { draftId, chatId } = await pendingDraft()
  expect((await discard(draftId)).state.status).toBe('discarded')
  expect((await discard(draftId)).accepted).toBe(true)
  expect((await approve(draftId)).accepted).toBe(false)
  expect((await undo(draftId)).accepted).toBe(false)
  expect(await bench.audit(draftId)).toEqual([{ action: 'draft.discard', actor }])
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('discarded')
})

test('an undo gives the draft back with its deadline, or with five minutes when that is past', async () => {
  const ahead = await pendingDraft(minutes(10))
  await approve(ahead.draftId)
  expect((await undo(ahead.draftId)).state).toMatchObject({ status: 'pending', undoUntil: null })
  expect((await bench.row(ahead.draftId)).deadlineAt?.getTime()).toBeGreaterThan(minutes(9).getTime())
  const past = await pendingDraft(minutes(-1))
  await approve(past.draftId)
  await undo(past.draftId)
  expect((await bench.row(past.draftId)).deadlineAt?.getTime()).toBeGreaterThan(minutes(4).getTime())
})

test('an undo of what the host wrote by hand discards it', async () => {
  const guest = await bench.guestWrites()
  const replyId = await bench.draft(guest, 'approved', { kind: 'host_reply', undoUntil: minutes(1) })
  expect((await undo(replyId)).state.status).toBe('discarded')
})

test('another host’s draft is not there', async () => {
  const { draftId } = await pendingDraft()
  const missing = { kind: 'not_found', userMessage: 'Message not found' }
  await expect(approve(draftId, { hostId: other.hostId })).rejects.toMatchObject(missing)
  await expect(discard(draftId, other.hostId)).rejects.toMatchObject(missing)
  await expect(undo(draftId, other.hostId)).rejects.toMatchObject(missing)
  await expect(approve(randomUUID())).rejects.toMatchObject(missing)
  expect((await bench.row(draftId)).status).toBe('pending')
})

test('a wording of another draft is refused', async () => {
  const [mine, elsewhere] = [await pendingDraft(), await pendingDraft()]
  const wording = await wordingOf(elsewhere.draftId, 'altro')
  await expect(approve(mine.draftId, { wordingId: wording.id })).rejects.toMatchObject({ kind: 'not_found' })
})

test('of an approval and a discard at the same time exactly one wins', async () => {
  for (let round = 0; round < 10; round++) {
    const { draftId } = await pendingDraft()
    const answers = await Promise.all([approve(draftId), discard(draftId), approve(draftId), discard(draftId)])
    const { status } = await bench.row(draftId)
    const winners = answers.filter(({ accepted }) => accepted).map(({ state }) => state.status)
    expect(new Set(winners)).toEqual(new Set([status]))
    expect(await bench.audit(draftId)).toHaveLength(1)
  }
})

test('of a discard and a claim at the same time exactly one wins', async () => {
  for (let round = 0; round < 20; round++) {
    const guest = await bench.guestWrites()
    const draftId = await bench.draft(guest, 'scheduled')
    const claim = { hostId: bench.hostId, messageId: draftId, sendKey: `race-${draftId}` }
    const [claimed, discarded] = await Promise.all([claimSend(bench.deps, claim), discard(draftId)])
    expect([claimed.accepted, discarded.accepted].filter(Boolean)).toHaveLength(1)
    expect((await bench.row(draftId)).status).toBe(claimed.accepted ? 'sending' : 'discarded')
  }
})
