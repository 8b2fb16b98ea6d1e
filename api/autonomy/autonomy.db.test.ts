import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { claimFallback } from '#prisma/messages/claim-fallback.ts'
import { claimSend } from '#prisma/messages/claim-send.ts'
import { settleDraft } from '#prisma/messages/settle-draft.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'
import type { DecisionOutcome } from '#workflows/domain/learning/decision.ts'

const { anna, bruno } = await apiWithHosts()
const db = sharedDatabase(inject('parts').appDatabaseUrl)
const hostId = anna.id

const about = (topic: string): DraftEvidence => ({
  ...{ topics: [], claims: [], unknowns: [], risks: [] },
  questions: [{ text: '?', kind: 'question', topics: [topic], state: 'answered' }],
})

async function newProperty() {
  const { id: propertyId } = await anna.ask('createProperty', { body: { property: { name: 'Casa' } } })
  return { propertyId, sourceId: (await givenSource(anna)).id }
}
type Place = Awaited<ReturnType<typeof newProperty>>

/** A draft that leaves by itself as soon as somebody asks. */
async function scheduled(place: Place, topic = 'parking') {
  const chat = await givenChat(anna, place)
  return givenDraft(chat, { status: 'scheduled', confidence: 9, evidence: about(topic), undoUntil: null })
}

const claim = (messageId: string) =>
  inHost(db, hostId, (tx, now) => claimSend(tx, { hostId, messageId, mailHeldBy: null, caps: AMPLE_CAPS, now }))
const reasonsOf = async (id: string) => (await asOwner().message.findUniqueOrThrow({ where: { id } })).reasons

/** What was decided long enough ago that an hour more or less says nothing. */
async function decide(place: Place, outcomes: DecisionOutcome[], topic = 'parking') {
  const chat = await givenChat(anna, place)
  for (const [nth, outcome] of outcomes.entries()) {
    const { id: messageId } = await givenGuestMessage(chat)
    const decidedAt = new Date(Date.now() - 86_400_000 + nth * 1000)
    await asOwner().draftDecision.create({
      data: { hostId, messageId, propertyId: place.propertyId, topics: [topic], outcome, decidedAt },
    })
  }
  // The last one is decided by a hand: it brings the rung in step.
  const draft = await givenDraft(chat, { evidence: about(topic), confidence: 9 })
  await anna.ask('approveDraft', { params: { id: draft.id }, body: {} })
}
const good = (many: number): DecisionOutcome[] => Array.from({ length: many }, () => 'unchanged')
const rungOf = async ({ propertyId }: Place, topic = 'parking') =>
  (await anna.ask('listRungs', {})).find((rung) => rung.propertyId === propertyId && rung.topic === topic)

describe('the ladder', () => {
  test('a topic is unlocked by 28 drafts of its property that were sent unchanged, and locked by one bad one', async () => {
    await anna.ask('saveAiSettings', { body: { automaticRule: 'earned' } })
    const place = await newProperty()
    await decide(place, good(26))
    expect(await rungOf(place)).toMatchObject({ stands: 'not_earned', unchanged: 27, more: 1, property: 'Casa' })
    expect((await claim((await scheduled(place)).id)).outcome).toBe('over')
    await decide(place, [])
    expect(await rungOf(place)).toMatchObject({ stands: 'earned', unchanged: 28, more: 0, lastBadAs: null })
    expect((await claim((await scheduled(place)).id)).outcome).toBe('send')
    const draft = await givenDraft(await givenChat(anna, place), { evidence: about('parking'), confidence: 9 })
    const late = await scheduled(place)
    await anna.ask('approveDraft', { params: { id: draft.id }, body: { text: 'No, there is none.' } })
    expect(await rungOf(place)).toMatchObject({ stands: 'not_earned', changed: 1, more: 28, lastBadAs: 'edited' })
    expect((await claim(late.id)).state).toMatchObject({ status: 'pending', deadlineAt: null })
    expect(await reasonsOf(late.id)).toEqual([{ code: 'not_earned', params: { topics: ['il parcheggio'], more: 28 } }])
  })

  test('what is earned in one property or topic is not earned in another', async () => {
    const [one, other] = [await newProperty(), await newProperty()]
    await decide(one, good(30))
    expect((await claim((await scheduled(one)).id)).outcome).toBe('send')
    expect((await claim((await scheduled(other)).id)).outcome).toBe('over')
    expect((await claim((await scheduled(one, 'pool')).id)).outcome).toBe('over')
  })

  test('a complaint locks what it speaks of, and what left by itself in its chat', async () => {
    const place = await newProperty()
    await decide(place, good(30))
    await decide(place, good(30), 'pool')
    await decide(place, good(30), 'checkIn')
    const chat = await givenChat(anna, place)
    await givenDraft(chat, { status: 'sent', evidence: about('parking'), confidence: 9 })
    const draft = await givenDraft(chat, { status: 'drafting', text: '', confidence: null })
    const evidence = { ...about('pool'), risks: ['complaint' as const] }
    await inHost(db, hostId, (tx, now) =>
      settleDraft(tx, {
        ...{ hostId, messageId: draft.id, command: 'settle_as_pending', now },
        columns: { text: 'Sorry.', aiText: 'Sorry.', language: 'en', evidence, confidence: 3, reasons: [] },
      }),
    )
    expect(await rungOf(place)).toMatchObject({ stands: 'not_earned', unchanged: 31, lastBadAs: 'complaint', more: 28 })
    expect(await rungOf(place, 'pool')).toMatchObject({ stands: 'not_earned', lastBadAs: 'complaint' })
    expect(await rungOf(place, 'checkIn')).toMatchObject({ stands: 'earned', lastBadAs: null })
  })
})

