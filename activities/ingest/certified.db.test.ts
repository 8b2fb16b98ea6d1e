import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const poll = () =>
  pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, new AbortController().signal)

/** What a provider makes of a mail. */
function inEnvelope(original: string, id: string) {
  return [
    'From: "Per conto di: comune@pec.test" <posta-certificata@gestore.test>',
    'Reply-To: comune@pec.test',
    'To: host@casa.test',
    'Subject: POSTA CERTIFICATA: Imposta di soggiorno',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <opec-${id}@gestore.test>`,
    'X-Trasporto: posta-certificata',
    `X-Riferimento-Message-ID: <${id}@pec.test>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nMessaggio di posta certificata',
    `--m\r\nContent-Type: message/rfc822; name=postacert.eml\r\nContent-Disposition: attachment; filename=postacert.eml\r\n\r\n${original}`,
    '--m--',
    '',
  ].join('\r\n')
}
const original = (id: string, text: string, more: readonly string[] = []) =>
  [
    'From: Ufficio Tributi <comune@pec.test>',
    'To: host@casa.test',
    'Subject: Imposta di soggiorno',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${id}@pec.test>`,
    ...more,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n')

test('an office that writes by certified mail is one chat, its words are read, and its answer joins by either name', async () => {
  const [first, second] = [randomBytes(5).toString('hex'), randomBytes(5).toString('hex')]
  await bench.deliver(inEnvelope(original(first, 'Quante persone avete ospitato a maggio?'), first))
  await poll()
  // Some programs answer what they were shown: the envelope.
  const answers = [`In-Reply-To: <opec-${first}@gestore.test>`]
  const later = original(second, 'Mancano ancora i dati.', answers).replace('Imposta di soggiorno', 'Sollecito')
  await bench.deliver(inEnvelope(later, second))
  await poll()
  const where = { hostId: bench.hostId, fromAddress: 'comune@pec.test' } as const
  const messages = await bench.inHost((tx) => tx.message.findMany({ where, orderBy: { seq: 'asc' } }))
  expect(messages).toMatchObject([
    { text: 'Quante persone avete ospitato a maggio?', isAutomatic: false, rfcMessageId: `<${first}@pec.test>` },
    { text: 'Mancano ancora i dati.', isAutomatic: false, rfcMessageId: `<${second}@pec.test>` },
  ])
  expect(new Set(messages.map(({ chatId }) => chatId)).size).toBe(1)
  // Nobody proves who built the envelope: nothing leaves by itself.
  expect(messages[0]?.doubts).toEqual([{ code: 'sender_not_proved', params: { address: 'comune@pec.test' } }])
  expect(await bench.chat(messages[0]?.chatId ?? '')).toMatchObject({ replyTo: 'comune@pec.test', headSeq: 2 })
})
