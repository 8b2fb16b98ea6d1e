import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const JUNE = { checkIn: '2027-06-12', checkOut: '2027-06-15' }
const day = (iso: string) => new Date(`${iso}T00:00:00Z`)

/** Mails of one guest who writes by themselves, through the real ingest. */
function guest() {
  const peer = `${randomUUID()}@guest.test`
  const write = async (fields: Partial<IncomingMessage>) => {
    const from = { peer, replyTo: peer, isAutomatic: false, authentication: 'pass', isReplyToProved: true } as const
    const message = { ...blankMessage(randomUUID(), 'email', new Date()), ...from, subject: 'Our stay', ...fields }
    const place = { hostId: bench.hostId, sourceId: bench.sourceId, historyBefore: new Date(0) }
    await ingestBatch(bench.deps, { ...place, messages: [message], progress: { kind: 'none' } })
  }
  const chat = () => bench.inHost((tx) => tx.chat.findFirstOrThrow({ where: { hostId: bench.hostId, email: peer } }))
  return { write, chat }
}

test('a guest’s own invitation tells the chat its days, and vouches for none of them', async () => {
  const { write, chat } = guest()
  await write({ invited: JUNE })
  await write({ subject: 'Re: Our stay' })
  expect(await chat()).toMatchObject({
    checkInDate: day(JUNE.checkIn),
    checkOutDate: day(JUNE.checkOut),
    stayConfirmedBy: null,
  })
})

test('days that the host vouches for stay, whatever a guest invites to', async () => {
  const { write, chat } = guest()
  await write({})
  const { id } = await chat()
  const vouched = { checkInDate: day('2027-07-01'), checkOutDate: day('2027-07-04'), stayConfirmedBy: 'host' } as const
  await bench.inHost((tx) => tx.chat.update({ where: { id }, data: vouched }))
  await write({ invited: JUNE })
  expect(await chat()).toMatchObject(vouched)
})
