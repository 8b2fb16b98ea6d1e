import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { oweAnswers } from '#activities/sweep/owe-answers.ts'
import { confirmSent } from '#prisma/messages/confirm-sent.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

type Guest = Awaited<ReturnType<SendBench['guestWrites']>>
const PARKING = { text: 'Parcheggio?', kind: 'question', topics: ['parking'] }
const evidence = (state: 'answered' | 'deferred' | 'open') => ({
  ...{ topics: ['parking'], claims: [], unknowns: [], risks: [], questions: [{ ...PARKING, state }] },
})
const PUTS_OFF = 'Ciao Marco,\n\nper quanto riguarda il parcheggio, mi informo e rispondo appena possibile.\n\nAnna'
const PAST = new Date(Date.now() - 1000)

const update = (id: string, data: object) => bench.inHost((tx) => messageRows(tx).update({ where: { id }, data }))
async function draft(guest: Guest, text: string, state: 'answered' | 'deferred' | 'open', more: object = {}) {
  const id = await bench.draft(guest, 'approved', { text, language: 'it', undoUntil: PAST })
  await update(id, { aiText: text, approvedAt: PAST, evidence: evidence(state), ...more })
  return id
}
/** The whole way of what is to leave, without a mail server. */
async function send(messageId: string, state: 'sent' | 'failed' | 'unknown' = 'sent') {
  const ref = { hostId: bench.hostId, messageId }
  await update(messageId, { undoUntil: PAST })
  const claim = await claimSend(bench.deps, ref)
  if (claim.outcome !== 'send') throw new Error(`not to be sent: ${claim.outcome}`)
  const outcome = state === 'sent' ? { state } : { state, reason: say({ code: 'answer_lost' }) }
  await recordOutcome(bench.deps, { ...ref, sendKey: claim.sendKey }, outcome)
  return claim.sendKey
}
const deferralsOf = ({ chatId }: Guest) =>
  bench.inHost((tx) => tx.deferral.findMany({ where: { chatId }, orderBy: { promisedAt: 'asc' } }))
async function only(guest: Guest) {
  const [deferral, ...more] = await deferralsOf(guest)
  expect(more).toEqual([])
  return deferral ?? expect.fail('nothing was put off')
}
const hostWrites = async ({ chatId }: Guest, text: string) => (await bench.host.reply(chatId, { text })).id
/** As if its time had come. */
const makeDue = ({ chatId }: Guest) =>
  bench.inHost((tx) => tx.deferral.updateMany({ where: { chatId }, data: { dueAt: PAST } }))

describe('what a reply puts off', () => {
  test('is kept with its due time when it has left, and not before', async () => {
    const guest = await bench.guestWrites()
    const id = await draft(guest, PUTS_OFF, 'deferred')
    expect(await deferralsOf(guest)).toEqual([])
    await send(id)
    const deferral = await only(guest)
    expect(deferral).toMatchObject({ messageId: id, settledAt: null, owedAt: null })
    expect(deferral.questions).toEqual([{ text: 'Parcheggio?', topics: ['parking'] }])
    expect(deferral.sentence).toContain('mi informo')
    expect(deferral.dueAt.getTime()).toBeGreaterThanOrEqual(Date.now() + 3.9 * 3_600_000)
    expect(await bench.chat(guest.chatId)).toMatchObject({ answerDueAt: deferral.dueAt, answerOwedAt: null })
  })

  test('is kept where it left by itself, where the host worded it, and in a fallback', async () => {
    const byItself = await bench.guestWrites()
    const scheduled = await draft(byItself, PUTS_OFF, 'deferred', { status: 'scheduled', approvedAt: null })
    await send(scheduled)
    expect(await only(byItself)).toMatchObject({ messageId: scheduled })
    const edited = await bench.guestWrites()
    await send(await draft(edited, 'Ciao, chiedo al vicino e ti faccio sapere.', 'answered', { aiText: 'Sì.' }))
    expect(await only(edited)).toMatchObject({ sentence: 'Ciao, chiedo al vicino e ti faccio sapere.' })
    const late = await bench.guestWrites()
    const waiting = await bench.draft(late, 'pending', { deadlineAt: PAST, language: 'it' })
    await update(waiting, { evidence: evidence('answered') })
    const { fallbackId } = await claimFallback(bench.deps, { hostId: bench.hostId, messageId: waiting })
    await send(fallbackId ?? '')
    expect(await only(late)).toMatchObject({
      messageId: fallbackId,
      questions: [{ text: 'Parcheggio?', topics: ['parking'] }],
    })
    const byHand = await bench.guestWrites()
    await send(await hostWrites(byHand, 'Ciao Marco, verifico e ti faccio sapere stasera.'))
    expect(await only(byHand)).toMatchObject({ questions: [] })
  })

  test('is not kept of an answer, nor of what was taken back or did not leave', async () => {
    const answered = await bench.guestWrites()
    await send(await draft(answered, 'Ciao Marco,\n\nc’è un posto auto davanti alla casa.', 'answered'))
    expect(await deferralsOf(answered)).toEqual([])
    const taken = await bench.guestWrites()
    const id = await bench.draft(taken, 'pending', { text: PUTS_OFF, language: 'it' })
    await bench.host.approve(id)
    await bench.host.undo(id)
    expect(await deferralsOf(taken)).toEqual([])
    const failed = await bench.guestWrites()
    await send(await draft(failed, PUTS_OFF, 'deferred'), 'failed')
    expect(await deferralsOf(failed)).toEqual([])
  })

  test('counts when it turns out that it arrived, and no more when it turns out that it did not', async () => {
    const guest = await bench.guestWrites()
    const id = await draft(guest, PUTS_OFF, 'deferred')
    const sendKey = await send(id, 'unknown')
    expect(await deferralsOf(guest)).toEqual([])
    const { hostId } = bench
    await bench.inHost((tx, now) => confirmSent(tx, { hostId, messageId: id, by: { actor: 'anna' }, now }))
    expect(await only(guest)).toMatchObject({ settledAt: null })
    const fault = say({ code: 'answer_lost' })
    const report = { hostId, of: { sendKey, providerId: 'p1' }, told: 'failed', fault, sourceFault: null } as const
    await bench.inHost((tx, now) => reportDelivery(tx, { ...report, now }))
    expect(await only(guest)).toMatchObject({ settledAs: 'not_delivered' })
    expect(await bench.chat(guest.chatId)).toMatchObject({ answerDueAt: null })
  })

  test('said again is due as it was', async () => {
    const guest = await bench.guestWrites()
    await send(await draft(guest, PUTS_OFF, 'deferred'))
    const first = await only(guest)
    await send(await draft(guest, PUTS_OFF, 'deferred'))
    expect(await only(guest)).toEqual(first)
  })
})

