import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { readOutgoing } from '#activities/sending/outgoing.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { claimFallback } from './claim-fallback.ts'
import { claimSend } from './claim-send.ts'
import { messageRows } from './message-rows.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const PROVED = { authentication: 'pass', isReplyToProved: true } as const

async function arrive(message: IncomingMessage) {
  const place = { hostId: bench.hostId, sourceId: bench.sourceId, historyBefore: new Date(0) }
  const { toStart } = await ingestBatch(bench.deps, { ...place, messages: [message], progress: { kind: 'none' } })
  const [stored] = toStart
  if (stored === undefined) throw new Error('nothing to answer')
  return { chatId: stored.chatId, guestMessageId: stored.id }
}

/** A guest's chat with its first mail, through the real ingest, and the next mail of whoever says to be that guest. */
async function conversation() {
  const guest = `${randomUUID()}@guest.test`
  const id = `<${randomUUID()}@guest.test>`
  const write = async (fields: Partial<IncomingMessage>) => {
    const from = { peer: guest, replyTo: guest, isAutomatic: false, inReplyTo: id }
    return arrive({ ...blankMessage(randomUUID(), 'email', new Date()), ...PROVED, ...from, ...fields })
  }
  const first = await write({ rfcMessageId: id, inReplyTo: null })
  return { guest, first, write, chat: () => bench.chat(first.chatId) }
}
const EVIL = 'evil@x.test'
const reasonsOf = async (id: string) => (await bench.row(id)).reasons

test('a forged mail moves no reply, and nothing answers it by itself', async () => {
  const { guest, write, chat } = await conversation()
  const forged = await write({ authentication: 'fail', replyTo: EVIL })
  expect(await chat()).toMatchObject({ replyTo: guest, email: guest })
  const draftId = await bench.draft(forged, 'scheduled', { deadlineAt: new Date(0), seq: 2 })
  const ref = { hostId: bench.hostId, messageId: draftId }
  const claim = await bench.inHost((tx) =>
    claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now: new Date() }),
  )
  expect(claim).toMatchObject({ outcome: 'over', state: { status: 'pending', deadlineAt: null } })
  expect(await reasonsOf(draftId)).toEqual([
    { code: 'sender_not_proved', params: { address: guest } },
    { code: 'other_reply_address', params: { before: guest, asked: EVIL } },
  ])
})

test('the fallback does not answer it either, nor what the guest wrote after it', async () => {
  const { guest, write } = await conversation()
  await write({ authentication: 'unproven', replyTo: EVIL })
  const next = await write({})
  const draftId = await bench.draft(next, 'pending', { deadlineAt: new Date(0), seq: 3 })
  const fallBack = {
    hostId: bench.hostId,
    messageId: draftId,
    undoSeconds: 0,
    caps: AMPLE_CAPS,
    newId: randomUUID,
    now: new Date(),
  }
  const claim = await bench.inHost((tx) => claimFallback(tx, fallBack))
  expect(claim).toMatchObject({ fallbackId: null, state: { status: 'pending', deadlineAt: null } })
  expect(await reasonsOf(draftId)).toContainEqual({ code: 'sender_not_proved', params: { address: guest } })
})

test('what a proved sender changes is followed, and shown once; after an answer of the host all is as before', async () => {
  const { guest, write, chat } = await conversation()
  const { chatId } = await write({ replyTo: 'new@guest.test' })
  expect(await chat()).toMatchObject({ replyTo: 'new@guest.test' })
  await bench.host.reply(chatId)
  const next = await write({ replyTo: 'new@guest.test' })
  const draftId = await bench.draft(next, 'scheduled', { seq: 4 })
  const ref = { hostId: bench.hostId, messageId: draftId }
  const claim = await bench.inHost((tx) =>
    claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now: new Date() }),
  )
  expect(claim.outcome).toBe('send')
  expect(guest).not.toBe('new@guest.test')
})

/** What the claim of a draft that would leave by itself says. */
async function claimed(to: { chatId: string; guestMessageId: string }, seq: number) {
  const ref = { hostId: bench.hostId, messageId: await bench.draft(to, 'scheduled', { seq }) }
  const claim = await bench.inHost((tx) =>
    claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now: new Date() }),
  )
  return claim.outcome
}

test('an answer that the host approved to the address before says nothing of the one that is in doubt', async () => {
  const { guest, write } = await conversation()
  const moved = await write({ replyTo: 'new@guest.test' })
  const sent = await bench.draft(moved, 'approved', { seq: 2 })
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: sent }, data: { recipient: guest } }))
  const next = await write({ replyTo: 'new@guest.test' })
  expect(await claimed(next, 3)).toBe('over')
  await bench.host.approve(await bench.draft(next, 'pending', { seq: 3 }))
  expect(await claimed(await write({ replyTo: 'new@guest.test' }), 4)).toBe('send')
})

