import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '#api/contract/calls.ts'
import { encodeCursor } from '#api/http/cursor.ts'
import type { Answer } from '#tests/api/contract-client.ts'
import { asOwner, givenChat } from '#tests/api/given.ts'
import { type Components, type Operation, readDocument } from '#tests/api/served-document.ts'
import { type HostAtApi, newHost } from '#tests/api/signed-in-host.ts'
import { rounds } from '#tests/rounds.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { holdsId, sampleOf } from '#tests/safety/sample-body.ts'
import { everythingOf, givenVictim, VICTIM_WORD, type Victim } from '#tests/safety/victim.ts'

const isCallName = (name: string): name is CallName => name in calls

/** Never ends: it has a test of its own. */
const STREAM: CallName = 'streamEvents'
type Case = { name: CallName; method: string; path: string; operation: Operation; isAdmin: boolean }

let api: RunningApi
let attacker: HostAtApi
let victim: Victim
let before: Record<string, string>
let components: Components
let cases: Case[]

/** The ids that stand in paths which begin with this word: there another host's could be taken for one's own. */
const IDS_UNDER: Record<string, RegExp> = {
  properties: /^(property|secret|fact)$/,
  settings: /^(source|gmail|whatsapp)$/,
  sources: /^check$/,
  chats: /^chat$/,
  messages: /^(guest|stub|pending|scheduled|approved|sent|outcome_unknown|failed|held|discarded)$/,
  files: /^file$/,
  'unsent-files': /^unsent$/,
  'chat-views': /^view$/,
  snippets: /^snippet$/,
  'push-devices': /^device$/,
  learning: /^proposal$/,
  replays: /^replay$/,
  deferrals: /^deferral$/,
  emergencies: /^emergency$/,
  trials: /^trial$/,
}
/** What stands for all that is of another kind. */
const OF_OTHER_KINDS = /^(host|chat|guest)$/

const answers: Answer[] = []
let tried = 0

beforeAll(async () => {
  api = await runApi()
  attacker = await newHost(api, 'paid-user')
  victim = await givenVictim()
  before = await everythingOf(victim.hostId)
  const document = await readDocument(api)
  components = document.components
  cases = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ security, operationId }) => security !== undefined && operationId !== STREAM)
    .map((operation) => {
      const name = operation.operationId
      if (!isCallName(name)) throw new Error(`${name} is no call of the contract`)
      const { method, path } = calls[name]
      return { name, method, path, operation, isAdmin: operation.responses[403] !== undefined }
    })
})
afterAll(async () => {
  await api.close()
})

const bodySchema = ({ operation }: Case) => operation.requestBody?.content['application/json']?.schema
const hostCases = () => cases.filter(({ isAdmin }) => !isAdmin)
const withPathId = () => hostCases().filter(({ path }) => path.includes('{'))

type Try = { pathId?: string; query?: string; bodyId?: string; more?: object }

async function attempt(one: Case, { pathId = randomUUID(), query, bodyId = randomUUID(), more }: Try) {
  const schema = bodySchema(one)
  const sample = schema === undefined ? undefined : usable(one, sampleOf(schema, components, bodyId))
  const body = sample === undefined || more === undefined ? sample : { ...more, ...(sample as object) }
  const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const request = { params: Object.fromEntries(names.map((name) => [name, pathId])), query, body }
  const answer = await attacker.attempt(one.name, request)
  answers.push(answer)
  tried++
  return answer
}

/** An address that may be connected to, where a source is saved: else the guard refuses before any id is looked at. */
function usable({ name }: Case, body: unknown): unknown {
  if (name !== 'createEmailSource' && name !== 'updateEmailSource') return body
  return { inbound: { host: '93.184.215.14', port: 993, user: 'u', pass: 'p' } }
}

