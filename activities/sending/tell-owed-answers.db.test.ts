import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { createTellOwedAnswers } from './tell-owed-answers.ts'

const PAST = new Date(Date.now() - 400 * 24 * 3_600_000)
let bench: SendBench
let gone: SendBench
let sink: SmtpSink
beforeAll(async () => {
  await forgetEverybody()
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  gone = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
})
afterAll(async () => {
  await Promise.all([bench.close(), gone.close(), sink.close()])
})

async function owe(of: SendBench, ids: readonly string[], owedAt: Date) {
  const { chatId } = await of.guestWrites()
  const promise = { hostId: of.hostId, chatId, sentence: 'Le faccio sapere', promisedAt: owedAt, dueAt: owedAt, owedAt }
  await of.inHost((tx) =>
    tx.deferral.createMany({ data: ids.map((id) => ({ ...promise, id, messageId: randomUUID() })) }),
  )
}

test.each([
  ['promised', 'Le faccio sapere', 'è stata promessa una risposta', true],
  ['not_arrived', '', 'non è arrivata', false],
  ['capped', '', 'il limite delle risposte automatiche è raggiunto', false],
] as const)('an answer that is owed as %s is told as that', async (owedBecause, sentence, words, isQuoted) => {
  const id = randomUUID()
  await owe(bench, [id], new Date())
  await bench.inHost((tx) => tx.deferral.updateMany({ where: { id }, data: { owedBecause, sentence } }))
  await createTellOwedAnswers(bench.deps)()
  const [mail] = sink.mails.splice(0)
  const { text = '' } = await PostalMime.parse(mail ?? '')
  expect([text.includes(words), text.includes('Gli è stato scritto')]).toEqual([true, isQuoted])
})

test('a hundred promises of an account that is gone hide no other host’s', async () => {
  const first = Array.from({ length: 101 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  const last = `ffffffff${randomUUID().slice(8)}`
  await owe(gone, first, PAST)
  await gone.accountBecomes('deleted')
  await owe(bench, [last], new Date())
  const tell = createTellOwedAnswers(bench.deps)
  await tell()
  await tell()
  expect(sink.mails).toHaveLength(1)
  expect(await bench.deps.engineDb.deferral.findUniqueOrThrow({ where: { id: last } })).toMatchObject({
    toldAt: expect.any(Date),
  })
})
