import { afterAll, describe, expect, inject, test } from 'vitest'
import { fitCalibrations } from '#activities/learning/fit-calibrations.ts'
import { openLog } from '#outside/log.ts'
import { inHost } from '#prisma/host-scope.ts'
import { trackRecordOf } from '#prisma/learning/read-track-record.ts'
import { readAtOnce } from '#prisma/reading.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { calibrated } from '#workflows/domain/confidence/calibrate.ts'

/** Long enough that nothing of this file ever leaves. */
const { anna, bruno } = await apiWithHosts({ UNDO_SECONDS: '300', SETTLE_SECONDS: '0' })

const engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
const app = sharedDatabase(inject('parts').appDatabaseUrl)
afterAll(async () => {
  // It is every host's, and other files would be told of it.
  await asOwner().sharedCalibration.deleteMany()
})
const TEXT = 'Parking is available in the courtyard.'
const signals = { evidence: 1, questions: 1, relation: 1, language: 1 }
const rating = { score: 0.93, share: 0.91, caps: [], signals }
const evidence = {
  ...{ topics: [], claims: [], unknowns: [], risks: [], rating },
  questions: [{ text: 'Parking?', kind: 'question', topics: ['parking'], state: 'answered' }],
}

async function newPlace(host: HostAtApi) {
  const property = await host.ask('createProperty', { body: { property: { name: 'Casa' } } })
  return { propertyId: property.id, sourceId: (await givenSource(host)).id }
}
type Place = Awaited<ReturnType<typeof newPlace>>

const newDraft = async (host: HostAtApi, place: Place, more: object = {}) =>
  givenDraft(await givenChat(host, place), { text: TEXT, aiText: TEXT, confidence: 9, evidence, ...more })
const approve = (host: HostAtApi, id: string, body = {}) => host.ask('approveDraft', { params: { id }, body })
const decisionOf = (messageId: string) => asOwner().draftDecision.findUnique({ where: { messageId } })
const rungsOf = ({ propertyId }: Place) =>
  asOwner().autonomyRung.findMany({
    where: { propertyId },
    select: { topic: true, unchanged: true, changed: true, unchangedSinceBad: true, badAs: true },
  })

