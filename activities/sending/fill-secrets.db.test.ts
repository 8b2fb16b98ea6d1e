import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sendOutgoing } from '#activities/sending/deliver.ts'
import { readOutgoing } from '#activities/sending/outgoing.ts'
import { approveDraft } from '#prisma/messages/approve-draft.ts'
import { claimSend } from '#prisma/messages/claim-send.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'

const TEXT = 'Hi Marco,\n\nThe code to get in is [[secret:gate_code]]. See you soon!'
/** 24 hours before check-in at 15:00 on the 22nd, by the clocks of Rome. */
const OPENS = Date.parse('2026-11-21T14:00:00Z')
const CLOSES = Date.parse('2026-11-26T09:00:00Z')

let bench: SendBench
let sink: SmtpSink
let propertyId: string
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
  const { hostId } = bench
  propertyId = await bench.inHost(async (tx) => {
    const data = { hostId, checkIn: '15:00', checkOut: '10:00', additionalInfo: 'The gate opens with 5566.' }
    return (await tx.property.create({ data })).id
  })
})
beforeEach(async () => {
  sink.mails.length = 0
  await bench.sendThrough(sink.port)
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

type Stay = { isConfirmed?: boolean; address?: string; days?: [string, string]; text?: string }

/** A claimed draft in a chat about the house, and the reply that leaves when it is delivered at a moment. */
async function deliverFilled(
  at: number,
  { isConfirmed = true, address, days = ['2026-11-22', '2026-11-26'], text = TEXT }: Stay = {},
) {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  await bench.inHost((tx) =>
    tx.chat.update({
      where: { id: guest.chatId, hostId },
      data: {
        propertyId,
        checkInDate: new Date(days[0]),
        checkOutDate: new Date(days[1]),
        stayConfirmedBy: isConfirmed ? 'host' : null,
        stayAddress: address ?? guest.guest,
      },
    }),
  )
  const messageId = await bench.draft(guest, 'pending', { text, language: 'en' })
  const yes = { hostId, messageId, undoSeconds: 0, by: { actor: 'anna' }, now: new Date(at) }
  await bench.inHost((tx) => approveDraft(tx, yes))
  const claim = await bench.inHost((tx) =>
    claimSend(tx, { hostId, messageId, mailHeldBy: null, caps: AMPLE_CAPS, now: new Date(at) }),
  )
  if (claim.outcome !== 'send') throw new Error(`Claimed as ${claim.outcome}`)
  const outgoing = await readOutgoing(bench.deps, { hostId, messageId, sendKey: claim.sendKey })
  const state = await sendOutgoing(bench.deps, { ...outgoing, readAt: new Date(at) })
  const owed = await bench.inHost((tx) => tx.owedSecret.findMany({ where: { hostId, chatId: guest.chatId } }))
  return { state, mail: sink.mails[0] ?? '', stored: (await bench.row(messageId)).text, owed, ...guest }
}

test.each([
  ['when its time has come', OPENS],
  ['until the guest leaves', CLOSES - 1000],
])('the value is in the reply %s, and never in the stored draft', async (_name, at) => {
  const { mail, stored, owed } = await deliverFilled(at)
  expect(mail).toContain('The code to get in is 5566.')
  expect(stored).toBe(TEXT)
  expect(owed).toEqual([])
})

test('before its time the reply says when it will come, and it is owed then', async () => {
  const { mail, owed } = await deliverFilled(OPENS - 1000)
  expect(mail).not.toMatch(/5566|secret:/)
  expect(mail).toContain('I will send you the gate code on 21 November from 15:00.')
  expect(owed).toMatchObject([{ name: 'gate_code', dueAt: new Date(OPENS), settledAt: null, language: 'en' }])
})

test('after the stay it is neither told nor owed', async () => {
  const { mail, owed } = await deliverFilled(CLOSES)
  expect(mail).not.toContain('5566')
  expect(mail).toContain('The stay is over')
  expect(owed).toEqual([])
})

test.each<[string, Stay]>([
  ['that nobody confirmed', { isConfirmed: false }],
  ['confirmed for another address', { address: 'other@guest.test' }],
])('a guest of a stay %s is told that it will come, and it is owed', async (_name, stay) => {
  const { mail, owed } = await deliverFilled(OPENS, stay)
  expect(mail).not.toContain('5566')
  expect(mail).toContain('once the stay is confirmed')
  expect(owed).toMatchObject([{ name: 'gate_code', dueAt: null }])
})

test('a test address that the operator set is not the address of the stay', async () => {
  const { mail } = await bench.withSwitches({ useMockReplyTo: true, mockEmailReplyTo: 'test@locanda.test' }, () =>
    deliverFilled(OPENS),
  )
  expect(mail).not.toContain('5566')
})

test('the days of the house are those of its own clocks', async () => {
  const { hostId } = bench
  const zone = (timeZone: string) =>
    bench.inHost((tx) => tx.property.update({ where: { id: propertyId, hostId }, data: { timeZone } }))
  await zone('America/New_York')
  const early = await deliverFilled(OPENS)
  await zone('Europe/Rome')
  expect(early.mail).not.toContain('5566')
  expect(early.mail).toContain('on 21 November from 15:00')
})

test('a reply with a placeholder that stands for nothing does not leave', async () => {
  const { state, mail } = await deliverFilled(OPENS, { text: 'The safe opens with [[secret:safe_code]].' })
  expect({ status: state.status, mail }).toEqual({ status: 'failed', mail: '' })
})

test('what the host said to be no secret is no placeholder either', async () => {
  const { hostId } = bench
  const mark = (isSecret: boolean) =>
    bench.inHost((tx) => tx.propertySecret.updateMany({ where: { hostId, propertyId }, data: { isSecret } }))
  await mark(false)
  const { state } = await deliverFilled(OPENS)
  await mark(true)
  expect(state.status).toBe('failed')
})
