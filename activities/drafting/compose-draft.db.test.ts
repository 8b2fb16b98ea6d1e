import { randomUUID } from 'node:crypto'
import { beforeEach, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import type { Drafter } from '#activities/drafting/drafter.ts'
import { makeWorld, NOW, type World } from '#activities/drafting/drafting.fixture.ts'

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
/** An RFC 3339 instant so far from PostgreSQL's clock, which no test turns: give or take what drafting took. */
const about = (seconds: number): unknown =>
  expect.toSatisfy((at: string) => Math.abs(Date.parse(at) - Date.now() - seconds * 1000) < 4000)
let world: World

beforeEach(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

const compose = (guestMessageId: string, deps = world.deps) =>
  composeDraft(deps, { hostId: world.hostId, guestMessageId })
const draftsOf = (answersId: string) => world.owner.message.findMany({ where: { answersId, kind: 'draft' } })
const CHECK_IN = { sentence: 'Il check-in è possibile dalle 15:00.', fact: 'property.checkIn' }
const fact = (key: string) => world.owner.propertyFact.findFirstOrThrow({ where: { hostId: world.hostId, key } })
const chat = () => world.owner.chat.findUniqueOrThrow({ where: { id: world.chatId } })

test('a question that the facts answer is scheduled, with its evidence', async () => {
  const asked = await world.say({ text: 'Ciao Anna, a che ora è il check-in?' })
  const composed = await compose(asked)
  expect(composed).toEqual({
    draftId: expect.any(String),
    isNew: true,
    status: 'scheduled',
    version: 2,
    deadlineAt: about(20 * 60),
    undoUntil: about(5),
    property: 'Casa Trastevere',
  })
  const [draft] = await draftsOf(asked)
  expect(draft).toMatchObject({
    status: 'scheduled',
    seq: 1,
    confidence: 10,
    language: 'it',
    drafter: 'built-in',
    reasons: [{ code: 'leaves_by_itself', params: { confidence: 10, threshold: 8 } }],
    evidence: {
      claims: [{ ...CHECK_IN, factIds: [(await fact('checkIn.from')).id] }],
      unknowns: [],
      risks: [],
    },
  })
  expect(draft?.text).toBe(draft?.aiText)
  expect(await chat()).toMatchObject({ aiConfidence: 10, lastMessageStatus: 'scheduled' })
})

test('a question without a fact waits for the host until the deadline', async () => {
  const asked = await world.say({ text: 'Is there a gym?' })
  expect(await compose(asked)).toMatchObject({ status: 'pending', deadlineAt: about(20 * 60) })
  expect(await chat()).toMatchObject({ aiConfidence: 3, lastMessageStatus: 'pending' })
})

test('thanks need no reply, and no text is kept that nobody sends', async () => {
  const asked = await world.say({ text: 'Grazie mille, a presto!' })
  expect(await compose(asked)).toMatchObject({ status: 'no_reply_needed' })
  expect((await draftsOf(asked))[0]).toMatchObject({ text: '', reasons: [{ code: 'nothing_asked', params: {} }] })
})

test('asked again it answers the same draft', async () => {
  const asked = await world.say({ text: 'Is there a gym?' })
  const first = await compose(asked)
  const again = await compose(asked, { ...world.deps, now: () => later(600) })
  const { property: _, ...stands } = first
  expect(again).toEqual({ ...stands, isNew: false })
  expect(await draftsOf(asked)).toHaveLength(1)
})

test('asked eight times at once there is one draft', async () => {
  const asked = await world.say({ text: 'Is there parking?' })
  const all = await Promise.all(Array.from({ length: 8 }, () => compose(asked)))
  expect(new Set(all.map(({ draftId }) => draftId)).size).toBe(1)
  expect(await draftsOf(asked)).toHaveLength(1)
})

test('a draft that was begun and not ended is ended, with its own deadline', async () => {
  const asked = await world.say({ text: 'Is there parking?' })
  const deadlineAt = new Date(Date.now() + 60_000)
  await world.owner.message.create({
    data: {
      id: randomUUID(),
      hostId: world.hostId,
      chatId: world.chatId,
      sourceId: world.sourceId,
      kind: 'draft',
      status: 'drafting',
      seq: 1,
      answersId: asked,
      text: '',
      deadlineAt,
    },
  })
  expect(await compose(asked)).toMatchObject({ status: 'scheduled', deadlineAt: deadlineAt.toISOString() })
  expect(await draftsOf(asked)).toHaveLength(1)
})

test('a message that was overtaken before its draft was begun gets none', async () => {
  const asked = await world.say({ text: 'Is there parking?' })
  await world.say({ text: 'Never mind' })
  expect(await compose(asked)).toMatchObject({ draftId: null, status: 'superseded' })
  expect(await draftsOf(asked)).toHaveLength(0)
})

test('a draft that is overtaken while the model writes stays superseded', async () => {
  const asked = await world.say({ text: 'A che ora è il check-in?' })
  const model: Drafter = async (situation, context) => {
    const data = { status: 'superseded', modelDueAt: null } as const
    await world.owner.message.updateMany({ where: { answersId: asked }, data })
    return { ...(await slow(situation, context)), drafter: 'model' }
  }
  expect(await compose(asked, { ...world.deps, model })).toMatchObject({ status: 'superseded' })
  expect((await draftsOf(asked))[0]).toMatchObject({ status: 'superseded', drafter: 'built-in' })
})

const slow: Drafter = async () => ({
  draft: {
    reply: 'Il check-in è dalle 15:00.',
    language: 'it',
    confidence: 9,
    topics: [],
    claims: [],
    unknowns: [],
    risks: [],
    needsReply: true,
  },
  drafter: 'model',
})

test('the questions of a burst are answered together, those already answered are not', async () => {
  await world.say({ text: 'Is there a balcony?', at: later(-3600) })
  const { hostId, chatId, sourceId } = world
  await world.owner.message.create({
    data: {
      hostId,
      chatId,
      sourceId,
      kind: 'host_reply',
      status: 'sent',
      seq: 2,
      text: 'Yes!',
      createdAt: later(-3000),
    },
  })
  await world.owner.chat.update({ where: { id: chatId }, data: { headSeq: 2 } })
  await world.say({ text: 'Is there wifi?', at: later(-20) })
  const asked = await world.say({ text: 'And is there parking?', at: later(-10) })
  await compose(asked)
  const [draft] = await draftsOf(asked)
  expect(draft?.text).toContain('There is Wi-Fi.')
  expect(draft?.text).toContain('parking space')
  expect(draft?.text).not.toContain('balcony')
})

test('a fallback does not count as an answer', async () => {
  await world.say({ text: 'Is there wifi?', at: later(-3600) })
  const { hostId, chatId, sourceId } = world
  await world.owner.message.create({
    data: {
      hostId,
      chatId,
      sourceId,
      kind: 'fallback',
      status: 'sent',
      seq: 1,
      text: 'I will answer soon.',
      createdAt: later(-1800),
    },
  })
  const asked = await world.say({ text: 'Hello? And is there parking?', at: later(-10) })
  await compose(asked)
  expect((await draftsOf(asked))[0]?.text).toContain('Wi-Fi')
})

test('thanks after a question leave the question to be answered, however long it has waited', async () => {
  const asked = await world.say({ text: 'Is there parking?', at: later(-72 * 3600) })
  const { draftId } = await compose(asked)
  await world.owner.message.update({ where: { id: draftId ?? '' }, data: { status: 'superseded' } })
  const thanks = await world.say({ text: 'Thank you!', at: later(-10) })
  expect(await compose(thanks)).toMatchObject({ status: 'pending' })
  const [draft] = await draftsOf(thanks)
  expect(draft?.text).toContain('parking space')
  expect(draft?.reasons).toContainEqual({ code: 'too_old', params: { hours: 6 } })
})

test('what leaves by itself can be taken back for as long as the host wants', async () => {
  const { hostId } = world
  const wants = (undoSeconds: number | null) =>
    world.owner.appSettings.upsert({ where: { hostId }, create: { hostId, undoSeconds }, update: { undoSeconds } })
  await wants(45)
  const asked = await world.say({ text: 'Ciao Anna, a che ora è il check-in?' })
  expect(await compose(asked)).toMatchObject({ status: 'scheduled', undoUntil: about(45) })
  await wants(null)
})

test('a draft is as old as the first of the questions that it answers', async () => {
  const first = later(-5 * 3600)
  await world.say({ text: 'Is there parking?', at: first })
  const thanks = await world.say({ text: 'Thank you!', at: later(-10) })
  await compose(thanks)
  expect((await draftsOf(thanks))[0]?.askedSince).toEqual(first)
})

test('what a machine wrote between is no question of the guest', async () => {
  await world.say({ text: 'I am away. Is there wifi?', at: later(-30), isAutomatic: true })
  const thanks = await world.say({ text: 'Thank you!', at: later(-10) })
  expect(await compose(thanks)).toMatchObject({ status: 'no_reply_needed' })
})

test.each([
  ['an automatic message', { isAutomatic: true }],
  ['an unreadable one', { status: 'unreadable' as const }],
])('%s is never answered', async (_name, change) => {
  const asked = await world.say({ text: 'Is there parking?', ...change })
  expect(await compose(asked)).toMatchObject({ status: 'no_reply_needed' })
})

test('the same text for the third time in a day, of a machine or a person, waits without a fallback', async () => {
  const waits: boolean[] = []
  for (let nth = 0; nth < 3; nth += 1) {
    const asked = await world.say({ text: 'I am out of office until Monday, is it urgent?', at: later(nth) })
    const { status, deadlineAt } = await compose(asked)
    expect(status).toBe('pending')
    waits.push(deadlineAt === null)
  }
  expect(waits).toEqual([false, false, true])
})

test('a flood from one sender does not reach the model', async () => {
  const { hostId, chatId, sourceId } = world
  await world.owner.message.createMany({
    data: Array.from({ length: 40 }, (_, seq) => ({
      hostId,
      chatId,
      sourceId,
      kind: 'guest' as const,
      status: 'received' as const,
      seq: -seq,
      text: `Flood ${seq}`,
      fromAddress: `${chatId}@g.test`,
      storedAt: later(-60),
      createdAt: later(-90_000 * 3),
    })),
  })
  const asked = await world.say({ text: 'Is there parking?' })
  const model: Drafter = async () => {
    throw new Error('the model was asked')
  }
  expect(await compose(asked, { ...world.deps, model })).toMatchObject({ status: 'pending' })
})

test('automatic mode off keeps everything waiting, at once', async () => {
  await world.owner.aiSettings.update({ where: { hostId: world.hostId }, data: { automaticMode: false } })
  const asked = await world.say({ text: 'Is there parking?' })
  expect(await compose(asked)).toMatchObject({ status: 'pending' })
})

test('a message of another host is not found', async () => {
  const asked = await world.say({ text: 'Is there parking?' })
  const other = await makeWorld({ adminUrl: inject('parts').adminDatabaseUrl, appUrl: inject('parts').appDatabaseUrl })
  await expect(composeDraft(world.deps, { hostId: other.hostId, guestMessageId: asked })).rejects.toMatchObject({
    kind: 'not_found',
  })
  await expect(compose(randomUUID())).rejects.toMatchObject({ kind: 'not_found' })
  expect(await draftsOf(asked)).toHaveLength(0)
})

test('a drafter is given nothing of another chat, property or host', async () => {
  const { owner, hostId, sourceId } = world
  const other = await owner.chat.create({
    data: { hostId, sourceId, channel: 'email', threadKey: randomUUID(), sender: 'Canary Guest' },
  })
  await owner.message.create({
    data: { hostId, chatId: other.id, sourceId, kind: 'guest', status: 'received', seq: 1, text: 'My canary secret' },
  })
  await owner.property.create({ data: { hostId, name: 'Canary House', additionalInfo: 'Canary code 9999' } })
  const asked = await world.say({ text: 'A che ora è il check-in?' })
  let given = ''
  const model: Drafter = async (situation, context) => {
    given = JSON.stringify(situation)
    return slow(situation, context)
  }
  await compose(asked, { ...world.deps, model })
  expect(given).toContain('Casa Trastevere')
  expect(given).not.toMatch(/canary/i)
})

test('a question for the door code waits for the host', async () => {
  const asked = await world.say({ text: 'Qual è il codice del portone?' })
  expect(await compose(asked)).toMatchObject({ status: 'pending' })
  expect((await draftsOf(asked))[0]?.evidence).toMatchObject({ risks: ['access'] })
})
