import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { nextPage } from '#api/contract/call.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'

const { api, anna, bruno } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id

const messagesOf = (chatId: string) => anna.ask('listMessages', { params: { id: chatId } })
const unreadOf = async (chatId: string) => (await anna.ask('getChat', { params: { id: chatId } })).unreadCount
const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })
const reply = (host: HostAtApi, chatId: string, { text = 'Ciao', headers = {} } = {}) =>
  host.attempt('writeManualReply', { params: { id: chatId }, body: { text } }, { headers })
const resend = (host: HostAtApi, id: string) => host.attempt('resendMessage', { params: { id }, body: {} })
const confirmSent = (host: HostAtApi, id: string) => host.attempt('confirmSent', { params: { id } })
/** What runs is listed a moment after it was started. */
const SOON = { timeout: 60_000, interval: 100 }
const isRunning = async (workflowId: string) => {
  const { Client, Connection } = await import('@temporalio/client')
  const connection = await Connection.connect({ address: api.deps.config.temporal.address })
  const client = new Client({ connection, namespace: api.deps.config.temporal.namespace })
  const runs = client.workflow.list({ query: `WorkflowId = '${workflowId}' and ExecutionStatus = 'Running'` })
  const { done } = await runs[Symbol.asyncIterator]().next()
  await connection.close()
  return done !== true
}

describe('the messages of a chat', () => {
  test('come in order of time, the newest page first, without gap or repetition', async () => {
    const chat = await givenChat(anna, { sourceId })
    const made: string[] = []
    for (let index = 0; index < 7; index++) {
      const createdAt = new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(index / 2)))
      const id = `00000000-0000-4000-8000-${String(serial++).padStart(12, '0')}`
      made.push((await givenGuestMessage(chat, { id, createdAt, text: `${index}` })).id)
    }
    const seen: string[] = []
    const pages = anna.pages('listMessages', { params: { id: chat.id }, query: { limit: 3 } })
    for await (const page of pages) seen.unshift(...page.map(({ id }) => id))
    expect(seen).toEqual(made)
  })

  test('are read without marking the chat as read, whichever page it is: only saying so does', async () => {
    const chat = await givenChat(anna, { sourceId, unreadCount: 2 })
    for (let index = 0; index < 3; index++) await givenGuestMessage(chat)
    const params = { id: chat.id }
    const first = await anna.attempt('listMessages', { params, query: { limit: 2 } })
    const older = await anna.attempt('listMessages', { params, query: nextPage(first.headers)?.search.slice(1) })
    expect(older.body).toHaveLength(1)
    expect(await unreadOf(chat.id)).toBe(2)
    await anna.ask('markChatRead', { params })
    expect(await unreadOf(chat.id)).toBe(0)
  })

  test('carry the flags of the specification, the evidence, and the wording that the host changed', async () => {
    const chat = await givenChat(anna, { sourceId })
    await givenDraft(chat)
    await givenDraft(chat, { status: 'superseded', text: 'Edited.' })
    const [guest, draft, , edited] = await messagesOf(chat.id)
    expect(guest).toMatchObject({
      kind: 'guest',
      is_from_ai: false,
      is_pending: false,
      sender: 'Mia Keller',
      confidence: null,
    })
    expect(draft).toMatchObject({
      is_from_ai: true,
      is_pending: true,
      is_discarded: false,
      confidence: 6,
      aiText: null,
      sender: null,
    })
    expect(draft?.evidence).toEqual({ topics: ['parking'], claims: [], unknowns: [], risks: [] })
    expect(edited).toMatchObject({
      is_pending: false,
      is_discarded: true,
      aiText: 'Yes, in front of the house.',
      text: 'Edited.',
    })
  })

  test("of another host's chat are not found, and stay unread", async () => {
    const chat = await givenChat(anna, { sourceId, unreadCount: 1 })
    await givenGuestMessage(chat)
    for (const id of [chat.id, randomUUID()]) {
      const answer = await bruno.attempt('listMessages', { params: { id } })
      expect(answer).toMatchObject({ status: 404, body: { error: 'Chat not found' } })
    }
    expect(await unreadOf(chat.id)).toBe(1)
  })

  test('an unreadable mail is downloaded byte by byte, as text that runs nowhere', async () => {
    const chat = await givenChat(anna, { sourceId })
    const raw = Buffer.from([0x3c, 0x73, 0x63, 0x72, 0xff, 0x00, 0xe9])
    const stub = await givenGuestMessage(chat, { status: 'unreadable', raw })
    expect((await messagesOf(chat.id))[0]).toMatchObject({ hasRaw: true })
    const download = (host: HostAtApi, id: string) => host.attempt('downloadRaw', { params: { id } })
    const answer = await download(anna, stub.id)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-length')).toBe(String(raw.length))
    expect((await download(bruno, stub.id)).status).toBe(404)
    expect((await download(anna, (await givenGuestMessage(chat)).id)).status).toBe(404)
  })

  test('a mail that was read is one call away too, as it came, for its host alone', async () => {
    const chat = await givenChat(anna, { sourceId })
    const message = await givenGuestMessage(chat)
    const file = Buffer.from('From: Emma\r\n\r\nCiao <b>')
    await asOwner().messageOriginal.create({
      data: { hostId: anna.id, messageId: message.id, file: gzipSync(file), isWhole: true },
    })
    expect((await messagesOf(chat.id))[0]).toMatchObject({ hasRaw: true })
    const answer = await anna.attempt('downloadRaw', { params: { id: message.id } })
    expect(answer.headers.get('content-length')).toBe(String(file.length))
    expect((await bruno.attempt('downloadRaw', { params: { id: message.id } })).status).toBe(404)
  })
})

