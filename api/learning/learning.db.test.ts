import { describe, expect, inject, test } from 'vitest'
import { runMaintenance } from '#activities/process/run-maintenance.ts'
import { openLog } from '#outside/log.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { findPastAnswers } from '#prisma/learning/find-past-answers.ts'
import { settleDraft } from '#prisma/messages/settle-draft.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import type { DraftQuestion } from '#workflows/domain/draft.ts'

const { anna, bruno } = await apiWithHosts({ UNDO_SECONDS: '300', SETTLE_SECONDS: '0' })
const engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
const db = sharedDatabase(inject('parts').appDatabaseUrl)
const hostId = anna.id
const TEXT = 'Ciao Mia, il parcheggio è in cortile.'

async function newPlace(name: string, additionalInfo = '') {
  const property = { name, additionalInfo }
  const { id: propertyId } = await anna.ask('createProperty', { body: { property } })
  return { propertyId, sourceId: (await givenSource(anna)).id }
}
type Place = Awaited<ReturnType<typeof newPlace>>
const asked = (state: DraftQuestion['state'], topics = ['parking']) => ({
  ...{ topics: [], claims: [], unknowns: [], risks: [] },
  questions: [{ text: 'Parking?', kind: 'question' as const, topics, state }],
})
const newDraft = async (place: Place, more: object = {}) =>
  givenDraft(await givenChat(anna, place), {
    text: TEXT,
    aiText: TEXT,
    language: 'it',
    confidence: 9,
    evidence: asked('answered'),
    ...more,
  })
const send = (id: string, text: string) => anna.ask('approveDraft', { params: { id }, body: { text } })
const proposalsOf = async ({ propertyId }: Place) =>
  (await anna.ask('readLearning', {})).proposals.filter((proposal) => proposal.propertyId === propertyId)
const factsOf = ({ propertyId }: Place) => anna.ask('listPropertyFacts', { params: { id: propertyId } })
const infoOf = async ({ propertyId: id }: Place) => (await anna.ask('getProperty', { params: { id } })).additionalInfo

