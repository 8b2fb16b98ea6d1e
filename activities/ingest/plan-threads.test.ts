import { expect, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage, Relay } from '#activities/channels/incoming-message.ts'
import { planThreads } from '#activities/ingest/plan-threads.ts'
import type { ChatFacts, ThreadLookup } from '#activities/ingest/thread-plan.ts'

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
  ['one of its thread at their server', mail({ rfcMessageId: '<2>', subject: 'x', threadHint: 'thread:1' })],
  ['the same subject and sender', mail({ rfcMessageId: '<2>', subject: 'R: Re: Una domanda sulla casa' })],
  [
    'the same subject 29 days later',
    mail({ rfcMessageId: '<2>', writtenAt: new Date(at(20).getTime() + 29 * 86_400_000) }),
  ],
])('a mail and %s are one conversation, in either order', (_, other) => {
  const first = mail({ rfcMessageId: '<1>', threadHint: 'thread:1' })
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
  ['the same thread from somebody else', mail({ rfcMessageId: '<2>', threadHint: 'thread:1', peer: 'b@guest.test' })],
  [
    'the same thread for another mail',
    mail({ rfcMessageId: '<2>', threadHint: 'thread:1', subject: 'x', inReplyTo: '<9>' }),
  ],
  [
    'the same thread by a machine',
    mail({ rfcMessageId: '<2>', threadHint: 'thread:1', subject: 'x', isAutomatic: true }),
  ],
  ["a machine's mail", mail({ rfcMessageId: '<2>', isAutomatic: true })],
])('a mail and %s are two conversations', (_, other) => {
  expect(areTogether([mail({ rfcMessageId: '<1>', threadHint: 'thread:1' }), other])).toBe(false)
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

/** A chat that is stored, with what tells it apart. */
const stored = (nth: number, facts: Partial<ChatFacts> = {}): ChatFacts => ({
  ...{ createdAt: nth, isNew: false, propertyId: null, stay: null, code: null, replyAddress: null, names: [] },
  ...facts,
})
const plain = (chatId: string, peer = 'a@guest.test') => ({
  ...{ chatId, threadKey: `mail:${chatId}`, sender: 'Anna Rossi', peer, isRelayed: false },
})
/** Stored chats, the older first, and the mails that name each. */
function threeChats(facts: Partial<ChatFacts>[] = [], peers: string[] = []): ThreadLookup {
  const known = nothing()
  ;['x', 'y', 'z'].forEach((chatId, at) => {
    known.byReference.set(`<${chatId}>`, [plain(chatId, peers[at])])
    known.facts.set(chatId, stored(at, facts[at]))
  })
  return known
}
const names = (...ids: string[]) => mail({ name: 'Anna', rfcMessageId: '<b>', references: ids, subject: 'ponte' })

test.each([
  ['in its order', ['<x>', '<y>']],
  ['in the other', ['<y>', '<x>']],
])('a mail that names mails of two chats of its sender %s merges them into the older', (_, ids) => {
  const { chatOf, merges, newChats } = planThreads([names(...ids)], threeChats(), newId)
  expect(chatOf).toEqual(['x'])
  expect(merges).toEqual([{ from: 'y', into: 'x', by: 0 }])
  expect(newChats.size).toBe(0)
})

test('three chats become the oldest of them', () => {
  const { chatOf, merges } = planThreads([names('<z>', '<y>', '<x>')], threeChats(), newId)
  expect(chatOf).toEqual(['x'])
  expect(merges.map(({ from, into }) => [from, into]).toSorted()).toEqual([
    ['y', 'x'],
    ['z', 'x'],
  ])
})

test('two mails of one batch merge three chats, and what refers to one that went stands in the one that stayed', () => {
  const { chatOf, merges } = planThreads(
    [
      names('<y>', '<z>'),
      mail({ rfcMessageId: '<c>', name: 'Anna', references: ['<z>'], subject: 'dopo' }),
      names('<x>', '<y>'),
    ],
    threeChats(),
    newId,
  )
  expect(chatOf).toEqual(['x', 'x', 'x'])
  expect(merges).toEqual([
    { from: 'z', into: 'y', by: 0 },
    { from: 'y', into: 'x', by: 2 },
  ])
})

test('a chat that the batch began becomes part of a stored one, and nothing of it is to be merged', () => {
  const { chatOf, merges, newChats, newReferences } = planThreads(
    [mail({ rfcMessageId: '<n>', name: 'Anna', subject: 'nuovo' }), names('<n>', '<x>')],
    threeChats(),
    newId,
  )
  expect([chatOf, merges, newChats.size]).toEqual([['x', 'x'], [], 0])
  expect(new Set(newReferences.map(({ chatId }) => chatId))).toEqual(new Set(['x']))
})

test.each<[string, Partial<ChatFacts>[], string[]]>([
  ['one chat is of another address', [], ['a@guest.test', 'b@guest.test']],
  ['they are of two houses', [{ propertyId: 'p1' }, { propertyId: 'p2' }], []],
  ['somebody vouches for two stays', [{ stay: '2026-12-01 2026-12-05' }, { stay: '2027-01-01 2027-01-05' }], []],
  ['they are of two reservations', [{ code: 'A' }, { code: 'B' }], []],
  ['they are answered at two addresses', [{ replyAddress: 'a' }, { replyAddress: 'b' }], []],
])('two chats stay apart where %s', (_, facts, peers) => {
  expect(planThreads([names('<x>', '<y>')], threeChats(facts, peers), newId).merges).toEqual([])
})

test.each<[string, Partial<IncomingMessage>]>([
  ["a machine's", { isAutomatic: true }],
  ['one whose From is disowned', { authentication: 'fail' }],
  ['one of our own mailbox', { fromSelf: true }],
  ["WhatsApp's", { channel: 'whatsapp' }],
])('nothing is merged by %s', (_, fields) => {
  expect(planThreads([{ ...names('<x>', '<y>'), ...fields }], threeChats(), newId).merges).toEqual([])
})

/** Two chats of one platform, under names of two kinds. */
function relayed(facts: Partial<ChatFacts>[] = [], senders: (string | null)[] = []): ThreadLookup {
  const known = nothing()
  ;['airbnb:thread:1', 'airbnb:reply:r1'].forEach((threadKey, at) => {
    const chat = { chatId: threadKey, threadKey, sender: senders[at] === undefined ? 'Emma' : senders[at] }
    known.byKey.set(threadKey, chat)
    known.facts.set(chat.chatId, stored(at, facts[at]))
  })
  return known
}
const EMMAS: Relay = {
  ...{ channel: 'airbnb' as const, threadKey: 'airbnb:thread:1', aliases: ['airbnb:reply:r1'], doubt: null },
  ...{ guestName: 'Emma', checkIn: null, checkOut: null, guests: null, listing: null, code: null },
}
const ofAirbnb = (fields: Partial<IncomingMessage> = {}) => {
  const { channel, threadKey, aliases } = EMMAS
  return mail({ channel, threadKey, aliases, relay: EMMAS, authentication: 'pass', ...fields })
}

test('a platform’s mail under two kinds of its names merges their chats', () => {
  const { chatOf, merges } = planThreads([ofAirbnb()], relayed(), newId)
  expect(chatOf).toEqual(['airbnb:thread:1'])
  expect(merges).toEqual([{ from: 'airbnb:reply:r1', into: 'airbnb:thread:1', by: 0 }])
})

test.each<[string, ThreadLookup, IncomingMessage]>([
  ['it is not proved to be the platform’s', relayed(), ofAirbnb({ authentication: 'unproven' })],
  ['one is another guest’s', relayed([], ['Emma', 'Tom']), ofAirbnb()],
  ['nobody knows whose one is', relayed([], ['Emma', null]), ofAirbnb()],
  ['they have two codes', relayed([{ names: ['airbnb:code:HMA'] }, { names: ['airbnb:code:HMB'] }]), ofAirbnb()],
  ['one has another conversation’s number', relayed([{}, { names: ['airbnb:thread:2'] }]), ofAirbnb()],
])('a platform’s mail merges nothing where %s', (_, known, message) => {
  expect(planThreads([message], known, newId).merges).toEqual([])
})