let serial = Date.now() % 1_000_000_000

describe('a reply by hand', () => {
  test('is stored, settles what was open, is on its way, and is audited', async () => {
    const chat = await givenChat(anna, { sourceId, unreadCount: 1 })
    const open = await givenDraft(chat)
    const approved = await givenDraft(chat, { status: 'approved' })
    const view = await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Si, certo.' } })
    expect(view).toMatchObject({
      kind: 'host_reply',
      status: 'approved',
      text: 'Si, certo.',
      is_from_ai: false,
      undoUntil: expect.any(String),
    })
    expect((await rowOf(view.id)).seq).toBe(2)
    expect((await rowOf(view.id)).wakeOwedAt).not.toBeNull()
    expect((await rowOf(open.id)).status).toBe('superseded')
    expect((await rowOf(approved.id)).status).toBe('approved')
    await expect.poll(() => isRunning(deliverWorkflowId(view.id)), SOON).toBe(true)
    expect((await auditsOf(anna, 'chat.manual_reply')).at(-1)).toMatchObject({ subject: view.id })
  })

  test.each(['', '  \n ', 'a\u0000b', 'x'.repeat(20_001)])('of %j is refused', async (text) => {
    const chat = await givenChat(anna, { sourceId })
    expect((await reply(anna, chat.id, { text })).status).toBe(400)
    expect(await messagesOf(chat.id)).toEqual([])
  })

  test("into another host's chat is not found", async () => {
    const chat = await givenChat(anna, { sourceId })
    expect((await reply(bruno, chat.id)).status).toBe(404)
    expect(await messagesOf(chat.id)).toEqual([])
  })

  test('into a chat whose source was deleted, or to a WhatsApp guest who was silent for a day, or always, is refused', async () => {
    const gone = await givenSource(anna, { deletedAt: new Date() })
    const dead = await givenChat(anna, { sourceId: gone.id })
    expect((await reply(anna, dead.id)).status).toBe(422)
    const number = await givenSource(anna, { type: 'whatsapp' })
    const silent = await givenChat(anna, { sourceId: number.id, channel: 'whatsapp' })
    expect((await reply(anna, silent.id)).status).toBe(422)
    await givenGuestMessage(silent, { createdAt: new Date(Date.now() - 25 * 3_600_000) })
    const answer = await reply(anna, silent.id)
    expect(answer.body).toMatchObject({ kind: 'rule_refused', error: expect.stringContaining('24 hours') })
  })

  test('twenty at once each get a number of their own', async () => {
    const chat = await givenChat(anna, { sourceId })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reply(anna, chat.id, { text: `${index}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const rows = await asOwner().message.findMany({ where: { chatId: chat.id }, select: { seq: true } })
    expect(rows.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    )
  })
})

describe('an Idempotency-Key', () => {
  const replyUnder = (key: string, chatId: string, text = 'Ciao', host = anna) =>
    reply(host, chatId, { text, headers: { 'idempotency-key': key } })

  test('of twenty at once sends one', async () => {
    const chat = await givenChat(anna, { sourceId })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => replyUnder(key, chat.id)))
    expect(await messagesOf(chat.id)).toHaveLength(1)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect((await replyUnder(key, chat.id)).body).toEqual(answers.find(({ status }) => status === 201)?.body)
    expect(await messagesOf(chat.id)).toHaveLength(1)
  })

  test('with another request is refused, in another chat as well', async () => {
    const [chat, other] = [await givenChat(anna, { sourceId }), await givenChat(anna, { sourceId })]
    const key = randomUUID()
    await replyUnder(key, chat.id, 'Uno')
    expect((await replyUnder(key, chat.id, 'Due')).status).toBe(422)
    expect((await replyUnder(key, other.id, 'Uno')).status).toBe(422)
  })

  test('of a failed request may be used again, and is each host’s own', async () => {
    const chat = await givenChat(bruno)
    const key = randomUUID()
    expect((await replyUnder(key, chat.id)).status).toBe(404)
    expect((await replyUnder(key, (await givenChat(anna, { sourceId })).id)).status).toBe(201)
    expect((await replyUnder(key, chat.id, 'Ciao', bruno)).status).toBe(201)
  })

  test('of a form that is none is refused', async () => {
    const chat = await givenChat(anna, { sourceId })
    expect((await replyUnder('x'.repeat(201), chat.id)).status).toBe(400)
  })
})

describe('sending again', () => {
  test.each(['failed', 'held', 'outcome_unknown'] as const)(
    'what is %s is approved again and on its way',
    async (status) => {
      const chat = await givenChat(anna, { sourceId, lastMessageStatus: status })
      const draft = await givenDraft(chat, { status })
      const answer = await resend(anna, draft.id)
      expect(answer.body).toMatchObject({ status: 'approved', version: 2, undoUntil: null })
      expect(await anna.ask('getChat', { params: { id: chat.id } })).toMatchObject({ lastMessageStatus: 'approved' })
      await expect.poll(() => isRunning(replyWorkflowId(draft.answersId ?? '')), SOON).toBe(true)
      expect((await resend(anna, draft.id)).status).toBe(409)
      expect((await auditsOf(anna, 'message.resend')).at(-1)).toMatchObject({
        subject: draft.id,
        detail: { was: status },
      })
    },
  )

  test.each(['pending', 'sent', 'discarded', 'superseded'] as const)('what is %s is a conflict', async (status) => {
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { status })
    expect((await resend(anna, draft.id)).status).toBe(409)
    expect((await rowOf(draft.id)).status).toBe(status)
  })

  test('asked ten times at once it starts one, and another host starts none', async () => {
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { status: 'failed' })
    expect((await resend(bruno, draft.id)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(anna, draft.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })
})

describe("the host's word that it arrived", () => {
  test('makes an unknown outcome sent, says the same again, and is audited', async () => {
    const chat = await givenChat(anna, { sourceId, lastMessageStatus: 'outcome_unknown' })
    const draft = await givenDraft(chat, { status: 'outcome_unknown' })
    const fault = { code: 'answer_lost', params: {} }
    const delivery = await asOwner().delivery.create({
      data: { hostId: anna.id, messageId: draft.id, chatId: chat.id, sendKey: randomUUID(), state: 'unknown', fault },
    })
    expect((await messagesOf(chat.id)).at(-1)).toMatchObject({ deliveryFault: fault })
    expect((await confirmSent(bruno, draft.id)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirmSent(anna, draft.id)))
    for (const answer of answers) expect(answer.body).toMatchObject({ status: 'sent', deliveryFault: null })
    expect((await asOwner().delivery.findUniqueOrThrow({ where: { id: delivery.id } })).state).toBe('sent')
    expect((await auditsOf(anna, 'message.confirm_sent')).filter(({ subject }) => subject === draft.id)).toHaveLength(1)
  })

  test('about anything else is a conflict', async () => {
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { status: 'failed' })
    expect((await confirmSent(anna, draft.id)).status).toBe(409)
  })
})