describe('a fact in the host’s own words', () => {
  const PRICE = 'Il parcheggio costa 15 € al giorno.'

  test('is proposed with its sentence, accepted by one click, and stands among the facts, confirmed', async () => {
    const place = await newPlace('Casa Uno', 'La piscina è riscaldata.')
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const [proposal] = await proposalsOf(place)
    expect(proposal).toMatchObject({ sentence: PRICE, topics: ['parking'], property: 'Casa Uno', suggestedUntil: null })
    expect(proposal?.said.join(' ')).toContain('15')
    await anna.ask('acceptProposal', { params: { id: proposal?.id ?? '' }, body: {} })
    expect(await infoOf(place)).toBe(`La piscina è riscaldata.\n${PRICE}`)
    expect(await factsOf(place)).toContainEqual(expect.objectContaining({ sentence: PRICE, isConfirmed: true }))
    expect(await proposalsOf(place)).toEqual([])
    expect((await anna.attempt('acceptProposal', { params: { id: proposal?.id ?? '' }, body: {} })).status).toBe(404)
    expect(await auditsOf(anna, 'learning.accept')).toHaveLength(1)
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    expect(await proposalsOf(place)).toEqual([])
  })

  test('takes the place of what cannot hold beside it', async () => {
    const place = await newPlace('Casa Due', 'Il parcheggio costa 10 € al giorno.')
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const [proposal] = await proposalsOf(place)
    expect(proposal?.replaces).toEqual(['Il parcheggio costa 10 € al giorno.'])
    await anna.ask('acceptProposal', { params: { id: proposal?.id ?? '' }, body: {} })
    const prices = (await factsOf(place)).filter(({ key }) => key === 'parking.price')
    expect(prices).toMatchObject([{ sentence: PRICE, contradicts: [] }])
  })

  test('is read in a reply by hand, holds for all properties, or until a day, and is forgotten after it', async () => {
    const [place, other] = [await newPlace('Casa Tre'), await newPlace('Casa Quattro')]
    const draft = await newDraft(place)
    const text = 'Oggi la piscina è chiusa. I cani non sono ammessi.'
    await anna.ask('writeManualReply', { params: { id: draft.chatId }, body: { text } })
    const proposals = await proposalsOf(place)
    const dogs = proposals.find(({ sentence }) => sentence.includes('cani'))
    await anna.ask('acceptProposal', { params: { id: dogs?.id ?? '' }, body: { scope: 'all', until: '2026-01-31' } })
    for (const one of [place, other]) expect(await infoOf(one)).toContain('I cani non sono ammessi.')
    await runMaintenance({
      engineDb,
      clock: () => new Date('2026-01-31T22:00:00Z'),
      originalsKeptDays: 9_000,
      log: openLog('silent'),
    })
    expect(await infoOf(other)).toContain('I cani')
    await runMaintenance({
      engineDb,
      clock: () => new Date('2026-01-31T23:30:00Z'),
      originalsKeptDays: 9_000,
      log: openLog('silent'),
    })
    for (const one of [place, other]) expect((await infoOf(one)) ?? '').not.toContain('I cani')
  })

  const longAfter = () =>
    runMaintenance({
      engineDb,
      clock: () => new Date('2026-03-01T12:00:00Z'),
      originalsKeptDays: 9_000,
      log: openLog('silent'),
    })
  const acceptedForAWhile = async (place: Place, scope: 'property' | 'all') => {
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const id = (await proposalsOf(place))[0]?.id ?? ''
    await anna.ask('acceptProposal', { params: { id }, body: { scope, until: '2026-02-20' } })
    return id
  }

  test('gives back what it took the place of when its day is over', async () => {
    const cheap = 'Il parcheggio costa 10 € al giorno.'
    const place = await newPlace('Casa Undici', cheap)
    await acceptedForAWhile(place, 'property')
    await longAfter()
    const prices = (await factsOf(place)).filter(({ key }) => key === 'parking.price')
    expect([await infoOf(place), prices.map((fact) => fact.sentence)]).toEqual([cheap, [cheap]])
  })

  test('leaves a line of the host’s own in the same words where it stood when its day is over', async () => {
    const [place, other] = [await newPlace('Casa Dodici'), await newPlace('Casa Tredici', PRICE)]
    await acceptedForAWhile(place, 'all')
    await longAfter()
    expect([(await infoOf(place)) ?? '', await infoOf(other)]).toEqual(['', PRICE])
    expect(await factsOf(other)).toContainEqual(expect.objectContaining({ sentence: PRICE, isConfirmed: false }))
  })

  test('goes when its day is over though another of that day is held, and though nothing was kept of what it changed', async () => {
    const [place, other] = [await newPlace('Casa Quattordici'), await newPlace('Casa Quindici')]
    const [held, old] = [await acceptedForAWhile(place, 'property'), await acceptedForAWhile(other, 'property')]
    await asOwner().factProposal.update({ where: { id: held }, data: { validUntil: new Date('2026-02-10') } })
    await asOwner().factProposal.update({ where: { id: old }, data: { changed: Prisma.DbNull } })
    await asOwner().$transaction(
      async (tx) => {
        await tx.$queryRaw`select 1 from fact_proposal where id = ${held}::uuid for update`
        await longAfter()
      },
      { timeout: 60_000 },
    )
    expect([await infoOf(place), (await infoOf(other)) ?? '']).toEqual([PRICE, ''])
    await longAfter()
    expect((await infoOf(place)) ?? '').toBe('')
  })

  test('is not proposed again once dismissed, and not at all when its reply is taken back', async () => {
    const place = await newPlace('Casa Cinque')
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const [proposal] = await proposalsOf(place)
    await anna.ask('dismissProposal', { params: { id: proposal?.id ?? '' } })
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    expect(await proposalsOf(place)).toEqual([])
    const undone = await newDraft(place)
    await send(undone.id, `${TEXT} Il check-out è entro le 11:00.`)
    expect(await proposalsOf(place)).toHaveLength(1)
    await anna.ask('undoSend', { params: { id: undone.id } })
    expect(await proposalsOf(place)).toEqual([])
  })

  test('is accepted in other words, and taken back with all that it changed', async () => {
    const cheap = 'Il parcheggio costa 10 € al giorno.'
    const place = await newPlace('Casa Nove', cheap)
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const id = (await proposalsOf(place))[0]?.id ?? ''
    const sentence = 'Il parcheggio costa 18 € al giorno.'
    const prices = async () =>
      (await factsOf(place)).filter(({ key }) => key === 'parking.price').map((fact) => fact.sentence)
    await anna.ask('acceptProposal', { params: { id }, body: { sentence: ` ${sentence} ` } })
    expect([await infoOf(place), await prices()]).toEqual([`${cheap}\n${sentence}`, [sentence]])
    await anna.ask('reopenProposal', { params: { id } })
    expect([await infoOf(place), await prices()]).toEqual([cheap, [cheap]])
    expect(await proposalsOf(place)).toMatchObject([{ id, sentence }])
    expect(await auditsOf(anna, 'learning.reopen')).toHaveLength(1)
    expect((await anna.attempt('reopenProposal', { params: { id } })).status).toBe(404)
    await anna.ask('dismissProposal', { params: { id } })
    expect((await bruno.attempt('reopenProposal', { params: { id } })).status).toBe(404)
    await anna.ask('reopenProposal', { params: { id } })
    expect(await proposalsOf(place)).toHaveLength(1)
  })

  test('that stood in the texts before stays there when its acceptance is taken back', async () => {
    const place = await newPlace('Casa Dieci')
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const id = (await proposalsOf(place))[0]?.id ?? ''
    const property = { name: 'Casa Dieci', additionalInfo: PRICE }
    await anna.ask('updateProperty', { params: { id: place.propertyId }, body: { property } })
    await anna.ask('acceptProposal', { params: { id }, body: {} })
    await anna.ask('reopenProposal', { params: { id } })
    expect(await infoOf(place)).toBe(PRICE)
    expect(await factsOf(place)).toContainEqual(expect.objectContaining({ sentence: PRICE, isConfirmed: false }))
    expect((await anna.attempt('acceptProposal', { params: { id }, body: { sentence: '  ' } })).status).toBe(400)
  })

  test('of another host is not there', async () => {
    const place = await newPlace('Casa Sei')
    await send((await newDraft(place)).id, `${TEXT} ${PRICE}`)
    const params = { id: (await proposalsOf(place))[0]?.id ?? '' }
    expect((await bruno.attempt('acceptProposal', { params, body: {} })).status).toBe(404)
    expect((await bruno.attempt('dismissProposal', { params })).status).toBe(404)
    expect(await bruno.ask('readLearning', {})).toEqual({ proposals: [], unknown: [] })
    expect((await anna.attempt('acceptProposal', { params, body: { until: 'soon' } as never })).status).toBe(400)
  })
})

