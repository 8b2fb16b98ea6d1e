import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const OURS = `<${'x'.repeat(32)}@casa.test>`
const COPY = `--- Below this line is a copy of the message.\n\nMessage-ID: ${OURS}\nTo: marta@guest.test\n`

async function read(headers: string[], body: string) {
  const fields = ['To: host@casa.test', 'Date: Sat, 21 Nov 2026 11:00:00 +0000', ...headers]
  const raw = new Uint8Array(Buffer.from(`${fields.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`))
  return readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
}
const system = (subject: string) => ['From: MAILER-DAEMON@mx.test', `Subject: ${subject}`]
const said = async (subject: string, words: string) =>
  (await read(system(subject), `${words}\n\n${COPY}`)).bounce?.recipients[0]?.says

test.each([
  [
    'Exim',
    'Mail delivery failed: returning message to sender',
    'A message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  marta@guest.test\n    SMTP error from remote mail server after RCPT TO:\n    451 4.7.1 Greylisted, try later: retry timeout exceeded',
  ],
  [
    'qmail',
    'failure notice',
    "Hi. This is the qmail-send program at mx.test.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<marta@guest.test>:\nRemote host said: 451 4.3.0 Try again later\nI'm not going to try again; this message has been in the queue too long.",
  ],
  [
    'Postfix',
    'Undelivered Mail Returned to Sender',
    "I'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n<marta@guest.test>: host mx.guest.test said: 450 4.2.0 Mailbox busy",
  ],
  [
    'Sendmail',
    'Returned mail: see transcript for details',
    '   ----- The following addresses had permanent fatal errors -----\n<marta@guest.test>\n    (reason: 451 4.4.1 reply: read error)\n\nMessage could not be delivered for 5 days\nMessage will be deleted from queue',
  ],
  [
    'Exchange',
    'Undeliverable: Parcheggio',
    "Delivery has failed to these recipients or groups:\n\nmarta@guest.test\nRemote Server returned '550 4.4.7 QUEUE.Expired; message expired'",
  ],
  [
    'an Italian server',
    'Avviso',
    'marta@guest.test\n451 4.4.2 nessuna risposta.\nErrore permanente: il server ha rinunciato.',
  ],
  [
    'a German server',
    'Rückmeldung',
    'marta@guest.test\n4.4.1 keine Antwort\nDie Zustellung wurde endgültig aufgegeben.',
  ],
])('what %s has given up has failed, whatever code stands beside it', async (_, subject, words) => {
  expect(await said(subject, words)).toBe('failed')
})

test.each([
  ['Mensaje devuelto', 'El mensaje no ha podido ser entregado a marta@guest.test: el buzón no existe.', 'failed'],
  ['Mensaje devuelto', 'Su mensaje no ha sido entregado a marta@guest.test.', 'failed'],
  ['Недоставленное сообщение', 'Не удалось доставить письмо адресату marta@guest.test.', 'unclear'],
  ['Nedoručitelná zpráva', 'Vaši zprávu se nepodařilo doručit adresátovi marta@guest.test.', 'unclear'],
  ['系统退信', '抱歉，您的邮件被退回来了。收件人 marta@guest.test 不存在。', 'unclear'],
  ['Kan ikke leveres', 'Din meddelelse til marta@guest.test kunne ikke leveres.', 'unclear'],
])(
  'a mail of ours that a mail system sends back is news of it, whatever the words: %s',
  async (subject, words, says) => {
    expect(await said(subject, words)).toBe(says)
  },
)

test('whosever mail it is that a mail system sends back in such words, it is named: the words do not say whether it is ours', async () => {
  const { bounce } = await read(
    system('Недоставленное'),
    `Не удалось доставить\n\n${COPY.replaceAll(OURS, '<1@guest.test>')}`,
  )
  expect(bounce).toMatchObject({ rfcMessageId: '<1@guest.test>', recipients: [{ says: 'unclear' }] })
})

test.each([
  [
    'Exim',
    'Warning: message 1abc delayed 24 hours',
    'A message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue.\n\n  marta@guest.test\n    451 4.7.1 Greylisted\n\nNo action is required on your part. Delivery attempts will continue for\nsome time. Eventually the mail delivery software will give up,\nand when that happens, the message will be returned to you.',
  ],
  [
    'Postfix',
    'Delayed Mail (still being retried)',
    'THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE.\n\nYour message could not be delivered for more than 4 hour(s).\nIt will be retried until it is 5 day(s) old.\n\n<marta@guest.test>: connect to mx: Connection timed out',
  ],
  [
    'Gmail',
    'Delivery Status Notification (Delay)',
    "There was a temporary problem delivering your message to marta@guest.test. Gmail will retry for 46 more hours.\nYou'll be notified if the delivery fails permanently.\n\n451 4.3.0 later",
  ],
  [
    'Exchange',
    'Delivery delayed: Parcheggio',
    "Delivery is delayed to these recipients or groups:\n\nmarta@guest.test\nThis message hasn't been delivered yet. Delivery will continue to be attempted.",
  ],
  ['a code alone', 'Posta', 'marta@guest.test\n4.4.1 Odota'],
])('what %s still tries is late, and no failure', async (_, subject, words) => {
  expect(await said(subject, words)).toBe('delayed')
})

test('a report in HTML alone is read as well', async () => {
  const html = `<html><body><h2>Il tuo messaggio non è stato recapitato</h2><p>A: <a href="mailto:marta@guest.test">marta@guest.test</a></p>
<p>550 5.1.1 casella inesistente</p><pre>Message-ID: &lt;${OURS.slice(1, -1)}&gt;<br>To: marta@guest.test</pre></body></html>`
  const headers = [...system('Avviso'), 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8']
  expect((await read(headers, html)).bounce).toMatchObject({
    rfcMessageId: OURS,
    recipients: [{ addresses: ['marta@guest.test'], says: 'failed', answer: '550 5.1.1 casella inesistente' }],
  })
})

/** A report in parts (RFC 3464), beside these words. */
const report = (fields: string, words = 'See below') =>
  [
    `--r\nContent-Type: text/plain\n\n${words}`,
    `--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; marta@guest.test\n${fields}`,
    `--r\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${OURS}\nTo: marta@guest.test\n`,
    '--r--',
  ].join('\n')
const REPORT = ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=r']

test.each([
  ['an action of failure over a passing status', 'Action: failed\nStatus: 4.4.7', undefined, 'failed'],
  ['an action of delay over a lasting status', 'Action: delayed\nStatus: 5.0.0', undefined, 'delayed'],
  ['no action, and a passing status', 'Status: 4.4.7', undefined, 'delayed'],
  ['no action, and words that give up', 'Status: 4.4.7', 'This is a permanent error.', 'failed'],
  ['neither, and words', 'Remote-MTA: dns; mx.guest.test', 'marta@guest.test could not be delivered', 'failed'],
])('of a report %s counts', async (_, fields, words, says) => {
  const { bounce } = await read([...system('Delivery report'), ...REPORT], report(fields, words))
  expect(bounce).toMatchObject({ rfcMessageId: OURS, recipients: [{ says }] })
})
