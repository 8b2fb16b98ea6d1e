import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ACTOR } from '#tests/reply/decisions.ts'
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

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const pendingDraft = async (deadlineAt = minutes(10)) => {
  const guest = await bench.guestWrites()
  return { ...guest, draftId: await bench.draft(guest, 'pending', { deadlineAt }) }
}

test('approving opens the undo window, shows in the list, is audited, and owes its workflow a wake', async () => {
  const { draftId, chatId } = await pendingDraft()
  const { outcome, row } = await bench.host.approve(draftId)
  expect(outcome).toBe('changed')
  expect(row).toMatchObject({ status: 'approved', version: 2 })
  expect(row.undoUntil?.getTime()).toBeGreaterThan(Date.now() + 3000)
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('approved')
  expect(await bench.audit(draftId)).toEqual([{ action: 'draft.approve', actor: ACTOR }])
  expect((await bench.row(draftId)).wakeOwedAt).toBeInstanceOf(Date)
})

test("approving with the host's wording keeps what the AI wrote", async () => {
  const { draftId } = await pendingDraft()
  await bench.host.approve(draftId, { text: 'Certo, in cortile.' })
  expect(await bench.row(draftId)).toMatchObject({ text: 'Certo, in cortile.', aiText: 'Sì, c’è un posto auto.' })
})

test('approving again with the same words is the same answer, with others it is refused', async () => {
  const { draftId } = await pendingDraft()
  expect((await bench.host.approve(draftId, { text: 'uno' })).outcome).toBe('changed')
  expect((await bench.host.approve(draftId, { text: 'uno' })).outcome).toBe('already')
  expect((await bench.host.approve(draftId, { text: 'due' })).outcome).toBe('refused')
  expect(await bench.audit(draftId)).toHaveLength(1)
})

test('a draft without words is not approved', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { text: ' ' })
  await expect(bench.host.approve(draftId)).rejects.toMatchObject({ kind: 'rule_refused' })
  expect((await bench.host.approve(draftId, { text: 'Eccomi.' })).outcome).toBe('changed')
})

test('a decision on another version than the shown one is refused, and the draft still waits', async () => {
  const { draftId } = await pendingDraft()
  for (const decide of [bench.host.approve, bench.host.discard]) {
    expect(await decide(draftId, { shownVersion: 7 })).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'draft_changed' },
      row: { status: 'pending', version: 1 },
    })
  }
  expect((await bench.host.approve(draftId, { shownVersion: 1 })).outcome).toBe('changed')
  expect((await bench.host.approve(draftId, { shownVersion: 1 })).outcome).toBe('already')
})

test('a repeated yes to a version whose words somebody has edited since is refused, with the draft', async () => {
  const { draftId } = await pendingDraft()
  await bench.host.approve(draftId, { shownVersion: 1, text: 'Certo, in cortile.' })
  const row = { status: 'approved', text: 'Certo, in cortile.' }
  const refused = { outcome: 'refused', refusal: { code: 'draft_changed' }, row }
  expect(await bench.host.approve(draftId, { shownVersion: 1 })).toMatchObject(refused)
  const same = { shownVersion: 1, text: 'Certo, in cortile.' }
  expect((await bench.host.approve(draftId, same)).outcome).toBe('already')
  expect((await bench.host.approve(draftId, { shownVersion: 2 })).outcome).toBe('already')
})

test('a repeated no to a version whose words somebody has edited since is refused too', async () => {
  const { draftId } = await pendingDraft()
  await bench.host.approve(draftId, { text: 'Certo, in cortile.' })
  await bench.host.undo(draftId)
  await bench.host.discard(draftId, { shownVersion: 3 })
  const refused = { outcome: 'refused', refusal: { code: 'draft_changed' }, row: { status: 'discarded' } }
  expect(await bench.host.discard(draftId, { shownVersion: 1 })).toMatchObject(refused)
})

test('discarding is audited once, and the same when repeated', async () => {
  const { draftId, chatId } = await pendingDraft()
  expect((await bench.host.discard(draftId)).row.status).toBe('discarded')
  expect((await bench.host.discard(draftId)).outcome).toBe('already')
  expect(await bench.host.approve(draftId)).toMatchObject({
    outcome: 'refused',
    refusal: { code: 'settled_before', params: { status: 'discarded' } },
  })
  expect(await bench.audit(draftId)).toEqual([{ action: 'draft.discard', actor: ACTOR }])
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('discarded')
})

test('another host’s draft is not there', async () => {
  const { draftId } = await pendingDraft()
  const missing = { kind: 'not_found', userMessage: 'Message not found' }
  const { approve, discard, undo, resend } = bench.host
  for (const decide of [approve, discard, undo, resend]) {
    await expect(decide(draftId, { hostId: other.hostId })).rejects.toMatchObject(missing)
    await expect(decide(randomUUID())).rejects.toMatchObject(missing)
  }
  expect((await bench.row(draftId)).status).toBe('pending')
})

test('only a draft is approved or discarded', async () => {
  const guest = await bench.guestWrites()
  for (const decide of [bench.host.approve, bench.host.discard]) {
    const refusal = { outcome: 'refused', refusal: { code: 'not_a_draft' } }
    expect(await decide(guest.guestMessageId)).toMatchObject(refusal)
  }
})
