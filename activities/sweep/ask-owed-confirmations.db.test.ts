import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { createAskOwedConfirmations } from './ask-owed-confirmations.ts'

const MINUTE = 60_000
let bench: SendBench
let sink: SmtpSink
/** What the clock is ahead by. */
let ahead = 0

beforeAll(async () => {
  await forgetEverybody()
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: 'anna@locanda.test' } }))
})
afterEach(async () => {
  ahead = 0
  sink.mood = 'takes'
  sink.mails.length = 0
  await bench.inHost((tx) =>
    messageRows(tx).updateMany({ where: { hostId: bench.hostId }, data: { status: 'superseded' } }),
  )
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

const pending = async () => bench.draft(await bench.guestWrites(), 'pending')
const asker = () => createAskOwedConfirmations({ ...bench.deps, now: () => new Date(Date.now() + ahead) })
const isAsked = async (id: string) => (await bench.row(id)).askedAt !== null
/** One turn of it every minute, as the worker takes them. */
async function during(minutes: number, turn: () => Promise<void>) {
  for (let minute = 0; minute < minutes; minute++, ahead += MINUTE) await turn()
}

test('a mail server that was away for longer than the workflow tries keeps nobody from being asked, and asks once', async () => {
  const draftId = await pending()
  const turn = asker()
  await bench.withSwitches({ sendConfirmationEmail: true }, async () => {
    sink.mood = 'busy'
    await during(20, turn)
    expect([sink.mails.length, await isAsked(draftId)]).toEqual([0, false])
    sink.mood = 'takes'
    await during(20, turn)
  })
  expect([sink.mails.length, await isAsked(draftId)]).toEqual([1, true])
})

test('what came while sending was switched off is asked about when it is on again, and for a day', async () => {
  await pending()
  const turn = asker()
  await bench.withSwitches({ sendConfirmationEmail: true, sendEmail: false }, () => during(10, turn))
  expect(sink.mails).toEqual([])
  ahead = 25 * 60 * MINUTE
  await bench.withSwitches({ sendConfirmationEmail: true }, turn)
  expect(sink.mails).toEqual([])
  ahead = 60 * MINUTE
  await bench.withSwitches({ sendConfirmationEmail: true }, turn)
  expect(sink.mails).toHaveLength(1)
})

test('the workflow asks first, and a draft that a model still writes is not asked about', async () => {
  const [young, composing] = [await pending(), await pending()]
  await bench.inHost((tx) =>
    messageRows(tx).update({ where: { id: composing, hostId: bench.hostId }, data: { modelDueAt: new Date() } }),
  )
  await bench.withSwitches({ sendConfirmationEmail: true }, asker())
  expect(sink.mails).toEqual([])
  ahead = 4 * MINUTE
  await bench.withSwitches({ sendConfirmationEmail: true }, asker())
  expect([await isAsked(young), await isAsked(composing)]).toEqual([true, false])
})