test('an answer to where a proved platform moved the chat since ends an older doubt', async () => {
  const threadKey = `airbnb:thread:${randomUUID()}`
  const named = {
    guestName: 'Mia',
    checkIn: null,
    checkOut: null,
    listing: null,
    guests: null,
    code: null,
    aliases: [],
    doubt: null,
  }
  const relay = { channel: 'airbnb', threadKey, ...named } as const
  const write = async (fields: Partial<IncomingMessage>) => {
    const from = { peer: 'express@airbnb.com', isAutomatic: false, threadKey, relay }
    return arrive({ ...blankMessage(randomUUID(), 'airbnb', new Date()), ...PROVED, ...from, ...fields })
  }
  await write({ replyTo: 'token1abcdefghij@reply.airbnb.com' })
  const doubted = await write({ replyTo: 'token1abcdefghij@reply.airbnb.com', authentication: 'unproven' })
  expect(await claimed(doubted, 2)).toBe('over')
  const moved = await write({ replyTo: 'token2abcdefghij@reply.airbnb.com' })
  expect(await claimed(moved, 3)).toBe('over')
  await bench.host.approve(await bench.draft(moved, 'pending', { seq: 3 }))
  expect(await claimed(await write({ replyTo: 'token2abcdefghij@reply.airbnb.com' }), 4)).toBe('send')
})

test('an approval of what would go elsewhere than was shown is refused', async () => {
  const { guest, first, write } = await conversation()
  const draftId = await bench.draft(first, 'pending', { seq: 1 })
  await write({ replyTo: 'new@guest.test', isAutomatic: false })
  const next = await bench.draft(first, 'pending', { seq: 2 })
  expect(await bench.host.approve(next, { shownRecipient: guest })).toMatchObject({
    outcome: 'refused',
    refusal: { code: 'draft_changed' },
  })
  expect((await bench.row(next)).status).toBe('pending')
  expect((await bench.host.approve(next, { shownRecipient: 'new@guest.test' })).outcome).toBe('changed')
  expect((await bench.host.approve(next, { shownRecipient: 'new@guest.test' })).outcome).toBe('already')
  expect((await bench.host.approve(draftId, { shownRecipient: guest })).outcome).toBe('refused')
})

test('an approval that is taken back is no word on where it goes any more', async () => {
  const { first, write } = await conversation()
  const draftId = await bench.draft(first, 'pending', { seq: 9 })
  await bench.host.approve(draftId)
  await write({ replyTo: 'new@guest.test' })
  expect((await bench.host.undo(draftId)).row.recipient).toBeNull()
  await bench.host.approve(draftId)
  expect((await bench.row(draftId)).recipient).toBe('new@guest.test')
})

test('what leaves by itself says where it went, also when the replies of its chat go elsewhere later', async () => {
  const { guest, first, write } = await conversation()
  const ref = { hostId: bench.hostId, messageId: await bench.draft(first, 'scheduled', { seq: 1 }) }
  const claim = await bench.inHost((tx) =>
    claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now: new Date() }),
  )
  expect(claim.outcome).toBe('send')
  const late = await bench.draft(first, 'pending', { deadlineAt: new Date(0), seq: 1 })
  const fallBack = {
    hostId: bench.hostId,
    messageId: late,
    undoSeconds: 0,
    caps: AMPLE_CAPS,
    newId: randomUUID,
    now: new Date(),
  }
  const { fallbackId } = await bench.inHost((tx) => claimFallback(tx, fallBack))
  await write({ replyTo: 'new@guest.test' })
  expect((await bench.row(ref.messageId)).recipient).toBe(guest)
  expect((await bench.row(fallbackId ?? '')).recipient).toBe(guest)
})

test('a Reply-To that anybody may have added to a signed mail moves nothing, and is shown', async () => {
  const { guest, write, chat } = await conversation()
  await write({ replyTo: EVIL, isReplyToProved: false })
  expect(await chat()).toMatchObject({ replyTo: guest })
})

test('what the host approved goes where it went then, whatever comes between', async () => {
  const { guest, first, write } = await conversation()
  const draftId = await bench.draft(first, 'pending', { seq: 1 })
  await bench.host.approve(draftId, { undoSeconds: 0 })
  await write({ replyTo: 'new@guest.test' })
  const ref = { hostId: bench.hostId, messageId: draftId }
  const claim = await bench.inHost((tx) =>
    claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now: new Date(Date.now() + 1000) }),
  )
  if (claim.outcome !== 'send') throw new Error(claim.outcome)
  expect((await readOutgoing(bench.deps, { ...ref, sendKey: claim.sendKey })).message.recipient).toBe(guest)
})
