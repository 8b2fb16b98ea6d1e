import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'
import { createModelDrafter } from '#activities/drafting/model-drafter.ts'
import { createModelReviewer } from '#activities/drafting/model-reviewer.ts'
import { type ModelReply, type ModelServer, startModelServer } from '#tests/stand-ins/model-server.ts'

const REPLY = 'Ciao Lukas, il check-in è possibile dalle 15:00. Anna'
const DRAFT = {
  ...{ reply: REPLY, language: 'it', confidence: 10, topics: ['check-in'], claims: [], unknowns: [], risks: [] },
  needsReply: true,
}

let server: ModelServer
let world: World
beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
  server.requests.length = 0
})
afterAll(() => server.close())

const formatOf = (request: object) =>
  (request as { response_format?: { json_schema?: { name?: string } } }).response_format?.json_schema?.name

/** Composes with a model that writes `draft` and answers its second pass so; gives back the draft and what that pass was asked. */
async function composeWith(review: ModelReply, { draft = DRAFT, text = 'A che ora è il check-in?' } = {}) {
  server.answerWith((request) => (formatOf(request) === 'review' ? review : { content: JSON.stringify(draft) }))
  const config = { baseUrl: server.baseUrl, name: 'stand-in', prices: { input: 1, output: 5 } }
  const deps = { ...world.deps, model: createModelDrafter(config), review: createModelReviewer(config) }
  const answersId = await world.say({ text })
  await composeDraft(deps, { hostId: world.hostId, guestMessageId: answersId })
  const row = await world.owner.message.findFirstOrThrow({ where: { answersId, kind: 'draft' } })
  return { row, reviews: server.requests.filter((request) => formatOf(request) === 'review') }
}
const codesOf = ({ reasons }: { reasons: unknown }) => (reasons as { code: string }[]).map(({ code }) => code)

test('what a second pass of the model doubts waits for the host, with its sentences', async () => {
  const { row } = await composeWith({
    content: JSON.stringify({ unsupported: ['il check-in è possibile dalle 15:00.'] }),
  })
  expect(row).toMatchObject({ status: 'pending', text: REPLY, drafter: 'stand-in', modelUse: { calls: 2 } })
  expect(row.reasons).toEqual([
    { code: 'second_pass_doubts', params: { sentences: ['il check-in è possibile dalle 15:00.'] } },
  ])
})

test('what it finds borne out leaves, and it has seen facts and reply alone, without a secret', async () => {
  const { row, reviews } = await composeWith({ content: '{"unsupported":[]}' })
  expect(row).toMatchObject({ status: 'scheduled', modelUse: { calls: 2 } })
  expect(reviews).toHaveLength(1)
  const [, user] = (reviews[0] as { messages: { content: string }[] }).messages
  const seen = JSON.parse(user?.content ?? '') as Record<string, unknown>
  expect(Object.keys(seen).toSorted()).toEqual(['facts', 'host', 'reply', 'today'])
  expect(seen.reply).toBe(REPLY)
  expect(user?.content).not.toContain('A che ora')
})

test.each<[string, ModelReply, string]>([
  ['is away', { status: 503 }, 'server_error'],
  ['answers something else', { content: '{"ok":true}' }, 'wrong_schema'],
])('a second pass that %s releases nothing', async (_, review, fault) => {
  const { row } = await composeWith(review)
  expect(row).toMatchObject({ status: 'pending', text: REPLY })
  expect(row.reasons).toEqual([{ code: 'second_pass_failed', params: { fault } }])
})

test('its silence releases nothing that a rule holds: it is not even asked', async () => {
  const draft = { ...DRAFT, reply: 'Ciao Lukas, il check-in è possibile dalle 9:00. Anna' }
  const { row, reviews } = await composeWith({ content: '{"unsupported":[]}' }, { draft })
  expect(row.status).toBe('pending')
  expect(codesOf(row)).toContain('unproven')
  expect(reviews).toEqual([])
})
