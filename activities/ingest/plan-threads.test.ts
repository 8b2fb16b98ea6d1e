import { expect, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { planThreads, type ThreadLookup } from '#activities/ingest/plan-threads.ts'

const nothing = (): ThreadLookup => ({ byKey: new Map(), byReference: new Map(), byPeer: new Map() })
let chat = 0
const newId = () => `chat-${++chat}`
const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const mail = (fields: Partial<IncomingMessage>): IncomingMessage => ({
  ...blankMessage(JSON.stringify(fields), 'email', at(20)),
  isAutomatic: false,
  peer: 'a@guest.test',
  subject: 'Una domanda sulla casa',
  ...fields,
})
const chatsOf = (messages: IncomingMessage[]) => planThreads(messages, nothing(), newId).chatOf
const areTogether = (messages: IncomingMessage[]) => new Set(chatsOf(messages)).size === 1

test.each([
  ['an answer to it', mail({ rfcMessageId: '<2>', inReplyTo: '<1>', subject: 'x' })],
  ['one that refers to it', mail({ rfcMessageId: '<2>', references: ['<0>', '<1>'], subject: 'x' })],
  ['the same subject and sender', mail({ rfcMessageId: '<2>', subject: 'R: Re: Una domanda sulla casa' })],
  [
    'the same subject 29 days later',
    mail({ rfcMessageId: '<2>', writtenAt: new Date(at(20).getTime() + 29 * 86_400_000) }),
  ],
])('a mail and %s are one conversation, in either order', (_, other) => {
  const first = mail({ rfcMessageId: '<1>' })
  expect(areTogether([first, other])).toBe(true)
  expect(areTogether([other, first])).toBe(true)
})

test.each([
  ['the same subject from somebody else', mail({ rfcMessageId: '<2>', peer: 'b@guest.test' })],
  [
    'the same subject 31 days later',
    mail({ rfcMessageId: '<2>', writtenAt: new Date(at(20).getTime() + 31 * 86_400_000) }),
  ],
  ['another subject', mail({ rfcMessageId: '<2>', subject: 'Il parcheggio' })],
  ["a machine's mail", mail({ rfcMessageId: '<2>', isAutomatic: true })],
])('a mail and %s are two conversations', (_, other) => {
  expect(areTogether([mail({ rfcMessageId: '<1>' }), other])).toBe(false)
})

test.each(['', 'Ciao', 'Re: Info', 'Prenotazione', 'Hello'])('a subject like %j joins nothing', (subject) => {
  expect(areTogether([mail({ rfcMessageId: '<1>', subject }), mail({ rfcMessageId: '<2>', subject })])).toBe(false)
})

test("a relay's thread outranks subject and references", () => {
  const one = mail({ rfcMessageId: '<1>', threadKey: 'airbnb:thread:1' })
  const other = mail({ rfcMessageId: '<2>', threadKey: 'airbnb:thread:2', inReplyTo: '<1>' })
  const again = mail({
    rfcMessageId: '<3>',
    threadKey: 'airbnb:thread:1',
    subject: 'x',
    peer: 'new-token@reply.airbnb.com',
  })
  const [first, second, third] = chatsOf([one, other, again])
  expect(second).not.toBe(first)
  expect(third).toBe(first)
})

test('a mail that names one not seen yet makes room for it', () => {
  expect(
    areTogether([
      mail({ rfcMessageId: '<3>', references: ['<1>', '<2>'] }),
      mail({ rfcMessageId: '<1>', peer: 'b@x.test' }),
      mail({ rfcMessageId: '<2>', peer: 'c@x.test' }),
    ]),
  ).toBe(true)
})
