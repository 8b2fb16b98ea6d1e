import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { writeHostReply } from '#prisma/messages/write-host-reply.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { answerOnce } from './answer-once.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'

const { api, anna } = await apiWithHosts({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
const sourceId = (await givenSource(anna)).id

const request = (chatId: string, key: string, text = 'Ciao') =>
  ['writeManualReply', { params: { id: chatId }, body: { text } }, { headers: { 'idempotency-key': key } }] as const
const reply = (...asked: Parameters<typeof request>) => anna.ask(...request(...asked))
const attempt = (...asked: Parameters<typeof request>) => anna.attempt(...request(...asked))
const repliesIn = (chatId: string) => asOwner().message.findMany({ where: { chatId, kind: 'host_reply' } })

/** What the route of a manual reply gives its verb, for a request with this key. */
function contextOf(chatId: string, key: string): HostContext {
  const request = { headers: { 'idempotency-key': key }, params: { id: chatId }, body: { text: 'Ciao' } }
  const host = { id: anna.id, kcSub: anna.kcSub }
  return { deps: api.deps, host, idempotencyKey: idempotencyKeyOf(calls.writeManualReply, request) } as HostContext
}

test('a connection that dies between the effect and its answer leaves neither, and the retry sends one', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  const dying = answerOnce(contextOf(chat.id, key), async (tx) => {
    const facts = { hostId: anna.id, chatId: chat.id, by: { actor: anna.kcSub }, now: new Date(), undoSeconds: 5 }
    await writeHostReply(tx, { ...facts, id: randomUUID(), text: 'Ciao' })
    const [{ pid } = { pid: 0 }] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`
    await asOwner().$queryRaw`select pg_terminate_backend(${pid}::int)`
    return {}
  })
  await expect(dying).rejects.toThrow()
  expect(await repliesIn(chat.id)).toEqual([])
  const first = await reply(chat.id, key)
  expect(await reply(chat.id, key)).toEqual(first)
  expect(await repliesIn(chat.id)).toHaveLength(1)
})

test('twenty at once under one key get the one answer', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => reply(chat.id, key)))
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect(await repliesIn(chat.id)).toHaveLength(1)
})

test('an answer stands whatever has become of its message since', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  const { id } = await reply(chat.id, key)
  await anna.ask('undoSend', { params: { id } })
  expect(await reply(chat.id, key)).toMatchObject({ id, status: 'approved' })
  expect(await repliesIn(chat.id)).toMatchObject([{ id, status: 'discarded' }])
})

test('another request under the key is refused while the first still runs', async () => {
  const [chat, other] = [await givenChat(anna, { sourceId }), await givenChat(anna, { sourceId })]
  const key = randomUUID()
  const answers = await Promise.all([attempt(chat.id, key), attempt(other.id, key)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

test('a key that was kept for a week is another request’s', async () => {
  const chat = await givenChat(anna, { sourceId })
  const key = randomUUID()
  const first = await reply(chat.id, key)
  expect((await attempt(chat.id, key, 'Altro')).status).toBe(422)
  const createdAt = new Date(Date.now() - 7.01 * 24 * 3_600_000)
  await asOwner().idempotencyKey.updateMany({ where: { hostId: anna.id, key }, data: { createdAt } })
  const second = await reply(chat.id, key, 'Altro')
  expect([second.text, second.id === first.id]).toEqual(['Altro', false])
  expect(await reply(chat.id, key, 'Altro')).toEqual(second)
})

test('what was refused under a key stays refused under it, whatever has become of the message since', async () => {
  const chat = await givenChat(anna, { sourceId })
  const { id } = await givenDraft(chat, { status: 'sent' })
  const resend = (key: string) =>
    anna.attempt('resendMessage', { params: { id }, body: {} }, { headers: { 'idempotency-key': key } })
  const key = randomUUID()
  expect(await resend(key)).toMatchObject({ status: 409, body: { code: 'settled_before', params: { status: 'sent' } } })
  await asOwner().message.update({ where: { id }, data: { status: 'failed' } })
  expect(await resend(key)).toMatchObject({ status: 409, body: { code: 'settled_before', params: { status: 'sent' } } })
  expect((await asOwner().message.findUniqueOrThrow({ where: { id } })).status).toBe('failed')
  expect(await resend(randomUUID())).toMatchObject({ status: 200 })
})

test('a refusal keeps nothing of what it had written, and the draft that it told', async () => {
  const chat = await givenChat(anna, { sourceId })
  const draft = await givenDraft(chat, { version: 7 })
  const key = randomUUID()
  const approve = () =>
    anna.attempt(
      'approveDraft',
      { params: { id: draft.id }, body: { version: 6 } },
      { headers: { 'idempotency-key': key } },
    )
  const told = { status: 409, body: { code: 'draft_changed', draft: { id: draft.id, version: 7 } } }
  expect(await approve()).toMatchObject(told)
  await asOwner().message.update({ where: { id: draft.id }, data: { version: 6 } })
  expect(await approve()).toMatchObject(told)
  const refusing = answerOnce(contextOf(chat.id, randomUUID()), async (tx) => {
    await tx.chat.updateMany({ where: { id: chat.id }, data: { title: 'Half written' } })
    throw new AppError('rule_refused', { code: 'idempotency_key_reused' })
  })
  await expect(refusing).rejects.toThrow(AppError)
  expect((await asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } })).title).not.toBe('Half written')
})
