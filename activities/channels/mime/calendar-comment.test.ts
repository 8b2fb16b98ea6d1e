import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const SAID = 'In cucina si sente odore di gas, che facciamo?'
const COMMENT = 'COMMENT;LANGUAGE=it:In cucina si sente odore di gas\\, che\r\n  facciamo?'

const calendar = (method: string, comment: string) =>
  [
    ...[
      'BEGIN:VCALENDAR',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      'SUMMARY:Soggiorno',
      'DESCRIPTION:Vi aspettiamo alle 15',
    ],
    ...[comment, 'ATTENDEE;PARTSTAT=DECLINED:mailto:marta@guest.test', 'END:VEVENT', 'END:VCALENDAR'],
  ]
    .filter((line) => line !== '')
    .join('\r\n')

async function read(type: string, body: string) {
  const fields = ['From: marta@guest.test', 'To: host@casa.test', 'Subject: Rifiutato: Soggiorno', 'MIME-Version: 1.0']
  const raw = new Uint8Array(Buffer.from(`${[...fields, `Content-Type: ${type}`].join('\r\n')}\r\n\r\n${body}`))
  const { text, removed, isAutomatic } = await readMail({ raw, receivedAt: null, truncated: false }, context, unasked)
  return { text, removed, isAutomatic }
}
const beside = (part: string, method: string, comment: string) =>
  read(
    'multipart/alternative; boundary=b',
    `--b\r\n${part}\r\n--b\r\nContent-Type: text/calendar; method=${method}\r\n\r\n${calendar(method, comment)}\r\n--b--`,
  )
const plain = (text: string) => `Content-Type: text/plain\r\n\r\n${text}`

test.each([
  ['alone', () => read('text/calendar; method=REPLY', calendar('REPLY', COMMENT)), SAID],
  ['whose type does not say what it is', () => read('text/calendar', calendar('REPLY', COMMENT)), SAID],
  ['beside no words', () => beside(plain(''), 'REPLY', COMMENT), SAID],
  ['that proposes other days', () => beside(plain(''), 'COUNTER', COMMENT), SAID],
  ['beside other words', () => beside(plain('Ciao!'), 'REPLY', COMMENT), `Ciao!\n\n${SAID}`],
  ['beside a page', () => beside('Content-Type: text/html\r\n\r\n<p>Ciao!</p>', 'REPLY', COMMENT), `Ciao!\n\n${SAID}`],
  ['that its mail says, too', () => beside(plain(SAID), 'REPLY', COMMENT), SAID],
] as const)('the words in a calendar’s answer %s are the guest’s', async (_, answer, text) => {
  expect(await answer()).toMatchObject({ text, isAutomatic: false })
})

test('an answer says nothing of the event that its host did not, and without a word it is nobody’s', async () => {
  expect((await beside(plain(SAID), 'REPLY', '')).removed).toBe('')
  expect(await beside(plain(''), 'REPLY', '')).toMatchObject({ isAutomatic: true })
  expect((await beside(plain(SAID), 'REQUEST', '')).removed).toBe('Soggiorno\nVi aspettiamo alle 15')
})