test('what was asked and not known is counted by property and topic, until a fact says it', async () => {
  const place = await newPlace('Casa Sette')
  const settle = async (state: DraftQuestion['state']) => {
    const draft = await newDraft(place, { status: 'drafting', text: '', confidence: null })
    await inHost(db, hostId, (tx, now) =>
      settleDraft(tx, {
        ...{ hostId, messageId: draft.id, command: 'settle_as_pending', now },
        columns: { text: 'x', aiText: 'x', language: 'it', evidence: asked(state), confidence: 4, reasons: [] },
      }),
    )
  }
  for (const state of ['deferred', 'open', 'deferred', 'answered'] as const) await settle(state)
  const unknown = async () =>
    (await anna.ask('readLearning', {})).unknown.filter(({ propertyId }) => propertyId === place.propertyId)
  expect(await unknown()).toMatchObject([{ property: 'Casa Sette', topic: 'parking', times: 3 }])
  const property = { name: 'Casa Sette', additionalInfo: 'Il parcheggio è in cortile.' }
  await anna.ask('updateProperty', { params: { id: place.propertyId }, body: { property } })
  expect(await unknown()).toEqual([])
})

test('past answers to like questions are found by their words: of this property, in this language, decided by the host', async () => {
  const place = await newPlace('Casa Otto')
  const past = async (question: string, more: object = {}, decided = true) => {
    const chat = await givenChat(anna, { ...place, sender: 'Mia Keller' })
    const draft = await givenDraft(
      chat,
      { text: `Risposta a: ${question}`, language: 'it', confidence: 9, evidence: asked('answered'), ...more },
      { text: question },
    )
    if (decided) await anna.ask('approveDraft', { params: { id: draft.id }, body: {} })
    await asOwner().message.update({ where: { id: draft.id }, data: { status: 'sent', undoUntil: null } })
  }
  await past('C’è un parcheggio per la macchina?')
  await past('Dove posso mettere la macchina, c’è un parcheggio vicino?')
  await past('C’è un parcheggio per la macchina?', { language: 'en' })
  await past('C’è un parcheggio per la macchina?', {}, false)
  await past('Accettate cani di grossa taglia in casa?')
  const chat = await givenChat(anna, place)
  const like = {
    hostId,
    propertyId: place.propertyId,
    chatId: chat.id,
    question: 'C’è un parcheggio per la nostra macchina?',
  }
  const found = await inHost(db, hostId, (tx) => findPastAnswers(tx, { ...like, topics: ['parking'], language: 'it' }))
  expect(found.map(({ question }) => question)).toEqual([
    'C’è un parcheggio per la macchina?',
    'Dove posso mettere la macchina, c’è un parcheggio vicino?',
  ])
  expect(found[0]).toMatchObject({ answer: 'Risposta a: C’è un parcheggio per la macchina?', sender: 'Mia Keller' })
})
