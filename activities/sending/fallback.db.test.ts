import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { openEmptyDraft } from '#activities/sending/open-empty-draft.ts'
import { openReply } from '#activities/sending/open-reply.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { RACE_LIMITS, ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'

let bench: SendBench
let other: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
  other = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
  await other.close()
})

const fallBack = (messageId: string, hostId = bench.hostId) => claimFallback(bench.deps, { hostId, messageId })
const DUE = { deadlineAt: new Date(Date.now() - 1000) }
const setFallback = (fallbackMessage: string) =>
  bench.inHost((tx) =>
    tx.aiSettings.upsert({
      where: { hostId: bench.hostId },
      create: { hostId: bench.hostId, fallbackMessage },
      update: { fallbackMessage },
    }),
  )

test('at the deadline the draft is marked and the fallback lies ready to be sent, audited', async () => {
  await setFallback('Rispondo tra poco!')
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', DUE)
  const { state, fallbackId } = await fallBack(draftId)
  expect(state.status).toBe('fallback_sent')
  expect(await bench.row(fallbackId ?? '')).toMatchObject({
    kind: 'fallback',
    status: 'approved',
    text: 'Rispondo tra poco!',
    answersId: guest.guestMessageId,
    seq: 1,
    undoUntil: expect.any(Date),
  })
  expect((await bench.chat(guest.chatId)).lastMessageStatus).toBe('approved')
  expect(await bench.audit(draftId)).toEqual([{ action: 'draft.fallback', actor: 'system' }])
  const claim = { hostId: bench.hostId, messageId: fallbackId ?? '' }
  expect(await claimSend(bench.deps, claim)).toMatchObject({ outcome: 'wait' })
  const data = { undoUntil: new Date(Date.now() - 1) }
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: fallbackId ?? '' }, data }))
  expect(await claimSend(bench.deps, claim)).toMatchObject({ outcome: 'send' })
})

test('words with a field that nobody fills in are not the host’s answer: the fixed sentence leaves', async () => {
  await setFallback('Ciao {{guest.first_name}}, rispondo tra poco!')
  const { fallbackId } = await fallBack(await bench.draft(await bench.guestWrites(), 'pending', DUE))
  const { text } = await bench.row(fallbackId ?? '')
  expect(text).not.toContain('{{')
  expect(text).toMatch(/appena possibile|as soon as I can/)
})

test('asked twenty times at once there is one fallback', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', DUE)
  const claims = await Promise.all(Array.from({ length: 20 }, () => fallBack(draftId)))
  expect(new Set(claims.map(({ fallbackId }) => fallbackId)).size).toBe(1)
  const where = { kind: 'fallback', answersId: guest.guestMessageId } as const
  expect(await bench.inHost((tx) => tx.message.count({ where }))).toBe(1)
})

test.each([
  ['de', 'Anna Muster', /^Hallo Anna,\n\nvielen Dank/],
  ['it', 'Marco Rossi', /^Ciao Marco,\n\ngrazie/],
  ['xx', 'info@guest.test', /^Hi,\n\nthank you/],
  [undefined, '+39 333 1234567', /^Hi,/],
] as const)('without a text of the host it speaks %s to %s', async (language, sender, expected) => {
  await setFallback('  ')
  const guest = await bench.guestWrites({ sender })
  const draftId = await bench.draft(guest, 'pending', { ...DUE, ...(language === undefined ? {} : { language }) })
  const { fallbackId } = await fallBack(draftId)
  expect((await bench.row(fallbackId ?? '')).text).toMatch(expected)
})

test('of an approval and the deadline at the same time exactly one wins', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  await raceRounds(async () => {
    const draftId = await bench.draft(await bench.guestWrites(), 'pending', DUE)
    const [approved, fallback] = await Promise.all([bench.host.approve(draftId), fallBack(draftId)])
    const isApproved = approved.outcome === 'changed'
    expect(fallback.fallbackId === null).toBe(isApproved)
    expect((await bench.row(draftId)).status).toBe(isApproved ? 'approved' : 'fallback_sent')
  })
})

test.each(['approved', 'discarded', 'superseded', 'scheduled', 'sent'] as const)(
  'no fallback goes out for a draft that is %s',
  async (status) => {
    const draftId = await bench.draft(await bench.guestWrites(), status)
    expect(await fallBack(draftId)).toMatchObject({ fallbackId: null, state: { status } })
  },
)