describe('it is settled', () => {
  const owing = async () => {
    const guest = await bench.guestWrites()
    await send(await draft(guest, PUTS_OFF, 'deferred'))
    return guest
  }

  test('by a reply of the host when that has left', async () => {
    const guest = await owing()
    const reply = await hostWrites(guest, 'Sì Marco, puoi parcheggiare in cortile.')
    expect(await only(guest)).toMatchObject({ settledAt: null })
    await send(reply)
    expect(await only(guest)).toMatchObject({ settledAs: 'answered', settledById: reply })
    expect(await bench.chat(guest.chatId)).toMatchObject({ answerDueAt: null, answerOwedAt: null })
  })

  test('by a draft that answers it, and not by one that answers something else', async () => {
    const guest = await owing()
    const other = { questions: [{ text: 'Wi-Fi?', kind: 'question', topics: ['wifi'], state: 'answered' }] }
    await send(
      await draft(guest, 'C’è il Wi-Fi.', 'open', { evidence: { ...evidence('open'), topics: ['wifi'], ...other } }),
    )
    expect(await only(guest)).toMatchObject({ settledAt: null })
    const answer = await draft(guest, 'C’è un posto auto davanti alla casa.', 'answered')
    await send(answer)
    expect(await only(guest)).toMatchObject({ settledAs: 'answered', settledById: answer })
  })

  test('not by a fallback, and not by a reply that did not arrive', async () => {
    const guest = await owing()
    const reply = await hostWrites(guest, 'Sì, in cortile.')
    const sendKey = await send(reply)
    const fault = say({ code: 'answer_lost' })
    const { hostId } = bench
    const report = { hostId, of: { sendKey, providerId: 'p2' }, told: 'failed', fault, sourceFault: null } as const
    await bench.inHost((tx, now) => reportDelivery(tx, { ...report, now }))
    expect(await only(guest)).toMatchObject({ settledAt: null, settledById: null })
    expect((await bench.chat(guest.chatId)).answerDueAt).not.toBeNull()
  })
})

describe('when it is due', () => {
  test('the chat is owed an answer, by PostgreSQL’s time, once', async () => {
    const guest = await bench.guestWrites()
    await send(await draft(guest, PUTS_OFF, 'deferred'))
    const ahead = { ...bench.deps, now: () => new Date(Date.now() + 10 * 86_400_000) }
    await oweAnswers(ahead)
    expect(await only(guest)).toMatchObject({ owedAt: null })
    await makeDue(guest)
    await Promise.all([oweAnswers(bench.deps), oweAnswers(bench.deps)])
    const { owedAt } = await only(guest)
    expect(owedAt).not.toBeNull()
    expect(await bench.chat(guest.chatId)).toMatchObject({ answerOwedAt: owedAt })
    expect(await bench.audit(guest.chatId)).toEqual([{ action: 'answer.owed', actor: 'system' }])
    await oweAnswers(bench.deps)
    expect(await only(guest)).toMatchObject({ owedAt })
  })

  test('it is not told of while a reply is about to leave, and never of what is settled', async () => {
    const guest = await bench.guestWrites()
    await send(await draft(guest, PUTS_OFF, 'deferred'))
    await makeDue(guest)
    const reply = await hostWrites(guest, 'Sì, in cortile.')
    await oweAnswers(bench.deps)
    expect(await only(guest)).toMatchObject({ owedAt: null })
    await send(reply)
    await oweAnswers(bench.deps)
    expect(await only(guest)).toMatchObject({ owedAt: null, settledAs: 'answered' })
  })

  test('every browser of the host hears of it', async () => {
    const guest = await bench.guestWrites()
    await send(await draft(guest, PUTS_OFF, 'deferred'))
    await makeDue(guest)
    await bench.deps.engineDb.liveEvent.deleteMany({ where: { hostId: bench.hostId } })
    await oweAnswers(bench.deps)
    const events = await bench.deps.engineDb.liveEvent.findMany({ where: { hostId: bench.hostId } })
    expect(events.map(({ entity, chatId }) => [entity, chatId])).toEqual(
      expect.arrayContaining([
        ['message', guest.chatId],
        ['chat', guest.chatId],
      ]),
    )
  })
})
