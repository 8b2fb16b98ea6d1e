import { expect, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { planThreads, type ThreadLookup } from '#activities/ingest/plan-threads.ts'

const nothing = (): ThreadLookup => ({ byKey: new Map(), byReference: new Map(), byPeer: new Map(), facts: new Map() })
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
      mail({ rfcMessageId: '<1>', subject: 'x' }),
      mail({ rfcMessageId: '<2>', subject: 'y' }),
    ]),
  ).toBe(true)
})

const cleaner = (fields: Partial<IncomingMessage>) =>
  mail({ peer: 'cleaner@x.test', subject: 'I: Una domanda', ...fields })

test('whoever answers a forwarded mail has a conversation of their own, and the guest keeps theirs', () => {
  const [guest, other, again, otherAgain] = chatsOf([
    mail({ rfcMessageId: '<1>' }),
    cleaner({ rfcMessageId: '<c1>', inReplyTo: '<1>', references: ['<1>'] }),
    mail({ rfcMessageId: '<2>', inReplyTo: '<1>', subject: 'x' }),
    cleaner({ rfcMessageId: '<c2>', references: ['<1>', '<c1>'], subject: 'y' }),
  ])
  expect(other).not.toBe(guest)
  expect([again, otherAgain]).toEqual([guest, other])
})

test('whoever names a mail before it comes does not keep its sender from it', () => {
  const [, guest, again] = chatsOf([
    cleaner({ rfcMessageId: '<c1>', references: ['<1>'] }),
    mail({ rfcMessageId: '<1>', subject: 'x' }),
    mail({ rfcMessageId: '<2>', inReplyTo: '<1>', subject: 'y' }),
  ])
  expect(again).toBe(guest)
})

test("plain mail does not join a relay's conversation by naming its mails, whoever sends it", () => {
  const relayed = mail({ rfcMessageId: '<1>', threadKey: 'airbnb:thread:1', peer: 'express@airbnb.com' })
  for (const peer of ['cleaner@x.test', 'express@airbnb.com']) {
    expect(areTogether([relayed, mail({ rfcMessageId: '<2>', inReplyTo: '<1>', peer, subject: 'x' })])).toBe(false)
  }
})

test.each([
  ['a bounce', { isAutomatic: true, peer: 'mailer-daemon@mx.test' }],
  ['a copy of what the host wrote', { isAutomatic: true, fromSelf: true, peer: 'host@casa.test' }],
])('%s stands where the mail stands that it names', (_, fields) => {
  expect(areTogether([mail({ rfcMessageId: '<1>' }), mail({ rfcMessageId: '<2>', inReplyTo: '<1>', ...fields })])).toBe(
    true,
  )
})

test('a WhatsApp guest is known by either name, and by no id of a message', () => {
  const number = mail({
    channel: 'whatsapp',
    peer: '39333',
    aliases: ['wa:phone:39333', 'wa:user:IT.1'],
    rfcMessageId: 'wamid.1',
  })
  expect(areTogether([number, mail({ channel: 'whatsapp', peer: 'IT.1', aliases: ['wa:user:IT.1'] })])).toBe(true)
  const other = mail({
    channel: 'whatsapp',
    peer: '39444',
    aliases: ['wa:phone:39444'],
    inReplyTo: 'wamid.1',
    subject: '',
  })
  expect(areTogether([number, other])).toBe(false)
})
