import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MessageView } from '#api/contract/messages.ts'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import {
  asOwner,
  auditsOf,
  closeOwner,
  givenChat,
  givenDraft,
  givenGuestMessage,
  givenSource,
} from '#tests/api/given.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import type { Call, RunningApi } from '#tests/safety/running-api.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'

let api: RunningApi
let anna: HostAtApi
let bruno: HostAtApi
let sourceId: string

beforeAll(async () => {
  api = await runConformingApi()
  anna = await newHost(api)
  bruno = await newHost(api)
  sourceId = (await givenSource(anna)).id
})
afterAll(async () => {
  await api.close()
  await closeOwner()
})

const messagesOf = async (chatId: string, query = '') =>
  (await anna.call(`/chats/${chatId}/messages${query}`)).body as MessageView[]
const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })
const post = (host: HostAtApi, path: string, call: Omit<Call, 'method'> = {}) =>
  host.call(path, { method: 'POST', ...call })
/** What runs is listed a moment after it was started. */
const SOON = { timeout: 10_000, interval: 100 }
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
    let path: string | undefined = `/chats/${chat.id}/messages?limit=3`
    while (path !== undefined) {
      const answer = await anna.call(path)
      seen.unshift(...(answer.body as MessageView[]).map(({ id }) => id))
      path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(made)
  })

  test('reading the newest page marks the chat as read; an older page does not', async () => {
    const chat = await givenChat(anna, { sourceId, unreadCount: 2 })
    for (let index = 0; index < 3; index++) await givenGuestMessage(chat)
    const first = await anna.call(`/chats/${chat.id}/messages?limit=2`)
    expect((await anna.call(`/chats/${chat.id}`)).body).toMatchObject({ unreadCount: 0 })
    await asOwner().chat.update({ where: { id: chat.id }, data: { unreadCount: 5 } })
    await anna.call(/<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '')
    expect((await anna.call(`/chats/${chat.id}`)).body).toMatchObject({ unreadCount: 5 })
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
      const answer = await bruno.call(`/chats/${id}/messages`)
      expect([answer.status, (answer.body as { error: string }).error]).toEqual([404, 'Chat not found'])
    }
    expect((await anna.call(`/chats/${chat.id}`)).body).toMatchObject({ unreadCount: 1 })
  })

  test('an unreadable mail is downloaded byte by byte, as text that runs nowhere', async () => {
    const chat = await givenChat(anna, { sourceId })
    const raw = Buffer.from([0x3c, 0x73, 0x63, 0x72, 0xff, 0x00, 0xe9])
    const stub = await givenGuestMessage(chat, { status: 'unreadable', raw })
    expect((await messagesOf(chat.id))[0]).toMatchObject({ hasRaw: true })
    const answer = await anna.call(`/messages/${stub.id}/raw`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-length')).toBe(String(raw.length))
    expect((await bruno.call(`/messages/${stub.id}/raw`)).status).toBe(404)
    expect((await anna.call(`/messages/${(await givenGuestMessage(chat)).id}/raw`)).status).toBe(404)
  })
})

let serial = Date.now() % 1_000_000_000