/** Status, body and headers without what differs from call to call. */
function comparable({ status, text, headers }: Answer, ids: string[]) {
  const varying = ['date', 'x-request-id', 'ratelimit', 'ratelimit-policy', 'retry-after', 'keep-alive']
  const kept = [...headers].filter(([name]) => !varying.includes(name))
  const blank = ids.reduce((result, id) => result.replaceAll(id, '<id>'), text)
  return { status, headers: kept, text: blank.replace(/"requestId":"[^"]*"/, '"requestId":""') }
}

/** In the long run every id in every path. */
function idsToTry({ path }: Case): [string, string][] {
  const all = Object.entries(victim.ids)
  const [, word = ''] = path.split('/')
  const ofKind = IDS_UNDER[word]
  if (ofKind === undefined) return all
  return rounds({ usual: all.filter(([name]) => ofKind.test(name) || OF_OTHER_KINDS.test(name)), long: all })
}

test('every id of another host in a path answers exactly as an unknown id does', async () => {
  const different: unknown[] = []
  for (const one of withPathId()) {
    const unknown = randomUUID()
    const reference = await attempt(one, { pathId: unknown })
    expect([one.method, one.path, reference.status]).toEqual([one.method, one.path, 404])
    for (const [name, id] of idsToTry(one)) {
      const answer = await attempt(one, { pathId: id })
      const same = JSON.stringify(comparable(answer, [id])) === JSON.stringify(comparable(reference, [unknown]))
      if (!same) different.push([one.method, one.path, name, answer.status, answer.text.slice(0, 200)])
    }
  }
  expect(different).toEqual([])
})

test('every id of another host in a query answers exactly as an unknown id does', async () => {
  const places = hostCases().flatMap((one) =>
    one.operation.parameters
      .filter((parameter) => parameter.in === 'query' && holdsId(parameter.schema, components))
      .map((parameter) => [one, parameter.name] as const),
  )
  expect(places.length).toBeGreaterThan(0)
  for (const [one, name] of places) {
    const unknown = randomUUID()
    const reference = await attempt(one, { query: `${name}=${unknown}` })
    for (const id of Object.values(victim.ids)) {
      const answer = await attempt(one, { query: `${name}=${id}` })
      expect(comparable(answer, [id])).toEqual(comparable(reference, [unknown]))
    }
  }
})

test('every id of another host in a body, beside an own id in the path, is not found', async () => {
  const own = await ownThings()
  const places = withPathId().filter((one) => {
    const schema = bodySchema(one)
    return schema !== undefined && holdsId(schema, components)
  })
  expect(places.length).toBeGreaterThan(0)
  for (const one of places) {
    const unknown = randomUUID()
    const pathId = one.operation.tags.includes(calls.getChat.tag) ? own.chat : own.property
    const reference = await attempt(one, { pathId, bodyId: unknown })
    expect(reference.status).toBe(404)
    for (const id of Object.values(victim.ids)) {
      expect(comparable(await attempt(one, { pathId, bodyId: id }), [id])).toEqual(comparable(reference, [unknown]))
    }
  }
})

test('fields that name another host, its chat or its source are nobody’s to set', async () => {
  const { host, chat, source, property, pending } = victim.ids
  const more = {
    id: pending,
    hostId: host,
    host_id: host,
    host: { id: host },
    chatId: chat,
    sourceId: source,
    propertyId: property,
    property: { id: property, hostId: host },
    messageId: pending,
  }
  for (const one of hostCases().filter((candidate) => bodySchema(candidate) !== undefined)) {
    const answer = await attempt(one, { more })
    expect([one.path, answer.status < 500]).toEqual([one.path, true])
  }
})

test('a cursor that points into another host’s list shows nothing of it', async () => {
  const chat = await asOwner().chat.findUniqueOrThrow({ where: { id: victim.ids.chat ?? '' } })
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const cursors = [
    encodeCursor([chat.lastMessageAt.toISOString(), chat.createdAt.toISOString(), chat.id]),
    encodeCursor([later, later, chat.id]),
    encodeCursor([later, chat.id]),
    encodeCursor([chat.createdAt.toISOString(), victim.ids.pending ?? '']),
  ]
  const own = await ownThings()
  for (const one of hostCases().filter(({ operation }) => operation.parameters.some(({ name }) => name === 'cursor'))) {
    for (const cursor of cursors) {
      const answer = await attempt(one, { pathId: own.chat, query: `cursor=${cursor}` })
      expect([200, 400]).toContain(answer.status)
      if (one.path.includes('{')) {
        expect((await attempt(one, { pathId: victim.ids.chat ?? '', query: `cursor=${cursor}` })).status).not.toBe(200)
      }
    }
  }
})

test('another host’s Idempotency-Key gives none of their answers', async () => {
  const own = await ownThings()
  const request = { params: { id: own.chat }, body: { text: 'mine' } }
  const answer = await attacker.attempt('writeManualReply', request, { headers: { 'idempotency-key': VICTIM_WORD } })
  answers.push(answer)
  expect(answer.body).toMatchObject({ text: 'mine' })
})

test('a live stream that begins at another host’s event shows none of theirs', async () => {
  const event = await asOwner().liveEvent.findFirstOrThrow({ where: { hostId: victim.hostId }, orderBy: { id: 'asc' } })
  const { access_token } = await signIn(await newPerson())
  const client = api.as(access_token)
  const me = await client.ask('readMe', {})
  const controller = new AbortController()
  const headers = { 'last-event-id': String(event.id - 1n) }
  const response = await client.fetch('streamEvents', {}, { headers, signal: controller.signal })
  await asOwner().chat.update({ where: { id: victim.ids.chat ?? '' }, data: { unreadCount: 3 } })
  // Written after the victim's: once it is heard, so would be theirs.
  const own = await givenChat(me)
  let heard = ''
  for await (const chunk of response.body ?? []) {
    heard += new TextDecoder().decode(chunk)
    if (heard.includes(own.id)) break
  }
  controller.abort()
  for (const id of Object.values(victim.ids)) expect(heard).not.toContain(id)
})

test('every administrator’s call refuses a host, and writes down that it did', async () => {
  const admin = cases.filter(({ isAdmin }) => isAdmin)
  expect(admin.length).toBeGreaterThan(8)
  const earlier = (await refusals('role')).length
  for (const one of admin) {
    const answer = await attempt(one, { pathId: victim.ids.host ?? '' })
    expect([one.path, answer.status, answer.body]).toEqual([
      one.path,
      403,
      expect.objectContaining({ error: 'Forbidden' }),
    ])
  }
  expect(await refusals('role')).toHaveLength(earlier + admin.length)
})

test('every id of another host that was tried is written down, for administrators', async () => {
  const { host: _host, wording: _wording, delivery: _delivery, ...addressable } = victim.ids
  const untold = async () => {
    const rows = await refusals('other_host')
    const told = new Set(rows.map(({ detail }) => (detail as { id?: string }).id))
    return Object.values(addressable).filter((id) => !told.has(id))
  }
  // Written after the answer has left.
  for (let turn = 0; turn < 50 && (await untold()).length > 0; turn++)
    await new Promise((next) => setTimeout(next, 100))
  expect(await untold()).toEqual([])
})

test('after all of it nothing of the other host was changed, and nothing of it was shown', async () => {
  expect(omitTrail(await everythingOf(victim.hostId))).toEqual(omitTrail(before))
  const shown = answers.filter(({ text }) => text.includes(VICTIM_WORD))
  expect(shown.map(({ text }) => text.slice(0, 300))).toEqual([])
  process.stdout.write(
    `tenant matrix: ${cases.length} operations, ${Object.keys(victim.ids).length} ids, ${tried} calls\n`,
  )
})

/** The arrangement touched the victim's chat once, for the live stream; that refusals are written down is right. */
const omitTrail = ({ audit_event = '', ...rows }: Record<string, string>) => ({
  ...rows,
  live_event: '',
  audit_event: audit_event.split('\n').filter((line) => !line.includes(',access.refused,')),
})

const refusals = (reason: string) =>
  asOwner().auditEvent.findMany({
    where: { action: 'access.refused', actor: attacker.kcSub, detail: { path: ['reason'], equals: reason } },
  })

async function ownThings(): Promise<{ chat: string; property: string }> {
  const property = await attacker.ask('createProperty', { body: { property: { name: 'own' } } })
  return { chat: (await givenChat(attacker)).id, property: property.id }
}
