import { beforeEach, describe, expect, inject, test } from 'vitest'
import type { Drafter } from '#activities/drafting/drafter.ts'
import { type ReplayDeps, replayPast } from '#activities/replay/replay-past.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const { anna, bruno } = await apiWithHosts()
const db = sharedDatabase(inject('parts').appDatabaseUrl)
const engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
const deps: ReplayDeps = { db, engineDb, modelDraftsPerDay: 1_000 }
const hostId = anna.id
const NOTE = 'Il parcheggio è gratuito.'

beforeEach(async () => {
  await asOwner().replay.deleteMany({ where: { hostId: { in: [anna.id, bruno.id] } } })
  await asOwner().chat.deleteMany({ where: { hostId } })
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
async function place() {
  const property = { name: 'Casa', checkIn: '15:00', checkOut: '10:30', additionalInfo: NOTE }
  const { id: propertyId } = await anna.ask('createProperty', { body: { property } })
  return { propertyId, sourceId: (await givenSource(anna)).id }
}
type Place = Awaited<ReturnType<typeof place>>

/** A guest's question, so many hours ago, and what Anna wrote half an hour later. */
async function past(where: Place, text: string, { hours = 24, answer }: { hours?: number; answer?: string } = {}) {
  const chat = await givenChat(anna, where)
  const guest = await givenGuestMessage(chat, { text, createdAt: hoursAgo(hours), storedAt: hoursAgo(hours) })
  const row = { chatId: chat.id, hostId, sourceId: chat.sourceId, seq: 2, kind: 'host_reply', status: 'sent' } as const
  if (answer !== undefined)
    await asOwner().message.create({ data: { ...row, text: answer, createdAt: hoursAgo(hours - 0.5) } })
  return { chat, guest }
}
const start = (body: { days?: number; withModel?: boolean } = {}) => anna.ask('startReplay', { body })
const read = (id: string) => anna.ask('readReplay', { params: { id } })
const casesOf = (id: string, query = {}) => anna.ask('listReplayCases', { params: { id }, query })

/** Turn by turn, whoever else's is due too. */
async function untilOver(id: string, by: ReplayDeps = deps) {
  for (let turns = 0; turns < 60; turns++) {
    await replayPast(by)
    const replay = await read(id)
    if (replay.endedAt !== null) return replay
  }
  throw new Error('It does not end')
}

test('a past comes out as figures and cases: right, wrong, waiting, unknown, minutes', async () => {
  const where = await place()
  await past(where, 'A che ora è il check-in?', { hours: 30, answer: 'Il check-in è dalle 15:00.' })
  await past(where, 'A che ora è il check-out?', { hours: 28, answer: 'Il check-out è entro le 11:30.' })
  await past(where, 'C’è una palestra?', { hours: 26, answer: 'No, non c’è una palestra.' })
  await past(where, 'Grazie mille, a presto!', { hours: 25 })
  const { id } = await start()
  const replay = await untilOver(id)
  expect(replay).toMatchObject({ state: 'done', bursts: 4, done: 4 })
  expect(replay.summary).toMatchObject({
    send: { right: 1, incomplete: 0, wrong: 1, not_comparable: 0 },
    wait: { right: 0, incomplete: 1, wrong: 0, not_comparable: 0 },
    none: { right: 1 },
    ...{ fallbacks: 1, minutesSaved: 5, minutesPerAnswer: 5, medianWaitMinutes: 30, modelDrafts: 0 },
    unknown: [{ topic: 'gym', times: 1 }],
  })
  const cases = await casesOf(id)
  expect(cases.map(({ verdict }) => verdict)).toEqual(['same', 'says_less', 'contradicts', 'same'])
  expect(cases[2]).toMatchObject({
    ...{
      action: 'send',
      worth: 'wrong',
      question: 'A che ora è il check-out?',
      answer: 'Il check-out è entro le 11:30.',
    },
    ...{
      property: 'Casa',
      guest: 'Mia Keller',
      because: [{ topic: 'checkOut', theirs: ['Il check-out è entro le 11:30.'] }],
    },
  })
  expect(await auditsOf(anna, 'replay.start')).not.toEqual([])
})

/** Everything by which something could leave, or anything of a conversation could change. */
async function traces() {
  const where = { where: { hostId } }
  const owner = asOwner()
  const rows = await Promise.all([
    owner.message.findMany({ ...where, orderBy: { id: 'asc' } }),
    owner.delivery.findMany(where),
    owner.outboxEvent.findMany(where),
    owner.deferral.findMany(where),
    owner.owedSecret.findMany(where),
    owner.emergency.findMany(where),
    owner.unansweredMessage.findMany(where),
    owner.draftDecision.findMany(where),
    owner.unknownTopic.findMany(where),
    owner.factProposal.findMany(where),
    owner.chat.findMany({ ...where, orderBy: { id: 'asc' } }),
    owner.messageSource.findMany({ ...where, select: { id: true, wakeOwedAt: true } }),
  ])
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

test('nothing is written but the replay itself: no message, wake, delivery, deferral, announcement or lesson', async () => {
  const where = await place()
  await past(where, 'C’è parcheggio?')
  await past(where, 'Aiuto, c’è odore di gas in cucina!')
  await past(where, 'C’è una sauna?', { answer: 'La sauna costa 20 € a persona.' })
  const before = await traces()
  const { id } = await start()
  expect((await untilOver(id)).done).toBe(3)
  expect(await traces()).toBe(before)
})

test('killed in the midst, it is gone on with by another, and no case is there twice or different', async () => {
  const where = await place()
  for (let hours = 40; hours < 70; hours++) await past(where, 'A che ora è il check-in?', { hours })
  const { id } = await start()
  await replayPast(deps)
  const first = await casesOf(id, { limit: 200 })
  expect(first).toHaveLength(25)
  // Taken up by somebody who was never heard of again.
  await asOwner().replay.update({ where: { id }, data: { heldUntil: new Date(Date.now() + 60_000), tries: 1 } })
  await replayPast(deps)
  expect((await read(id)).done).toBe(25)
  await asOwner().replay.update({ where: { id }, data: { heldUntil: new Date(Date.now() - 1_000) } })
  expect(await untilOver(id)).toMatchObject({ state: 'done', done: 30, bursts: 30 })
  const all = await casesOf(id, { limit: 200 })
  expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(30)
  expect(all).toEqual(expect.arrayContaining(first))
})

test('what never gets on is given up, and says so', async () => {
  const { id } = await start()
  await asOwner().replay.update({ where: { id }, data: { tries: 5 } })
  expect(await untilOver(id)).toMatchObject({ state: 'failed', done: 0 })
  expect((await start()).id).not.toBe(id)
})

test('while one runs it is the answer, also of ten at once, and a key answers the same one after it is over', async () => {
  const starts = await Promise.all(Array.from({ length: 10 }, () => start()))
  expect(new Set(starts.map(({ id }) => id)).size).toBe(1)
  const id = starts[0]?.id ?? ''
  await untilOver(id)
  const headers = { 'idempotency-key': `replay-${id}` }
  const [one, other] = [
    await anna.ask('startReplay', { body: {} }, { headers }),
    await anna.ask('startReplay', { body: {} }, { headers }),
  ]
  expect(other.id).toBe(one.id)
  await untilOver(one.id)
  expect((await anna.ask('startReplay', { body: {} }, { headers })).id).toBe(one.id)
  expect((await anna.attempt('startReplay', { body: { days: 5 } }, { headers })).status).toBe(422)
})

describe('of another host', () => {
  test('neither replay nor cases are there, and each has one of their own', async () => {
    const { id } = await start()
    const params = { id }
    expect((await bruno.attempt('readReplay', { params })).status).toBe(404)
    expect((await bruno.attempt('listReplayCases', { params, query: {} })).status).toBe(404)
    expect((await bruno.ask('readReplays', {})).replays).toEqual([])
    expect((await bruno.ask('startReplay', { body: {} })).id).not.toBe(id)
    const seen = await db.$transaction(async (tx) => {
      await tx.$executeRaw`select set_config('app.host_id', ${bruno.id}, true)`
      return tx.replay.count({ where: { hostId } })
    })
    expect(seen).toBe(0)
  })
})

test('pages follow each other, by verdict and by what would have been done', async () => {
  const where = await place()
  for (const hours of [10, 11, 12]) await past(where, 'A che ora è il check-in?', { hours, answer: 'Dalle 16:00.' })
  await past(where, 'C’è una palestra?', { hours: 13 })
  const { id } = await start()
  await untilOver(id)
  expect(await casesOf(id, { worth: 'wrong' })).toHaveLength(3)
  expect(await casesOf(id, { action: 'wait' })).toHaveLength(1)
  const lengths: number[] = []
  const query = { limit: 2, worth: 'wrong' } as const
  for await (const page of anna.pages('listReplayCases', { params: { id }, query })) lengths.push(page.length)
  expect(lengths).toEqual([2, 1])
  expect((await anna.attempt('listReplayCases', { params: { id }, query: { cursor: 'x' } })).status).toBe(400)
  expect((await anna.attempt('startReplay', { body: { days: 91 } })).status).toBe(400)
})

test('older than was asked for, and more than the newest five hundred, is left out', async () => {
  const where = await place()
  await past(where, 'C’è parcheggio?', { hours: 24 * 9 })
  await past(where, 'C’è parcheggio?', { hours: 24 * 2 })
  const { id } = await start({ days: 7 })
  expect((await untilOver(id)).bursts).toBe(1)
})

test('no answer of later is known, and what the AI learnt from one is not either', async () => {
  const where = await place()
  const { guest } = await past(where, 'C’è una palestra?', { answer: 'La palestra è aperta dalle 7:00 alle 22:00.' })
  const reply = await asOwner().message.findFirstOrThrow({
    where: { hostId, chatId: guest.chatId, kind: 'host_reply' },
  })
  const sentence = 'La palestra è aperta dalle 7:00 alle 22:00.'
  const { id: proposal } = await asOwner().factProposal.create({
    data: { hostId, propertyId: where.propertyId, messageId: reply.id, sentence, facts: [] },
  })
  await anna.ask('acceptProposal', { params: { id: proposal }, body: {} })
  const early = await start()
  await untilOver(early.id)
  expect(await casesOf(early.id)).toMatchObject([{ action: 'wait', unknown: ['gym'], verdict: 'says_less' }])
  await past(where, 'C’è una palestra? Fino a che ora?', { hours: 2, answer: 'Dalle 7:00 alle 22:00.' })
  const later = await start()
  await untilOver(later.id)
  const [newest] = await casesOf(later.id)
  expect(newest?.text).toMatch(/22:00/)
})

const model: Drafter = async () => ({
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
  drafter: 'gpt',
  use: { model: 'gpt', calls: 1, inputTokens: 9, outputTokens: 9, costMicros: 1 },
})

test('a model writes only where the host lets it, and no more than the day’s cap leaves', async () => {
  const where = await place()
  for (const hours of [10, 11, 12]) await past(where, 'A che ora è il check-in?', { hours })
  const without = await start()
  expect((await untilOver(without.id, { ...deps, model })).summary.modelDrafts).toBe(0)
  const capped = await start({ withModel: true })
  const two = await untilOver(capped.id, { ...deps, model, modelDraftsPerDay: 2 })
  expect(two.summary.modelDrafts).toBe(2)
  expect((await casesOf(capped.id)).map(({ drafter }) => drafter)).toEqual(['built-in', 'gpt', 'gpt'])
})

test('a replay is offered once a mailbox has brought a past, and no longer when one has seen it', async () => {
  const offered = async () => (await anna.ask('readReplays', {})).offer
  const where = await place()
  expect((await offered())?.sourceId).not.toBe(where.sourceId)
  await past(where, 'C’è parcheggio?')
  await asOwner().messageSource.update({ where: { id: where.sourceId }, data: { lastSyncedAt: new Date() } })
  expect(await offered()).toMatchObject({ sourceId: where.sourceId })
  const { id } = await start()
  await untilOver(id)
  expect(await offered()).toBeNull()
  expect((await anna.ask('readReplays', {})).replays.map((replay) => replay.id)).toEqual([id])
})