describe('by hand', () => {
  test('always and never hold at once, in either mode, also for what stands in its undo window', async () => {
    const place = await newProperty()
    const params = { id: place.propertyId }
    const set = (setting: 'always' | 'never' | 'earned' | null) =>
      anna.ask('setRung', { params, body: { topic: 'parking', setting } })
    expect(await set('always')).toMatchObject({ stands: 'set_always', unchanged: 0, setting: 'always' })
    expect((await claim((await scheduled(place)).id)).outcome).toBe('send')
    await anna.ask('saveAiSettings', { body: { automaticRule: 'threshold' } })
    const stopped = await scheduled(place)
    expect(await set('never')).toMatchObject({ stands: 'set_never' })
    expect((await claim(stopped.id)).outcome).toBe('over')
    expect(await reasonsOf(stopped.id)).toEqual([{ code: 'set_never', params: { topics: ['il parcheggio'] } }])
    expect(await set('earned')).toMatchObject({ stands: 'not_earned' })
    expect(await set(null)).toMatchObject({ stands: 'by_threshold' })
    expect((await claim((await scheduled(place)).id)).outcome).toBe('send')
    expect(await rungOf(place)).toBeUndefined()
    expect((await auditsOf(anna, 'autonomy.set')).length).toBe(4)
    await anna.ask('saveAiSettings', { body: { automaticRule: 'earned' } })
  })

  test('one switch stops all, also what stands in its undo window', async () => {
    const place = await newProperty()
    await anna.ask('setRung', { params: { id: place.propertyId }, body: { topic: 'parking', setting: 'always' } })
    const draft = await scheduled(place)
    await anna.ask('saveAiSettings', { body: { automaticMode: false } })
    expect((await claim(draft.id)).outcome).toBe('over')
    expect(await reasonsOf(draft.id)).toEqual([{ code: 'automatic_mode_off', params: {} }])
    await anna.ask('saveAiSettings', { body: { automaticMode: true } })
  })

  test('a fallback is no automatic reply: it follows a draft that waits, whatever the switch and the rung say', async () => {
    const place = await newProperty()
    await anna.ask('setRung', { params: { id: place.propertyId }, body: { topic: 'parking', setting: 'never' } })
    await anna.ask('saveAiSettings', { body: { automaticMode: false } })
    const due = { evidence: about('parking'), confidence: 9, deadlineAt: new Date(Date.now() - 1000) }
    const { id: messageId } = await givenDraft(await givenChat(anna, place), due)
    const claimed = await inHost(db, hostId, (tx, now) =>
      claimFallback(tx, { hostId, messageId, newId: randomUUID, undoSeconds: 5, caps: AMPLE_CAPS, now }),
    )
    expect(claimed).toMatchObject({ fallbackId: expect.any(String), state: { status: 'fallback_sent' } })
    await anna.ask('saveAiSettings', { body: { automaticMode: true } })
  })

  test('another host’s property is not found, and a bad topic or setting is refused', async () => {
    const { propertyId: id } = await newProperty()
    const set = (host: typeof anna, body: object) => host.attempt('setRung', { params: { id }, body: body as never })
    expect((await set(bruno, { topic: 'parking', setting: 'never' })).status).toBe(404)
    for (const body of [
      { topic: 'a parking lot', setting: null },
      { topic: 'parking', setting: 'yes' },
      { topic: 'x'.repeat(41), setting: null },
      {},
    ])
      expect((await set(anna, body)).status).toBe(400)
    expect(await bruno.ask('listRungs', {})).toEqual([])
  })
})

test('the report of a host who has decided nothing says so', async () => {
  const report = await bruno.ask('readConfidenceReport', {})
  expect(report).toMatchObject({ fittedAt: null, shown: null, outcomes: { unchanged: 0 } })
  expect(report.curve).toHaveLength(20)
})
