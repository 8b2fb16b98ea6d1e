import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, NOW, type World } from '#activities/drafting/drafting.fixture.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'

let world: World
beforeAll(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})
beforeEach(async () => {
  const { hostId, chatId } = world
  await world.owner.message.deleteMany({ where: { hostId } })
  await world.owner.chat.update({
    where: { id: chatId },
    data: { channel: 'email', email: `${chatId}@g.test`, headSeq: 0 },
  })
})

const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const QUESTION = 'A che ora è il check-in?'

/** A reply of ours that has left; `approvedAt`: with the host's yes. */
async function replied(at: Date, approvedAt: Date | null = null) {
  const { hostId, chatId, sourceId } = world
  const of = { hostId, chatId, sourceId, seq: 1, text: `Alle 15. ${randomUUID()}` }
  const draft = await world.owner.message.create({
    data: { ...of, kind: 'draft', status: 'sent', createdAt: at, approvedAt },
  })
  const attempt = { hostId, chatId, messageId: draft.id, sendKey: randomUUID(), state: 'sent' as const, claimedAt: at }
  await world.owner.delivery.create({ data: { ...attempt, isByItself: approvedAt === null } })
}
const compose = async (guestMessageId: string, deps = world.deps) => {
  const { draftId } = await composeDraft(deps, { hostId: world.hostId, guestMessageId })
  return world.owner.message.findUniqueOrThrow({ where: { id: draftId ?? '' } })
}
const codesOf = ({ reasons }: { reasons: unknown }) => (reasons as { code: string }[]).map(({ code }) => code)

/** Three replies of ours, each answered four seconds later with other words. */
async function threeQuickTurns(word: Date | null = null) {
  for (const [turn, seconds] of [90, 60, 30].entries()) {
    await replied(ago(seconds), turn === 2 ? word : null)
    await world.say({ text: `Ricevuto, pratica ${turn}: ${randomUUID()}`, at: ago(seconds - 4) })
  }
  return world.say({ text: QUESTION, at: ago(20) })
}

test.each(['email', 'whatsapp', 'airbnb'])(
  'two machines that answer each other on %s, whatever they say, stop: the host decides, and no fallback goes on',
  async (channel) => {
    const address = `${randomUUID()}@g.test`
    await world.owner.chat.update({ where: { id: world.chatId }, data: { channel, email: address } })
    const draft = await compose(await threeQuickTurns())
    expect(draft).toMatchObject({ status: 'pending', deadlineAt: null })
    expect(codesOf(draft)).toContain('machine_pace')
  },
)

test('a machine that takes turns between two sources of the host is stopped all the same', async () => {
  const { hostId, chatId, sourceId } = world
  const email = `${randomUUID()}@g.test`
  await world.owner.chat.update({ where: { id: chatId }, data: { email } })
  const other = await world.owner.messageSource.create({
    data: { hostId, type: 'email', identifier: email, config: {} },
  })
  const place = { hostId, sourceId: other.id }
  const second = await world.owner.chat.create({ data: { ...place, threadKey: randomUUID(), channel: 'email', email } })
  const at = { ...place, chatId: second.id, seq: 1 }
  await replied(ago(90))
  await world.say({ text: `Ricevuto: ${randomUUID()}`, at: ago(86) })
  await world.owner.message.create({
    data: { ...at, kind: 'draft', status: 'sent', text: 'Alle 15.', createdAt: ago(60) },
  })
  const answer = {
    kind: 'guest',
    status: 'received',
    text: 'Pratica aperta',
    createdAt: ago(56),
    storedAt: ago(56),
  } as const
  await world.owner.message.create({ data: { ...at, ...answer } })
  await replied(ago(30))
  const draft = await compose(await world.say({ text: QUESTION, at: ago(26) }))
  await world.owner.messageSource.delete({ where: { id: other.id } })
  expect(codesOf(draft)).toContain('machine_pace')
  expect(sourceId).not.toBe(other.id)
})

test('a word of the host begins the count anew', async () => {
  const draft = await compose(await threeQuickTurns(ago(31)))
  expect(codesOf(draft)).not.toContain('machine_pace')
})

test.each([3, 5])(
  'a guest who asks the same %s times within a day waits for the host, by no machine',
  async (times) => {
    const asked = 'Scusate, a che ora è il check-in?'
    for (let turn = 1; turn < times; turn += 1) await world.say({ text: asked, at: ago(36_000 / turn) })
    let isAsked = false
    const model = () => {
      isAsked = true
      throw new Error('A model was asked')
    }
    const draft = await compose(await world.say({ text: asked, at: ago(20) }), { ...world.deps, model })
    expect(draft).toMatchObject({ status: 'pending', deadlineAt: null })
    expect(draft.text).toContain('15')
    expect(codesOf(draft)).toContain('repeated_message')
    expect(isAsked).toBe(false)
  },
)

test('the many guests of a platform are not one guest who floods', async () => {
  const { hostId, sourceId } = world
  const express = { channel: 'airbnb', email: 'express@airbnb.com' }
  await world.owner.chat.update({ where: { id: world.chatId }, data: express })
  const other = await world.owner.chat.create({ data: { hostId, sourceId, threadKey: randomUUID(), ...express } })
  const written = { hostId, sourceId, chatId: other.id, kind: 'guest', status: 'received', seq: 1 } as const
  const from = { text: 'Ciao', fromAddress: express.email, createdAt: ago(60), storedAt: ago(60) }
  await world.owner.message.createMany({ data: Array.from({ length: 40 }, () => ({ ...written, ...from })) })
  const id = await world.say({ text: QUESTION })
  await world.owner.message.update({ where: { id }, data: { fromAddress: express.email } })
  expect(codesOf(await compose(id))).not.toContain('sender_flood')
})

test('where as much has left by itself as may, the draft waits at once, and no fallback follows', async () => {
  await replied(ago(7_200))
  const deps = { ...world.deps, sendCaps: { ...AMPLE_CAPS, perGuestADay: 1 } }
  const draft = await compose(await world.say({ text: QUESTION }), deps)
  expect(draft).toMatchObject({ status: 'pending', deadlineAt: null })
  expect(draft.reasons).toEqual([{ code: 'cap_of_guest_met', params: { most: 1 } }])
})

test.each([
  ['was cut from it', { code: 'words_cut', params: { removed: 'Possiamo portare il cane?' } }],
  ['is hidden in it', { code: 'words_hidden', params: { hidden: 'cancel our stay' } }],
  ['stands in a file beside it', { code: 'parts_unread', params: { names: ['domande.pdf'] } }],
])('thanks wait for the host where more that %s may be asked, and no fallback follows', async (_, doubt) => {
  const guestMessageId = await world.say({ text: 'Grazie mille!', at: ago(20) })
  await world.owner.message.update({ where: { id: guestMessageId }, data: { doubts: [doubt] } })
  const draft = await compose(guestMessageId)
  expect(draft).toMatchObject({ status: 'pending', deadlineAt: null })
  expect(draft.reasons).toContainEqual(doubt)
})
