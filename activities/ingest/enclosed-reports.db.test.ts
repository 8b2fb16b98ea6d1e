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

const poll = () => pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)

const REPORT = [
  'Content-Type: message/delivery-status; name=details.txt',
  'Content-Disposition: attachment; filename=details.txt',
  '',
  'Reporting-MTA: dns; mx.guest.test',
  '',
  'Final-Recipient: rfc822; sofia@guest.test',
  'Action: failed',
  'Status: 5.1.1',
]
const copyOf = (id: string) => [
  'Content-Type: message/rfc822',
  '',
  'From: host@casa.test',
  `Message-ID: ${id}`,
  '',
  'Ciao',
]

type Written = { from: string; words: string; answers?: string; enclosed?: string[][]; headers?: string[] }

/** What a mail program makes of words and of what is put beside them. */
const mailWith = ({ from, words, answers = '<none@guest.test>', enclosed = [REPORT], headers = [] }: Written) =>
  guestMail({
    from,
    subject: 'Re: Parcheggio',
    headers: [
      'MIME-Version: 1.0',
      `In-Reply-To: ${answers}`,
      `References: ${answers}`,
      'Content-Type: multipart/mixed; boundary=part',
      ...headers,
    ],
    body: [['Content-Type: text/plain; charset=utf-8', '', words], ...enclosed]
      .map((part) => ['--part', ...part, ''].join('\r\n'))
      .concat('--part--')
      .join('\r\n'),
  })

async function arrives(mail: string) {
  const before = (await bench.messages()).length
  await bench.deliver(mail)
  await poll()
  return (await bench.messages()).slice(before)
}
const emergencies = (messageId = '') =>
  bench.inHost((tx) => tx.emergency.findMany({ where: { hostId: bench.hostId, messageId }, select: { kinds: true } }))

const ASKS = 'La mail a mia moglie è tornata indietro, vedi allegato. Possiamo arrivare alle 23?'

test('a guest who answers our reply and encloses the report on another mail has asked, and our reply has arrived', async () => {
  const { messageId, rfcMessageId, guest } = await replySent(bench)
  const stored = await arrives(mailWith({ from: guest, words: ASKS, answers: rfcMessageId }))
  expect(stored).toMatchObject([{ text: ASKS, status: 'received', isAutomatic: false }])
  const files = await bench.inHost((tx) => tx.messageFile.findMany({ where: { messageId: stored[0]?.id ?? '' } }))
  expect(files).toMatchObject([{ name: 'details.txt', mediaType: 'text/plain' }])
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: null })
})

test('so has a guest in need, who is heard', async () => {
  const { rfcMessageId, guest } = await replySent(bench)
  const words = 'There is a fire in the kitchen! My mail to the agency came back, see attached.'
  const [stored] = await arrives(mailWith({ from: guest, words, answers: rfcMessageId }))
  expect(await emergencies(stored?.id)).toMatchObject([{ kinds: ['fire'] }])
})

test.each([
  ['that names no mail of ours', 'nuovo@guest.test'],
  ['as the postmaster of their own house', 'postmaster@guest.test'],
])('a guest who encloses a report %s waits for an answer', async (_, from) => {
  const stored = await arrives(mailWith({ from, words: ASKS }))
  expect(stored).toMatchObject([{ text: ASKS, isAutomatic: false }])
})

test('who encloses the report on a mail of ours, with its copy, is kept, and the reply has perhaps come back', async () => {
  const { messageId, rfcMessageId, guest } = await replySent(bench)
  const report = REPORT.map((line) => line.replace('sofia@guest.test', guest))
  const words = 'Guarda, è tornata indietro.'
  const stored = await arrives(mailWith({ from: 'marta@guest.test', words, enclosed: [report, copyOf(rfcMessageId)] }))
  expect(stored).toMatchObject([{ text: words, isAutomatic: false }])
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } })
})

test.each([
  ['whose sender is one', 'MAILER-DAEMON@mx.guest.test', []],
  ['that says so', 'mx@guest.test', ['Auto-Submitted: auto-replied', 'X-Failed-Recipients: sofia@guest.test']],
])('a mail system %s may send its report in any mail: it is no guest’s', async (_, from, headers) => {
  const { messageId, rfcMessageId, guest } = await replySent(bench)
  const report = REPORT.map((line) => line.replace('sofia@guest.test', guest))
  const stored = await arrives(
    mailWith({ from, words: 'Not delivered.', enclosed: [report, copyOf(rfcMessageId)], headers }),
  )
  expect(stored).toEqual([])
  expect((await bench.row(messageId)).status).toBe('failed')
})
