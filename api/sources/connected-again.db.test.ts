import { describe, expect, test } from 'vitest'
import { EmailSourceView } from '#api/contract/sources.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenGuestMessage } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts({ ALLOWED_PRIVATE_SERVERS: '127.0.0.1,localhost' })

let serial = 0
const mailbox = (more: object = {}) => ({
  name: 'Casa',
  inbound: {
    host: '127.0.0.1',
    port: '3143',
    tls: 'none',
    user: `again-${Date.now()}-${serial++}`,
    pass: 'p',
    ...more,
  },
})
const connect = async (body: object) =>
  EmailSourceView.parse((await anna.attempt('createEmailSource', { body })).body).id
const disconnect = (id: string) => anna.attempt('deleteSource', { params: { id } })
const messageOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })
const isOwed = async (messageId: string) => (await asOwner().unansweredMessage.count({ where: { messageId } })) > 0
const listed = async (id: string) => (await anna.ask('getChat', { params: { id } })).lastMessageStatus
const reply = async (id: string) =>
  (await anna.attempt('writeManualReply', { params: { id }, body: { text: 'Yes, bring the dog.' } })).status
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)

describe('a mailbox that is disconnected and connected again', () => {
  test('owes what it took away, and nothing that has been answered since or is long ago', async () => {
    const body = mailbox()
    const sourceId = await connect(body)
    const chat = () => givenChat(anna, { sourceId, lastMessageStatus: 'pending' })
    const chats = { waiting: await chat(), asked: await chat(), answered: await chat(), old: await chat() }
    const waiting = await givenDraft(chats.waiting)
    const asked = await givenGuestMessage(chats.asked)
    await asOwner().chat.update({ where: { id: chats.asked.id }, data: { lastMessageStatus: 'received' } })
    const answered = await givenDraft(chats.answered)
    const old = await givenDraft(chats.old, { createdAt: daysAgo(40) }, { createdAt: daysAgo(40) })
    await disconnect(sourceId)
    expect([await listed(chats.waiting.id), (await messageOf(waiting.id)).status]).toEqual(['superseded', 'superseded'])
    const since = { kind: 'host_reply', status: 'sent', seq: 2, text: 'On my phone' } as const
    await givenGuestMessage(chats.answered, since)

    expect(await connect(body)).toBe(sourceId)
    expect([await listed(chats.waiting.id), (await messageOf(waiting.id)).status]).toEqual(['pending', 'pending'])
    expect((await messageOf(waiting.id)).deadlineAt?.getTime()).toBeGreaterThan(Date.now() + 60_000)
    expect([await isOwed(asked.id), (await messageOf(asked.id)).status]).toEqual([true, 'received'])
    expect([(await messageOf(answered.id)).status, (await messageOf(old.id)).status]).toEqual([
      'superseded',
      'superseded',
    ])
    expect((await auditsOf(anna, 'draft.restore')).map(({ subject }) => subject)).toEqual([waiting.id])
  })

  test.each([
    ['under another name of its server', (box: ReturnType<typeof mailbox>) => ({ ...box.inbound, host: 'localhost' })],
    ['by its address at another provider', (box) => ({ ...box.inbound, host: 'mail.casa.test' })],
  ])('%s is the same source: its chats go on', async (_, renamed) => {
    const body = mailbox({ user: `Casa-${Date.now()}-${serial++}@casa.test` })
    const sourceId = await connect(body)
    const chat = await givenChat(anna, { sourceId, lastMessageStatus: 'pending' })
    const draft = await givenDraft(chat)
    await asOwner().mailboxCursor.create({
      data: { hostId: anna.id, sourceId, folder: 'INBOX', uidValidity: '1', lastUid: 99n },
    })
    await disconnect(sourceId)
    expect(await reply(chat.id)).toBe(422)
    expect(await connect({ ...body, inbound: renamed(body) })).toBe(sourceId)
    expect([await asOwner().mailboxCursor.count({ where: { sourceId } }), (await messageOf(draft.id)).status]).toEqual([
      0,
      'pending',
    ])
    expect(await reply(chat.id)).toBe(201)
  })

  test('goes on in a source that is pointed at it', async () => {
    const body = mailbox()
    const before = await connect(body)
    const chat = await givenChat(anna, { sourceId: before, lastMessageStatus: 'pending' })
    const draft = await givenDraft(chat)
    const asked = await givenChat(anna, { sourceId: before, lastMessageStatus: 'received' })
    const guest = await givenGuestMessage(asked)
    await disconnect(before)
    const other = mailbox()
    const id = await connect(other)
    expect((await anna.attempt('updateEmailSource', { params: { id }, body })).status).toBe(200)
    expect([(await messageOf(draft.id)).status, (await messageOf(draft.id)).sourceId]).toEqual(['pending', id])
    expect([await isOwed(guest.id), (await messageOf(guest.id)).sourceId]).toEqual([true, id])
    expect(await reply(chat.id)).toBe(201)
  })

  const knownSince = async (id: string) =>
    (await asOwner().messageSource.findUniqueOrThrow({ where: { id } })).connectedAt.getTime()
  const wasConnected = (id: string, connectedAt: Date) =>
    asOwner().messageSource.update({ where: { id }, data: { connectedAt } })

  test.each([
    ['10 days ago is known since then', 10, 10],
    ['a year ago is known for as long as what was asked is still answered', 365, 30],
  ])('that was connected %s, so what came in the meantime is no history', async (_, days, known) => {
    const body = mailbox()
    const id = await connect(body)
    await wasConnected(id, daysAgo(days))
    await disconnect(id)
    await connect(body)
    expect(Math.round((Date.now() - (await knownSince(id))) / 3_600_000)).toBe(known * 24)
  })

  test('is known since its earlier self was, in a source that is pointed at it; another’s past is history', async () => {
    const body = mailbox()
    const before = await connect(body)
    const first = daysAgo(10)
    await wasConnected(before, first)
    await disconnect(before)
    const id = await connect(mailbox())
    await anna.attempt('updateEmailSource', { params: { id }, body })
    expect(await knownSince(id)).toBe(first.getTime())
    await anna.attempt('updateEmailSource', { params: { id }, body: { ...body, name: 'Villa' } })
    expect(await knownSince(id)).toBe(first.getTime())
    await anna.attempt('updateEmailSource', { params: { id }, body: mailbox() })
    expect(await knownSince(id)).toBeGreaterThan(daysAgo(1).getTime())
  })

  test('is taken for no other: not of another host, not another account of the same server', async () => {
    const body = mailbox()
    const sourceId = await connect(body)
    await disconnect(sourceId)
    const ofBruno = await bruno.attempt('createEmailSource', { body })
    expect(EmailSourceView.parse(ofBruno.body).id).not.toBe(sourceId)
    expect(await connect(mailbox())).not.toBe(sourceId)
    expect(await connect({ ...body, inbound: { ...body.inbound, host: 'mail.casa.test' } })).not.toBe(sourceId)
  })
})