describe('a reply by hand', () => {
  test('is stored, settles what was open, is on its way, and is audited', async () => {
    const chat = await givenChat(anna, { sourceId, unreadCount: 1 })
    const open = await givenDraft(chat)
    const approved = await givenDraft(chat, { status: 'approved' })
    const answer = await post(anna, `/chats/${chat.id}/manual-reply`, { body: { text: 'Si, certo.' } })
    expect(answer.status).toBe(201)
    const reply = answer.body as MessageView
    expect(reply).toMatchObject({
      kind: 'host_reply',
      status: 'approved',
      text: 'Si, certo.',
      is_from_ai: false,
      undoUntil: expect.any(String),
    })
    expect((await rowOf(reply.id)).seq).toBe(2)
    expect((await rowOf(reply.id)).wakeOwedAt).not.toBeNull()
    expect((await rowOf(open.id)).status).toBe('superseded')
    expect((await rowOf(approved.id)).status).toBe('approved')
    await expect.poll(() => isRunning(deliverWorkflowId(reply.id)), SOON).toBe(true)
    expect((await auditsOf(anna, 'chat.manual_reply')).at(-1)).toMatchObject({ subject: reply.id })
  })

  test.each(['', '  \n ', 'a\u0000b', 'x'.repeat(20_001)])('of %j is refused', async (text) => {
    const chat = await givenChat(anna, { sourceId })
    expect((await post(anna, `/chats/${chat.id}/manual-reply`, { body: { text } })).status).toBe(400)
    expect(await messagesOf(chat.id)).toEqual([])
  })

  test("into another host's chat is not found", async () => {
    const chat = await givenChat(anna, { sourceId })
    expect((await post(bruno, `/chats/${chat.id}/manual-reply`, { body: { text: 'Ciao' } })).status).toBe(404)
    expect(await messagesOf(chat.id)).toEqual([])
  })

  test('into a chat whose source was deleted, or to a WhatsApp guest who was silent for a day, or always, is refused', async () => {
    const gone = await givenSource(anna, { deletedAt: new Date() })
    const dead = await givenChat(anna, { sourceId: gone.id })
    expect((await post(anna, `/chats/${dead.id}/manual-reply`, { body: { text: 'Ciao' } })).status).toBe(422)
    const number = await givenSource(anna, { type: 'whatsapp' })
    const silent = await givenChat(anna, { sourceId: number.id, channel: 'whatsapp' })
    expect((await post(anna, `/chats/${silent.id}/manual-reply`, { body: { text: 'Ciao' } })).status).toBe(422)
    await givenGuestMessage(silent, { createdAt: new Date(Date.now() - 25 * 3_600_000) })
    const answer = await post(anna, `/chats/${silent.id}/manual-reply`, { body: { text: 'Ciao' } })
    expect(answer.body).toMatchObject({ kind: 'rule_refused', error: expect.stringContaining('24 hours') })
  })

  test('twenty at once each get a number of their own', async () => {
    const chat = await givenChat(anna, { sourceId })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(anna, `/chats/${chat.id}/manual-reply`, { body: { text: `${index}` } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const rows = await asOwner().message.findMany({ where: { chatId: chat.id }, select: { seq: true } })
    expect(rows.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    )
  })
})

describe('an Idempotency-Key', () => {
  const reply = (chatId: string, text: string, key: string) =>
    post(anna, `/chats/${chatId}/manual-reply`, { body: { text }, headers: { 'idempotency-key': key } })

  test('of twenty at once sends one', async () => {
    const chat = await givenChat(anna, { sourceId })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply(chat.id, 'Una volta', key)))
    expect(await messagesOf(chat.id)).toHaveLength(1)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect((await reply(chat.id, 'Una volta', key)).body).toEqual(answers.find(({ status }) => status === 201)?.body)
    expect(await messagesOf(chat.id)).toHaveLength(1)
  })

  test('with another request is refused, in another chat as well', async () => {
    const [chat, other] = [await givenChat(anna, { sourceId }), await givenChat(anna, { sourceId })]
    const key = randomUUID()
    await reply(chat.id, 'Uno', key)
    expect((await reply(chat.id, 'Due', key)).status).toBe(422)
    expect((await reply(other.id, 'Uno', key)).status).toBe(422)
  })

  test('of a failed request may be used again, and is each host’s own', async () => {
    const chat = await givenChat(bruno)
    const key = randomUUID()
    expect((await reply(chat.id, 'Ciao', key)).status).toBe(404)
    expect((await reply((await givenChat(anna, { sourceId })).id, 'Ciao', key)).status).toBe(201)
    const theirs = await post(bruno, `/chats/${chat.id}/manual-reply`, {
      body: { text: 'Ciao' },
      headers: { 'idempotency-key': key },
    })
    expect(theirs.status).toBe(201)
  })

  test('of a form that is none is refused', async () => {
    const chat = await givenChat(anna, { sourceId })
    expect((await reply(chat.id, 'Ciao', 'x'.repeat(201))).status).toBe(400)
  })
})

describe('sending again', () => {
  test.each(['failed', 'held', 'outcome_unknown'] as const)(
    'what is %s is approved again and on its way',
    async (status) => {
      const chat = await givenChat(anna, { sourceId, lastMessageStatus: status })
      const draft = await givenDraft(chat, { status })
      const answer = await post(anna, `/messages/${draft.id}/resend`)
      expect(answer.body).toMatchObject({ status: 'approved', version: 2, undoUntil: null })
      expect((await anna.call(`/chats/${chat.id}`)).body).toMatchObject({ lastMessageStatus: 'approved' })
      await expect.poll(() => isRunning(replyWorkflowId(draft.answersId ?? '')), SOON).toBe(true)
      expect((await post(anna, `/messages/${draft.id}/resend`)).status).toBe(409)
      expect((await auditsOf(anna, 'message.resend')).at(-1)).toMatchObject({
        subject: draft.id,
        detail: { was: status },
      })
    },
  )

  test.each(['pending', 'sent', 'discarded', 'superseded'] as const)('what is %s is a conflict', async (status) => {
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { status })
    expect((await post(anna, `/messages/${draft.id}/resend`)).status).toBe(409)
    expect((await rowOf(draft.id)).status).toBe(status)
  })

  test('asked ten times at once it starts one, and another host starts none', async () => {
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { status: 'failed' })
    expect((await post(bruno, `/messages/${draft.id}/resend`)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(anna, `/messages/${draft.id}/resend`)))
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
    expect((await post(bruno, `/messages/${draft.id}/confirm-sent`)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(anna, `/messages/${draft.id}/confirm-sent`)))
    for (const answer of answers) expect(answer.body).toMatchObject({ status: 'sent', deliveryFault: null })
    expect((await asOwner().delivery.findUniqueOrThrow({ where: { id: delivery.id } })).state).toBe('sent')
    expect((await auditsOf(anna, 'message.confirm_sent')).filter(({ subject }) => subject === draft.id)).toHaveLength(1)
  })

  test('about anything else is a conflict', async () => {
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { status: 'failed' })
    expect((await post(anna, `/messages/${draft.id}/confirm-sent`)).status).toBe(409)
  })
})