describe('what a host does with a draft is written down with it', () => {
  test('sent as it stood', async () => {
    const place = await newPlace(anna)
    const { id } = await newDraft(anna, place)
    await approve(anna, id)
    await approve(anna, id)
    expect(await decisionOf(id)).toMatchObject({
      ...{ hostId: anna.id, propertyId: place.propertyId, topics: ['parking'], outcome: 'unchanged', changes: [] },
      ...{ score: 0.93, share: 0.91, shown: 9, isCapped: false },
    })
    expect(await rungsOf(place)).toEqual([
      { topic: 'parking', unchanged: 1, changed: 0, unchangedSinceBad: 1, badAs: null },
    ])
  })

  test.each([
    ['in what it says', 'Parking is available in the garage.', ['fact'], 'edited'],
    ['in its tone', `Hi!\n\n${TEXT}`, ['tone'], null],
  ])('edited %s', async (_what, text, changes, badAs) => {
    const place = await newPlace(anna)
    const { id } = await newDraft(anna, place)
    await approve(anna, id, { text })
    expect(await decisionOf(id)).toMatchObject({ outcome: 'edited', changes })
    expect(await rungsOf(place)).toMatchObject([{ unchanged: 0, changed: 1, badAs }])
  })

  test('discarded, and taken back: then it counts for nothing, and the next decision stands', async () => {
    const place = await newPlace(anna)
    const { id } = await newDraft(anna, place)
    await anna.ask('discardDraft', { params: { id }, body: {} })
    expect(await rungsOf(place)).toMatchObject([{ changed: 1, badAs: 'discarded' }])
    await anna.ask('undoSend', { params: { id } })
    expect(await decisionOf(id)).toMatchObject({ outcome: 'taken_back' })
    expect(await rungsOf(place)).toMatchObject([{ unchanged: 0, changed: 0, badAs: null }])
    await approve(anna, id)
    expect(await decisionOf(id)).toMatchObject({ outcome: 'unchanged' })
    expect(await rungsOf(place)).toMatchObject([{ unchanged: 1, changed: 0 }])
  })

  test('replaced by a reply of the host’s own, until that is taken back', async () => {
    const place = await newPlace(anna)
    const draft = await newDraft(anna, place)
    const text = 'Parking costs 15 € a day.'
    const reply = await anna.ask('writeManualReply', { params: { id: draft.chatId }, body: { text } })
    expect(await decisionOf(draft.id)).toMatchObject({ outcome: 'replaced', changes: ['fact', 'policy'] })
    await anna.ask('undoSend', { params: { id: reply.id } })
    expect(await decisionOf(draft.id)).toMatchObject({ outcome: 'taken_back' })
  })

  test('nothing of a draft without a number, of one still being written, or of one that nobody decided', async () => {
    const place = await newPlace(anna)
    const owed = await newDraft(anna, place, { confidence: null })
    await approve(anna, owed.id)
    const unwritten = await newDraft(anna, place, { status: 'drafting', text: '', confidence: null })
    await anna.ask('writeManualReply', { params: { id: unwritten.chatId }, body: { text: 'Hello' } })
    const left = await newDraft(anna, place, { status: 'scheduled', undoUntil: new Date(Date.now() + 300_000) })
    await anna.ask('undoSend', { params: { id: left.id } })
    for (const { id } of [owed, unwritten, left]) expect(await decisionOf(id)).toBeNull()
    expect(await rungsOf(place)).toEqual([])
  })

  test('of a chat without a property there is a number, and no rung', async () => {
    const { sourceId } = await newPlace(anna)
    const draft = await givenDraft(await givenChat(anna, { sourceId }), { text: TEXT, aiText: TEXT, evidence })
    await approve(anna, draft.id)
    expect(await decisionOf(draft.id)).toMatchObject({ propertyId: null, outcome: 'unchanged' })
  })

  test('twenty at once are twenty', async () => {
    const place = await newPlace(anna)
    const drafts = await Promise.all(Array.from({ length: 20 }, () => newDraft(anna, place)))
    await Promise.all(drafts.map(({ id }) => approve(anna, id)))
    expect(await rungsOf(place)).toMatchObject([{ unchanged: 20, unchangedSinceBad: 20 }])
  })
})

test('the sweep fits a host’s curve to what they decided, and reports on it; others have the curve of all', async () => {
  const place = await newPlace(bruno)
  for (let nth = 0; nth < 16; nth++) {
    const { id } = await newDraft(bruno, place)
    if (nth % 4 === 0) await approve(bruno, id)
    else await approve(bruno, id, { text: 'Parking is in the garage.' })
  }
  const held = await newDraft(bruno, place, { evidence: { ...evidence, rating: { ...rating, caps: ['risky'] } } })
  await approve(bruno, held.id)
  await fitCalibrations({ engineDb, log: openLog('silent') })
  const settings = await asOwner().aiSettings.findUniqueOrThrow({ where: { hostId: bruno.id } })
  const found = await inHost(app, bruno.id, (tx) =>
    readAtOnce(tx, trackRecordOf({ hostId: bruno.id, propertyId: place.propertyId }, settings)),
  )
  expect(calibrated(0.93, found.curve)).toBeLessThan(0.6)
  expect(found.decided.record.topics).toMatchObject([{ topic: 'parking', inProperty: { decided: 17, unchanged: 5 } }])
  const { report } = await asOwner().calibration.findUniqueOrThrow({ where: { hostId: bruno.id } })
  expect(report).toMatchObject({
    outcomes: { unchanged: 5, edited: 12, discarded: 0, replaced: 0 },
    changes: { fact: 12, tone: 0 },
    shown: { drafts: 16, brier: expect.closeTo(0.62, 1), calibrationError: expect.closeTo(0.66, 2) },
    heldDown: { drafts: 1, unchanged: 1 },
  })
  const shared = await asOwner().sharedCalibration.findUniqueOrThrow({ where: { id: 1 } })
  const other = await inHost(app, anna.id, (tx) =>
    readAtOnce(tx, trackRecordOf({ hostId: anna.id, propertyId: null }, null)),
  )
  expect(shared.hosts).toBeGreaterThan(0)
  expect(other.decided.record.topics.length).toBeGreaterThan(0)
})
