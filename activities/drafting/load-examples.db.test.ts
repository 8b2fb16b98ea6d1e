import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { readKnown } from '#activities/drafting/known-of-draft.ts'
import { findChatSecrets, maskSituation } from '#activities/drafting/mask-situation.ts'
import { buildPrompt } from '#activities/drafting/model-prompt.ts'
import { readQuestion } from '#activities/drafting/read-question.ts'
import { inHost } from '#prisma/host-scope.ts'
import { makeWorld, NOW, type World } from './drafting.fixture.ts'

let world: World
beforeAll(async () => {
  const parts = inject('parts')
  world = await makeWorld({ adminUrl: parts.adminDatabaseUrl, appUrl: parts.appDatabaseUrl })
})

/** A question of another guest, and what the host sent as an answer. */
async function givenPast(question: string, answer: string) {
  const { owner, hostId, sourceId, propertyId } = world
  const chatId = randomUUID()
  const place = { hostId, chatId, sourceId, seq: 1 }
  await owner.chat.create({
    data: { id: chatId, hostId, sourceId, propertyId, channel: 'email', threadKey: chatId, sender: 'Mia Keller' },
  })
  const asked = await owner.message.create({ data: { ...place, kind: 'guest', status: 'received', text: question } })
  const sent = await owner.message.create({
    data: { ...place, kind: 'draft', status: 'sent', text: answer, language: 'it', answersId: asked.id },
  })
  await owner.draftDecision.create({
    data: { hostId, messageId: sent.id, propertyId, topics: ['parking'], outcome: 'edited', decidedAt: NOW },
  })
}

test('a model is shown how the host answered a like question, and nothing of that guest, nor what opens the house', async () => {
  await givenPast(
    'C’è un parcheggio per la macchina?',
    'Ciao Mia,\n\nil parcheggio è nel cortile, proprio dietro la casa. Chiamami al +39 333 1234567. Il codice del portone è A4521.\n\nAnna',
  )
  await givenPast('A che ora è la colazione?', 'La colazione è alle 8.')
  const id = await world.say({ text: 'C’è un parcheggio per la nostra macchina?' })
  const { app, hostId } = world
  const model = () => Promise.reject(new Error('nobody is asked'))
  const { situation } = await inHost(app, hostId, async (tx) =>
    readKnown(tx, { ...world.deps, model }, await readQuestion(tx, { hostId, guestMessageId: id })),
  )
  expect(situation.examples).toEqual([
    {
      question: 'C’è un parcheggio per la macchina?',
      answer: 'il parcheggio è nel cortile, proprio dietro la casa.',
    },
  ])
  const { user } = buildPrompt(maskSituation(situation, findChatSecrets(situation).all))
  expect(JSON.parse(user)).toMatchObject({ past: situation.examples })
  for (const hidden of ['Mia', 'Keller', '333', 'A4521']) expect(user).not.toContain(hidden)
})
