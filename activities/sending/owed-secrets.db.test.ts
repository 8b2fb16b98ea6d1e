import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sendOutgoing } from '#activities/sending/deliver.ts'
import { draftOwedSecrets } from '#activities/sending/draft-owed-secrets.ts'
import { readOutgoing } from '#activities/sending/outgoing.ts'
import type { Prisma, Transaction } from '#prisma/client.ts'
import { approveDraft } from '#prisma/messages/approve-draft.ts'
import { claimSend } from '#prisma/messages/claim-send.ts'
import { discardDraft } from '#prisma/messages/discard-draft.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { whileRefused } from '#tests/setup/while-refused.ts'

const TEXT = 'Hi Marco,\n\nThe code to get in is [[secret:gate_code]].'
const BEFORE = new Date('2026-11-20T09:00:00Z')
const IN_STAY = new Date('2026-11-23T09:00:00Z')
const AFTER = new Date('2026-12-01T09:00:00Z')

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
})
beforeEach(async () => {
  sink.mails.length = 0
  await bench.sendThrough(sink.port)
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

/** A guest of a property with a code at the gate, whose stay the host has confirmed. */
async function given() {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const property = { hostId, checkIn: '15:00', checkOut: '10:00', additionalInfo: 'The gate opens with 5566.' }
  const propertyId = (await bench.inHost((tx) => tx.property.create({ data: property }))).id
  const chat = (data: Prisma.ChatUncheckedUpdateInput) =>
    bench.inHost((tx) => tx.chat.update({ where: { id: guest.chatId, hostId }, data }))
  await chat({
    propertyId,
    checkInDate: new Date('2026-11-22'),
    checkOutDate: new Date('2026-11-26'),
    stayConfirmedBy: 'host',
    stayAddress: guest.guest,
  })
  const changeProperty = (data: Prisma.PropertyUncheckedUpdateInput) =>
    bench.inHost((tx) => tx.property.update({ where: { id: propertyId, hostId }, data }))
  return { ...guest, propertyId, chat, changeProperty }
}

const decision = (messageId: string, now: Date) => ({
  hostId: bench.hostId,
  messageId,
  undoSeconds: 0,
  by: { actor: 'anna' },
  now,
})
const approve = (messageId: string, now: Date, text?: string) =>
  bench.inHost((tx) => approveDraft(tx, { ...decision(messageId, now), ...(text !== undefined && { text }) }))
const claim = (messageId: string, now: Date) =>
  bench.inHost((tx) => claimSend(tx, { hostId: bench.hostId, messageId, mailHeldBy: null, caps: AMPLE_CAPS, now }))

async function send(messageId: string, now: Date) {
  const claimed = await claim(messageId, now)
  if (claimed.outcome !== 'send') throw new Error(`Claimed as ${claimed.outcome}`)
  const outgoing = await readOutgoing(bench.deps, { hostId: bench.hostId, messageId, sendKey: claimed.sendKey })
  await sendOutgoing(bench.deps, { ...outgoing, readAt: now })
}

const draftsOf = (chatId: string) =>
  bench.inHost((tx: Transaction) =>
    tx.message.findMany({ where: { hostId: bench.hostId, chatId, kind: 'draft' }, orderBy: { storedAt: 'asc' } }),
  )
const owedOf = (chatId: string) =>
  bench.inHost((tx: Transaction) => tx.owedSecret.findMany({ where: { hostId: bench.hostId, chatId } }))

test('what the host said yes to leaves while nothing has changed', async () => {
  const guest = await given()
  const draftId = await bench.draft(guest, 'pending', { text: TEXT, language: 'en' })
  await approve(draftId, IN_STAY)
  await send(draftId, IN_STAY)
  expect(sink.mails[0]).toContain('5566')
})

test.each<[string, (guest: Awaited<ReturnType<typeof given>>) => Promise<unknown>]>([
  ['another code', ({ changeProperty }) => changeProperty({ additionalInfo: 'The gate opens with 7788.' })],
  ['no code any more', ({ changeProperty }) => changeProperty({ additionalInfo: 'There is no gate.' })],
  ['another time of arrival', ({ chat }) => chat({ checkInDate: new Date('2026-11-25') })],
  ['a stay that nobody vouches for', ({ chat }) => chat({ stayConfirmedBy: null })],
  ['another address', ({ chat }) => chat({ replyTo: 'stranger@guest.test' })],
  ['another property', ({ chat }) => chat({ propertyId: null })],
])('after the yes there is %s: the draft waits for the host again', async (_name, change) => {
  const guest = await given()
  const draftId = await bench.draft(guest, 'pending', { text: TEXT, language: 'en' })
  await approve(draftId, IN_STAY)
  await change(guest)
  expect(await claim(draftId, IN_STAY)).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
  expect(await bench.row(draftId)).toMatchObject({
    reasons: [{ code: 'secret_changed', params: {} }],
    approvedAt: null,
    undoUntil: null,
    text: TEXT,
  })
  expect(sink.mails).toEqual([])
  await approve(draftId, IN_STAY)
  expect((await claim(draftId, IN_STAY)).outcome).toBe('send')
})

test('without the host’s yes no draft leaves with a placeholder', async () => {
  const guest = await given()
  const draftId = await bench.draft(guest, 'scheduled', { text: TEXT })
  expect(await claim(draftId, IN_STAY)).toMatchObject({ outcome: 'over', state: { status: 'pending' } })
})

test('a placeholder that the host deleted changes nothing any more', async () => {
  const guest = await given()
  const draftId = await bench.draft(guest, 'pending', { text: TEXT })
  await approve(draftId, IN_STAY, 'Hi Marco, I will call you.')
  await guest.changeProperty({ additionalInfo: 'The gate opens with 7788.' })
  expect((await claim(draftId, IN_STAY)).outcome).toBe('send')
})

async function promised() {
  const guest = await given()
  const draftId = await bench.draft(guest, 'pending', { text: TEXT, language: 'en' })
  await approve(draftId, BEFORE)
  await send(draftId, BEFORE)
  expect(sink.mails[0]).toContain('I will send you the gate code on 21 November')
  return guest
}

test('what was promised waits for the host when it is due, once, and is kept when it has left', async () => {
  const guest = await promised()
  await draftOwedSecrets(bench.deps, BEFORE)
  expect(await draftsOf(guest.chatId)).toHaveLength(1)
  await draftOwedSecrets(bench.deps, IN_STAY)
  await draftOwedSecrets(bench.deps, IN_STAY)
  const [, owed, ...more] = await draftsOf(guest.chatId)
  expect(more).toEqual([])
  expect(owed).toMatchObject({
    status: 'pending',
    text: 'Hi Marco,\n\nAs promised, the gate code: [[secret:gate_code]]',
    reasons: [{ code: 'secret_owed', params: {} }],
    deadlineAt: null,
  })
  expect(await bench.chat(guest.chatId)).toMatchObject({ lastMessageStatus: 'pending' })
  await approve(owed?.id ?? '', IN_STAY)
  await send(owed?.id ?? '', IN_STAY)
  expect(sink.mails[1]).toContain('As promised, the gate code: 5566')
  expect(await owedOf(guest.chatId)).toMatchObject([{ settledAt: IN_STAY }])
})

test('a chat in which that fails keeps no other from its turn', async () => {
  const guests = [await promised()]
  sink.mails.length = 0
  guests.push(await promised())
  const [refused = '', other = ''] = guests.map(({ chatId }) => chatId).sort()
  const condition = `new.chat_id = '${refused}'`
  await whileRefused(inject('parts'), { table: 'message', condition }, () => draftOwedSecrets(bench.deps, IN_STAY))
  expect(await draftsOf(refused)).toHaveLength(1)
  expect(await draftsOf(other)).toHaveLength(2)
})

test('a stay that was confirmed late is due as soon as it is confirmed', async () => {
  const guest = await given()
  await guest.chat({ stayConfirmedBy: null })
  const draftId = await bench.draft(guest, 'pending', { text: TEXT })
  await approve(draftId, IN_STAY)
  await send(draftId, IN_STAY)
  await draftOwedSecrets(bench.deps, IN_STAY)
  expect(await draftsOf(guest.chatId)).toHaveLength(1)
  await guest.chat({ stayConfirmedBy: 'host' })
  await draftOwedSecrets(bench.deps, IN_STAY)
  expect(await draftsOf(guest.chatId)).toHaveLength(2)
})

test('it waits until nothing else waits in the chat, and comes again where a guest overtook it', async () => {
  const guest = await promised()
  const other = await bench.draft(guest, 'pending')
  await draftOwedSecrets(bench.deps, IN_STAY)
  expect(await draftsOf(guest.chatId)).toHaveLength(2)
  await bench.inHost((tx) => discardDraft(tx, decision(other, IN_STAY)))
  await draftOwedSecrets(bench.deps, IN_STAY)
  const owed = (await draftsOf(guest.chatId))[2]
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: owed?.id ?? '' }, data: { status: 'superseded' } }))
  await draftOwedSecrets(bench.deps, IN_STAY)
  expect((await draftsOf(guest.chatId))[3]).toMatchObject({ status: 'pending' })
})

test('what the host refused, and what is over, is owed no longer', async () => {
  const refused = await promised()
  await draftOwedSecrets(bench.deps, IN_STAY)
  await bench.inHost(async (tx) => {
    const [draft] = await tx.message.findMany({
      where: { chatId: refused.chatId, hostId: bench.hostId, status: 'pending' },
    })
    await discardDraft(tx, decision(draft?.id ?? '', IN_STAY))
  })
  const over = await promised()
  await draftOwedSecrets(bench.deps, AFTER)
  for (const { chatId } of [refused, over]) {
    expect(await owedOf(chatId)).toMatchObject([{ settledAt: AFTER }])
    expect((await draftsOf(chatId)).filter(({ status }) => status === 'pending')).toEqual([])
  }
})
