import { afterAll, describe, expect, test } from 'vitest'
import { addressOf } from '#prisma/reply-address.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { runReplyWorker } from '#tests/api/reply-worker.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'
import { ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'

/** Long enough that nothing of this file ever leaves. */
const UNDO_SECONDS = '300'

const { anna, bruno } = await apiWithHosts({ UNDO_SECONDS, SETTLE_SECONDS: '0' })
const stopWorker = await runReplyWorker({ UNDO_SECONDS })
const sourceId = (await givenSource(anna)).id
afterAll(() => stopWorker())

const approve = (host: HostAtApi, id: string, body?: object, headers = {}) =>
  host.attempt('approveDraft', { params: { id }, body }, { headers })
const discard = (host: HostAtApi, id: string, body?: object) => host.attempt('discardDraft', { params: { id }, body })
/** What a busy PostgreSQL had no time for has not happened, and the answer says so: whoever asked asks again. */
async function untilDecided<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask()
  return answer.status === 503 ? untilDecided(ask) : answer
}
const undo = (host: HostAtApi, id: string) => host.attempt('undoSend', { params: { id } })
const newDraft = async (more: object = {}) => givenDraft(await givenChat(anna, { sourceId }), more)
const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })

describe('approving a draft', () => {
  test('is answered with the truth, audited once, and the same answer again', async () => {
    const draft = await newDraft()
    const answer = await approve(anna, draft.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'approved',
      is_pending: false,
      approvedByHost: true,
      undoUntil: expect.any(String),
    })
    expect((await approve(anna, draft.id)).body).toMatchObject({ status: 'approved' })
    const audits = (await auditsOf(anna, 'draft.approve')).filter(({ subject }) => subject === draft.id)
    expect(audits).toMatchObject([{ actor: anna.kcSub }])
  })

  test("with the host's own wording sends that, and keeps the AI's", async () => {
    const draft = await newDraft()
    const edited = { params: { id: draft.id }, body: { text: 'Sì, davanti a casa.' } }
    expect(await anna.ask('approveDraft', edited)).toMatchObject({
      text: 'Sì, davanti a casa.',
      aiText: 'Yes, in front of the house.',
    })
    expect((await approve(anna, draft.id, { text: 'Altro testo' })).status).toBe(409)
    expect((await rowOf(draft.id)).text).toBe('Sì, davanti a casa.')
  })

  test("another host's draft is not found, and still waits", async () => {
    const draft = await newDraft()
    const answer = await approve(bruno, draft.id)
    expect([answer.status, answer.body]).toMatchObject([404, { error: 'Message not found' }])
    expect((await rowOf(draft.id)).status).toBe('pending')
  })

  test.each([
    ['superseded', 'There is a newer message in this chat'],
    ['discarded', 'This message was already discarded'],
    ['fallback_sent', 'The deadline passed and the fallback message went out instead'],
  ] as const)('of what is %s says what came first', async (status, text) => {
    const draft = await newDraft({ status })
    const answer = await approve(anna, draft.id)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { kind: 'conflict', error: text, code: 'settled_before', params: { status } },
    ])
  })

  test.each([{ text: '' }, { text: ' ' }, { text: 7 }])('with %j for a wording is refused', async (body) => {
    const draft = await newDraft()
    expect((await approve(anna, draft.id, body)).status).toBe(400)
    expect((await rowOf(draft.id)).status).toBe('pending')
  })

  test("of a guest's message is a conflict", async () => {
    const draft = await newDraft()
    expect((await approve(anna, draft.answersId ?? '')).status).toBe(409)
  })

  test('twenty times at once under one key approves once', async () => {
    const draft = await newDraft()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => approve(anna, draft.id, undefined, { 'idempotency-key': draft.id })),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await rowOf(draft.id)).version).toBe(2)
  })
})

describe('discarding a draft', () => {
  test('is answered with the truth, and the same answer again', async () => {
    const draft = await newDraft()
    expect((await discard(anna, draft.id)).body).toMatchObject({ status: 'discarded', is_discarded: true })
    expect((await discard(anna, draft.id)).body).toMatchObject({ status: 'discarded' })
    expect((await auditsOf(anna, 'draft.discard')).filter(({ subject }) => subject === draft.id)).toHaveLength(1)
    expect((await approve(anna, draft.id)).status).toBe(409)
  })

  test("another host's is not found", async () => {
    const draft = await newDraft()
    expect((await discard(bruno, draft.id)).status).toBe(404)
    expect((await rowOf(draft.id)).status).toBe('pending')
  })

  test('raced with approving has one winner, and both answers tell it', {
    timeout: ROUNDS_TIMEOUT_MS,
  }, async () => {
    await raceRounds(async () => {
      const draft = await newDraft()
      const [approved, discarded] = await Promise.all([
        untilDecided(() => approve(anna, draft.id)),
        untilDecided(() => discard(anna, draft.id)),
      ])
      const { status } = await rowOf(draft.id)
      expect([approved.status, discarded.status]).toEqual(status === 'approved' ? [200, 409] : [409, 200])
    })
  })
})

