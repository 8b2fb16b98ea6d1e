import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
  await bench.sendThrough(sink.port)
  const { hostId } = bench
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId, email: 'anna@locanda.test' } }))
})
beforeEach(() => {
  sink.mood = 'takes'
  sink.mails.length = 0
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

const switches = { sendConfirmationEmail: true }
const ask = (draftId: string) => askForConfirmation(bench.deps, { hostId: bench.hostId, draftId })
const reasons: DraftReason[] = [
  say({ code: 'risky', params: { risks: ['access'] } }),
  say({ code: 'unproven', params: { tokens: ['4521'] } }),
]
const pending = async () => {
  const guest = await bench.guestWrites({ sender: 'Marco Rossi' })
  return { ...guest, draftId: await bench.draft(guest, 'pending', { text: 'Il codice è 4521', reasons }) }
}

test('the host is asked by mail, with the exact title, the reasons and a link, and without a word of the draft', async () => {
  const { draftId, chatId } = await pending()
  await bench.withSwitches(switches, () => ask(draftId))
  const [mail = '', ...more] = sink.mails
  expect(more).toEqual([])
  expect(mail).toMatch(/^Subject: Conferma risposta necessaria\r$/m)
  expect(mail).toMatch(/^To: anna@locanda.test\r$/m)
  const text = mail.replaceAll('=\r\n', '')
  expect(text).toContain(`http://localhost:3000/chat/${chatId}`)
  expect(text).toContain('Marco Rossi')
  expect(text).toContain('riguarda chiavi, codici o password')
  expect(text).not.toContain('4521')
  expect(text).toContain('non parte nessuna risposta')
})

test('a draft with a deadline is said to be followed by the fallback', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() + 600_000) })
  await bench.withSwitches(switches, () => ask(draftId))
  expect((sink.mails[0] ?? '').replaceAll('=\r\n', '')).toContain('parte il messaggio di cortesia')
})

test('a host who chose English is asked in English', async () => {
  const { draftId } = await pending()
  const { hostId } = bench
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { language: 'en' } }))
  await bench.withSwitches(switches, () => ask(draftId))
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { language: 'it' } }))
  const [mail = ''] = sink.mails
  expect(mail).toMatch(/^Subject: A reply needs your confirmation\r$/m)
  expect(mail.replaceAll('=\r\n', '')).toContain('it is about keys, codes or passwords')
  expect(mail).not.toContain('bozza')
})

test('asked ten times at once and once more, the host gets one mail', async () => {
  const { draftId } = await pending()
  await bench.withSwitches(switches, async () => {
    await Promise.allSettled(Array.from({ length: 10 }, () => ask(draftId)))
    await ask(draftId)
  })
  expect(sink.mails).toHaveLength(1)
})

test('a busy server is tried again, one that never answered is not', async () => {
  const [first, second] = [await pending(), await pending()]
  await bench.withSwitches(switches, async () => {
    sink.mood = 'busy'
    await expect(ask(first.draftId)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
    sink.mood = 'takes'
    await ask(first.draftId)
    expect(sink.mails).toHaveLength(1)
    sink.mood = 'takes-and-hangs-up'
    await ask(second.draftId)
    sink.mood = 'takes'
    await ask(second.draftId)
  })
  expect(sink.mails).toHaveLength(2)
})

test.each([
  ['the switch is off', { sendConfirmationEmail: false }],
  ['sending is off', { sendConfirmationEmail: true, sendEmail: false }],
  ['mail is mocked', { sendConfirmationEmail: true, useMockEmail: true }],
])('nobody is asked while %s', async (_, off) => {
  const { draftId } = await pending()
  await bench.withSwitches(off, () => ask(draftId))
  expect(sink.mails).toEqual([])
})

test('nobody is asked about a draft that is decided', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'approved')
  await bench.withSwitches(switches, () => ask(draftId))
  expect(sink.mails).toEqual([])
})
