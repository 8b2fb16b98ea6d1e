import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { asOwner } from '#tests/api/given.ts'
import {
  ago,
  answered,
  asked,
  chats,
  codes,
  guest,
  rows,
  statusOf,
  whatsappOf,
} from '#tests/mailbox/whatsapp-conversation.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

let cloud: WhatsappStandIn
let bench: SendBench
let arrives: ReturnType<typeof whatsappOf>['arrives']
let messages: ReturnType<typeof whatsappOf>['messages']
let echoes: ReturnType<typeof whatsappOf>['echoes']
let history: ReturnType<typeof whatsappOf>['history']
let askedWithDraft: ReturnType<typeof whatsappOf>['askedWithDraft']
beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  bench = await openSendBench(inject('parts'), { whatsappUrl: cloud.url })
  ;({ arrives, messages, echoes, history, askedWithDraft } = whatsappOf(bench))
})
afterAll(async () => {
  await Promise.all([cloud.close(), bench.close()])
})

test('an edited message is the guest’s newer word: it overtakes the draft, and the old words are asked no more', async () => {
  const { source, question, draft } = await askedWithDraft()
  const edit = {
    original_message_id: question.id,
    message: { type: 'text', text: { body: 'C’è il parcheggio per due?' } },
  }
  await messages(source, { id: 'edit-1', from: guest, timestamp: ago(0), type: 'edit', edit })
  expect(await statusOf(draft)).toBe('superseded')
  const [before, after] = (await rows(source)).filter(({ kind }) => kind === 'guest')
  expect(after).toMatchObject({
    text: 'C’è il parcheggio per due?',
    isAutomatic: false,
    inReplyTo: question.id,
    seq: 2,
  })
  expect([codes(before?.reasons), codes(after?.reasons)]).toEqual([['was_edited'], ['message_edited']])
  expect(before).toMatchObject({ text: 'C’è il parcheggio?', isAutomatic: true })
})

test('a withdrawn message is shown as withdrawn, and what would leave by itself waits for the host', async () => {
  const { source, question, draft } = await askedWithDraft()
  const revoke = { original_message_id: question.id }
  await messages(source, { id: 'revoke-1', from: guest, timestamp: ago(0), type: 'revoke', revoke })
  await claimSend(bench.deps, { hostId: bench.hostId, messageId: draft })
  const draftRow = await asOwner().message.findUniqueOrThrow({ where: { id: draft } })
  expect([draftRow.status, draftRow.deadlineAt]).toEqual(['pending', null])
  expect(codes(draftRow.reasons)).toContain('guest_withdrew')
  const stored = (await rows(source)).filter(({ kind }) => kind === 'guest')
  expect(stored.map(({ reasons }) => codes(reasons))).toEqual([['was_withdrawn'], ['message_withdrawn']])
})

test('nobody changes the message of another guest', async () => {
  const { source, question, draft } = await askedWithDraft()
  const revoke = { original_message_id: question.id }
  await messages(source, { id: 'revoke-2', from: '390000000000', timestamp: ago(0), type: 'revoke', revoke })
  const [before] = await rows(source)
  expect([codes(before?.reasons), await statusOf(draft)]).toEqual([[], 'scheduled'])
})

test('what the host writes on the phone is their reply: it overtakes the draft, and no guest’s chat begins with it', async () => {
  const { source, draft, chatId } = await askedWithDraft('pending')
  const reply = answered('Sì, c’è posto. Ti faccio sapere domani se è coperto.')
  await echoes(source, reply)
  await echoes(source, reply)
  expect(await statusOf(draft)).toBe('superseded')
  const found = (await rows(source)).filter(({ kind }) => kind === 'host_reply')
  expect(found).toMatchObject([{ status: 'sent', chatId, text: reply.text.body, seq: 2, recipient: guest }])
  expect(await chats(source)).toMatchObject([{ email: guest, headSeq: 2, unreadCount: 0, lastMessageStatus: 'sent' }])
  expect(await asOwner().deferral.count({ where: { chatId } })).toBe(1)
  await echoes(source, answered('È coperto: il parcheggio è in garage.'))
  expect(await asOwner().deferral.findMany({ where: { chatId } })).toMatchObject([{ settledAs: 'answered' }])
})

test('a conversation that the host begins on the phone is the guest’s, and their answer joins it', async () => {
  const source = await addWhatsapp(bench)
  await echoes(source, answered('Buongiorno, a che ora arrivate?'))
  await messages(source, asked('Alle 15'))
  expect(await chats(source)).toMatchObject([{ email: guest, replyTo: guest, headSeq: 2 }])
  expect((await rows(source)).map(({ kind }) => kind)).toEqual(['host_reply', 'guest'])
})

test('a reply of the host’s that comes after a newer question leaves that question open', async () => {
  const { source, draft } = await askedWithDraft('pending', 'E l’ascensore?', 1)
  await echoes(source, answered('Sì, c’è il parcheggio', 5))
  expect(await statusOf(draft)).toBe('pending')
  expect(await chats(source)).toMatchObject([{ headSeq: 1 }])
})