describe('a decision on the draft that was shown', () => {
  test.each(['approve', 'discard'] as const)(
    'by %s is refused when it is another by now, with the new one',
    async (verb) => {
      const decide = verb === 'approve' ? approve : discard
      const draft = await newDraft({ version: 3, text: 'Nuova bozza' })
      const stale = await decide(anna, draft.id, { version: 2 })
      expect([stale.status, stale.body]).toMatchObject([
        409,
        { kind: 'conflict', code: 'draft_changed', draft: { id: draft.id, version: 3, text: 'Nuova bozza' } },
      ])
      expect((await rowOf(draft.id)).status).toBe('pending')
      expect((await decide(anna, draft.id, { version: 3 })).status).toBe(200)
    },
  )

  test('that would go elsewhere than was shown is refused, with the draft as it goes now', async () => {
    const draft = await newDraft()
    const stale = await approve(anna, draft.id, { recipient: 'elsewhere@guest.test' })
    const chat = await asOwner().chat.findUniqueOrThrow({ where: { id: draft.chatId } })
    const recipient = addressOf(chat)
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'draft_changed', draft: { id: draft.id, recipient } },
    ])
    expect((await rowOf(draft.id)).status).toBe('pending')
    expect((await approve(anna, draft.id, { recipient })).body).toMatchObject({ status: 'approved', recipient })
  })

  test.each([{ recipient: 1 }, { recipient: 'x'.repeat(321) }])('to %j is refused', async (body) => {
    const draft = await newDraft()
    expect((await approve(anna, draft.id, body)).status).toBe(400)
    expect((await rowOf(draft.id)).status).toBe('pending')
  })

  test.each([{ version: 0 }, { version: 1.5 }, { version: '1' }, { version: null }])(
    'with %j is refused',
    async (body) => {
      const draft = await newDraft()
      for (const decide of [approve, discard]) expect((await decide(anna, draft.id, body)).status).toBe(400)
      expect((await rowOf(draft.id)).status).toBe('pending')
    },
  )
})

describe('taking back', () => {
  test('a discarded draft has it wait again', async () => {
    const draft = await newDraft()
    expect((await discard(anna, draft.id)).body).toMatchObject({ undoUntil: expect.any(String) })
    expect((await undo(anna, draft.id)).body).toMatchObject({ status: 'pending', undoUntil: null })
  })

  test("the host's own reply has the draft wait again that it superseded", async () => {
    const draft = await newDraft()
    const reply = await anna.ask('writeManualReply', { params: { id: draft.chatId }, body: { text: 'Ciao' } })
    const shown = async () =>
      (await anna.ask('listMessages', { params: { id: draft.chatId } })).find(({ id }) => id === draft.id)
    expect(await shown()).toMatchObject({ status: 'superseded', supersededByHost: true })
    await undo(anna, reply.id)
    expect(await shown()).toMatchObject({ status: 'pending', supersededByHost: false })
  })

  test('once the window is over is a conflict that says so', async () => {
    const draft = await newDraft({ status: 'approved', undoUntil: new Date(Date.now() - 1) })
    expect(await undo(anna, draft.id)).toMatchObject({ status: 409, body: { code: 'undo_over' } })
  })

  test('an approved draft has it wait again, where it can be approved anew', async () => {
    const draft = await newDraft()
    await approve(anna, draft.id)
    expect((await undo(bruno, draft.id)).status).toBe(404)
    expect((await undo(anna, draft.id)).body).toMatchObject({
      status: 'pending',
      is_pending: true,
      approvedByHost: false,
      undoUntil: null,
    })
    expect((await undo(anna, draft.id)).status).toBe(409)
    expect((await approve(anna, draft.id)).body).toMatchObject({ status: 'approved' })
  })

  test("the host's own reply discards it", async () => {
    const chat = await givenChat(anna, { sourceId })
    const reply = await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Ciao' } })
    expect((await undo(anna, reply.id)).body).toMatchObject({ status: 'discarded' })
  })

  test.each(['pending', 'sent', 'discarded'] as const)('what is %s is a conflict', async (status) => {
    expect((await undo(anna, (await newDraft({ status })).id)).status).toBe(409)
  })
})