test('before the deadline no fallback goes out, and the answer says when it would', async () => {
  const deadlineAt = new Date(Date.now() + 60_000)
  const draftId = await bench.draft(await bench.guestWrites(), 'pending', { deadlineAt })
  const waits = { status: 'pending', deadlineAt: deadlineAt.toISOString() }
  expect(await fallBack(draftId)).toMatchObject({ fallbackId: null, state: waits })
})

test("a worker's clock that runs ahead brings no fallback before the deadline", async () => {
  const deadlineAt = new Date(Date.now() + 60_000)
  const draftId = await bench.draft(await bench.guestWrites(), 'pending', { deadlineAt })
  const ahead = { ...bench.deps, now: () => new Date(Date.now() + 120_000) }
  const ref = { hostId: bench.hostId, messageId: draftId }
  expect(await claimFallback(ahead, ref)).toMatchObject({ fallbackId: null, state: { status: 'pending' } })
})

test.each([
  ['a fallback of the same day', 'fallback', 'sent', 23, 'no_second_fallback'],
  ['one that may have left', 'fallback', 'outcome_unknown', 1, 'no_second_fallback'],
  ['words of the host', 'host_reply', 'sent', 23, 'no_fallback_after_host'],
  ['words of the host that are about to leave', 'host_reply', 'approved', 0, 'no_fallback_after_host'],
] as const)('no fallback follows %s: the draft waits on, and says why', async (_name, kind, status, hours, code) => {
  const guest = await bench.guestWrites()
  const said = await bench.draft(guest, status, { kind })
  await bench.inHost((tx) =>
    messageRows(tx).update({ where: { id: said }, data: { createdAt: new Date(Date.now() - hours * 3_600_000) } }),
  )
  const draftId = await bench.draft(guest, 'pending', DUE)
  expect(await fallBack(draftId)).toMatchObject({ fallbackId: null, state: { status: 'pending', deadlineAt: null } })
  expect((await bench.row(draftId)).reasons).toEqual([{ code, params: {} }])
})

test.each([
  ['a fallback of yesterday', 'fallback', 'sent', 25],
  ['one that was taken back', 'fallback', 'discarded', 1],
  ['words of the host of yesterday', 'host_reply', 'sent', 25],
  ['words of the host that were taken back', 'host_reply', 'discarded', 1],
  ['a draft that has left', 'draft', 'sent', 1],
] as const)('a fallback may follow %s', async (_name, kind, status, hours) => {
  const guest = await bench.guestWrites()
  const said = await bench.draft(guest, status, { kind })
  await bench.inHost((tx) =>
    messageRows(tx).update({
      where: { id: said },
      data: { createdAt: new Date(Date.now() - hours * 3_600_000), answersId: null },
    }),
  )
  expect((await fallBack(await bench.draft(guest, 'pending', DUE))).fallbackId).not.toBeNull()
})

test('another host has no fallback here', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending', DUE)
  await expect(fallBack(draftId, other.hostId)).rejects.toMatchObject({ kind: 'not_found' })
})

test('drafting that failed for good leaves one empty draft with a deadline', async () => {
  const guest = await bench.guestWrites()
  const { hostId } = bench
  const states = await Promise.all(Array.from({ length: 5 }, () => openEmptyDraft(bench.deps, { hostId, ...guest })))
  expect(new Set(states.map((state) => state?.messageId)).size).toBe(1)
  const row = await bench.row(states[0]?.messageId ?? '')
  expect(row).toMatchObject({ status: 'pending', text: '', confidence: 1, answersId: guest.guestMessageId })
  expect(row.deadlineAt?.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000)
  expect((await bench.chat(guest.chatId)).lastMessageStatus).toBe('pending')
})

test('an overtaken message gets no empty draft, and its workflow is told so', async () => {
  const guest = await bench.guestWrites()
  const { hostId } = bench
  await bench.writesAgain(guest)
  expect(await openEmptyDraft(bench.deps, { hostId, ...guest })).toBeNull()
  expect(await openReply(bench.deps, { hostId, messageId: guest.guestMessageId })).toMatchObject({
    channel: 'email',
    property: null,
    overtaken: true,
    announce: false,
  })
})