test.each([
  ['a reaction', { type: 'reaction', text: undefined, reaction: { message_id: 'x', emoji: '👍' } }, 'sent_reaction'],
  [
    'what the host takes back',
    { type: 'revoke', text: undefined, revoke: { original_message_id: 'x' } },
    'message_withdrawn',
  ],
])('%s on the phone answers nothing, and is shown', async (_, content, code) => {
  const { source, draft } = await askedWithDraft('pending')
  await echoes(source, { ...answered(''), ...content })
  expect(await statusOf(draft)).toBe('pending')
  const found = (await rows(source)).filter(({ kind }) => kind === 'host_reply')
  expect(found.map(({ reasons }) => codes(reasons))).toEqual([[code]])
})

test('history is shown as it was said, answered by nobody, and overtakes nothing', async () => {
  const { source, draft, chatId } = await askedWithDraft()
  const old = [asked('Aiuto, c’è un incendio!', 30), answered('Chiami il 115', 20), asked('Tutto bene, grazie', 10)]
  await history(source, ...old)
  await history(source, ...old)
  expect(await chats(source)).toMatchObject([{ id: chatId, unreadCount: 1, lastMessageText: 'C’è il parcheggio?' }])
  expect((await rows(source)).map(({ kind, text }) => [kind, text])).toEqual([
    ['guest', 'Aiuto, c’è un incendio!'],
    ['host_reply', 'Chiami il 115'],
    ['guest', 'Tutto bene, grazie'],
    ['guest', 'C’è il parcheggio?'],
    ['draft', 'Sì, in giardino.'],
  ])
  expect(await asOwner().emergency.count({ where: { chatId } })).toBe(0)
  const unanswered = await asOwner().unansweredMessage.count({ where: { message: { chatId } } })
  expect([unanswered, await statusOf(draft)]).toEqual([1, 'scheduled'])
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId: draft })
  expect(claim.outcome).toBe('send')
})

test('history of a guest who is not known yet is one chat, theirs, also where only the host wrote', async () => {
  const source = await addWhatsapp(bench)
  await history(source, answered('Benvenuti!', 60 * 24 * 30))
  expect(await chats(source)).toMatchObject([{ email: guest, unreadCount: 0, lastMessageText: 'Benvenuti!' }])
  await messages(source, asked('Grazie! A che ora il check-in?'))
  expect(await chats(source)).toHaveLength(1)
})

test('what WhatsApp tells of our own sends is no reply of the phone’s', async () => {
  const { source, draft, chatId } = await askedWithDraft('pending')
  const sendKey = crypto.randomUUID()
  const delivery = {
    hostId: bench.hostId,
    chatId,
    messageId: draft,
    sendKey,
    state: 'sent' as const,
    providerId: 'wamid.own',
  }
  await asOwner().delivery.create({ data: delivery })
  await echoes(source, { ...answered('Sì, in giardino.'), id: 'wamid.own' })
  expect((await rows(source)).filter(({ kind }) => kind === 'host_reply')).toEqual([])
})

test('what holds the place of a file, and the file, are both shown', async () => {
  const source = await addWhatsapp(bench)
  const place = { id: 'wamid.file', from: guest, timestamp: ago(60), type: 'media_placeholder' }
  await history(source, place)
  const image = { id: '1', caption: 'La porta' }
  await arrives(source, 'history', { messages: [{ ...place, type: 'image', image }] })
  expect((await rows(source)).map(({ text }) => text)).toEqual(['', 'La porta'])
})

test.each([
  ['a message in a group', { ...asked('C’è il parcheggio?'), group_id: 'g' }, 'said_in_group'],
  [
    'a kind that nobody knows',
    { id: 'h', from: guest, timestamp: ago(0), type: 'hologram', hologram: {} },
    'parts_unread',
  ],
])('%s is in doubt: nothing follows it by itself', async (_, message, code) => {
  const source = await addWhatsapp(bench)
  await messages(source, message)
  const [row] = await rows(source)
  expect(codes(row?.doubts)).toEqual([code])
})

test('an id that comes again for another guest, or with other words, is another message; the same is not', async () => {
  const source = await addWhatsapp(bench)
  const first = asked('A che ora il check-in?')
  const others = [
    { ...first, from: '390000000001' },
    { ...first, text: { body: 'E il check-out?' } },
  ]
  await messages(source, first, ...others, first)
  await messages(source, first, ...others)
  expect((await rows(source)).map(({ text }) => text).toSorted()).toEqual([
    'A che ora il check-in?',
    'A che ora il check-in?',
    'E il check-out?',
  ])
  expect(await chats(source)).toHaveLength(2)
})

test('a guest who changes their number goes on in the same conversation', async () => {
  const source = await addWhatsapp(bench)
  await messages(source, asked('Buongiorno'))
  const system = { body: 'Marco changed', wa_id: '393339999999', type: 'user_changed_number' }
  await messages(source, { ...asked(''), type: 'system', text: undefined, system })
  await messages(source, { ...asked('Sono sempre io'), from: '393339999999' })
  expect(await chats(source)).toMatchObject([{ replyTo: '393339999999' }])
})

test('a question of before the host’s word on the phone waits for the host, in whatever order both are told', async () => {
  const source = await addWhatsapp(bench)
  await echoes(source, answered('No, il parcheggio è chiuso.', 1))
  await messages(source, asked('C’è il parcheggio?', 2))
  await messages(source, asked('E il Wi-Fi?', 0))
  const doubts = (await rows(source)).filter(({ kind }) => kind === 'guest').map((row) => codes(row.doubts))
  expect(doubts.toSorted((one, other) => other.length - one.length)).toEqual([['answered_elsewhere'], []])
})
