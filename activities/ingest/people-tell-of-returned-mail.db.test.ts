import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'
import { replySent } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const never = new AbortController().signal
let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

type Mail = Parameters<typeof guestMail>[0]

/** What is stored of a mail, and of what it tells. */
async function stored(mail: Mail) {
  await bench.deliver(guestMail(mail))
  await pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
  const message = (await bench.messages()).at(-1)
  const emergencies = await bench.deps.engineDb.emergency.findMany({ where: { messageId: message?.id ?? '' } })
  return { message, kinds: emergencies.flatMap(({ kinds }) => kinds).toSorted() }
}

const reply = async () => {
  const { messageId, rfcMessageId, guest } = await replySent(bench)
  return { headers: [`In-Reply-To: ${rfcMessageId}`, `References: ${rfcMessageId}`], messageId, guest }
}

test('a guest whose mail to somebody else came back is heard, whatever the subject', async () => {
  const body =
    'Buongiorno, il messaggio a info@altri.test non è stato recapitato. Siamo chiusi fuori e sentiamo odore di gas.'
  const { message, kinds } = await stored({ subject: 'Messaggio non recapitato', body })
  expect([message?.isAutomatic, message?.doubts, kinds]).toEqual([
    false,
    [expect.objectContaining({ code: 'maybe_automatic' })],
    ['gas', 'locked_out'],
  ])
})

test('who tells from another address that our answer did not arrive is heard, and it is shown at the answer', async () => {
  const { messageId, guest } = await reply()
  const body = `Hi, your mail to ${guest} could not be delivered, the mailbox is full. There is water running through the ceiling.`
  const { message, kinds } = await stored({ from: 'Joe <joe@home.test>', subject: 'Undelivered mail', body })
  expect([message?.text, message?.isAutomatic, kinds]).toEqual([body, false, ['water']])
  expect(await bench.row(messageId)).toMatchObject({
    ...{ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } },
  })
})

test('a parcel that came back is told of in an answer to ours', async () => {
  const { headers } = await reply()
  const body =
    'Il pacco è tornato indietro, non è stato consegnato: indirizzo sconosciuto. Scrivi a corriere@corriere.test. Manca l’acqua calda.'
  const { message } = await stored({ subject: 'Mancata consegna del pacco', headers, body })
  expect([message?.text, message?.isAutomatic]).toEqual([body, false])
})

test('what an agency’s desk marks as generated is searched for what cannot wait', async () => {
  const { headers, messageId } = await reply()
  const body =
    'Il vostro messaggio non è stato recapitato ai signori Bianchi. Sono chiusi fuori casa e sentono odore di gas.'
  const { message, kinds } = await stored({ headers: [...headers, 'Auto-Submitted: auto-generated'], body })
  expect([message?.isAutomatic, kinds]).toEqual([true, ['gas', 'locked_out']])
  expect(await bench.row(messageId)).toMatchObject({ deliveryNotice: { code: 'mail_perhaps_bounced' } })
})

test('what tells of nothing but a mail is a machine’s under any name', async () => {
  const body = 'Il messaggio non è stato consegnato a nessuno@altri.test: casella inesistente.'
  const { message } = await stored({
    from: 'Posta <posta@provider.test>',
    subject: 'Mancata consegna: Re: Parcheggio',
    body,
  })
  expect(message).toMatchObject({ isAutomatic: true })
})
