import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { givenChat, givenDraft, givenSource } from '#tests/api/given.ts'

const { anna } = await apiWithHosts({ UNDO_SECONDS: '300', SETTLE_SECONDS: '0' })

/** A part of a guest's question that the host has answered, for the draft that waits. */
async function answered(text: string, additionalInfo = '') {
  const property = { name: 'Casa Pescallo', additionalInfo }
  const { id: propertyId } = await anna.ask('createProperty', { body: { property } })
  const chat = await givenChat(anna, { propertyId, sourceId: (await givenSource(anna)).id })
  const draft = await givenDraft(chat)
  const wish = { kind: 'answer' as const, text, asked: 'Parking?' }
  await anna.ask('writeAgain', { params: { id: draft.id }, body: { version: draft.version, wish } })
  const { proposals } = await anna.ask('readLearning', {})
  const id = proposals.find((proposal) => proposal.propertyId === propertyId)?.id ?? ''
  return {
    guestMessageId: draft.answersId,
    keep: (sentence?: string) =>
      anna.ask('acceptProposal', { params: { id }, body: sentence === undefined ? {} : { sentence } }),
    takeBack: () => anna.ask('reopenProposal', { params: { id } }),
    facts: () => anna.ask('listPropertyFacts', { params: { id: propertyId } }),
    correct: (factId: string, amount: number) =>
      anna.ask('changeFact', {
        params: { id: propertyId, factId },
        body: { value: { kind: 'amount', amount, currency: 'EUR', per: 'day' } },
      }),
  }
}

test('a fact that an answer was kept as names the message that was answered, in those words or in others', async () => {
  for (const sentence of [undefined, 'Parking costs 15 € a day.']) {
    const { guestMessageId, keep, takeBack, facts, correct } = await answered('For you the parking is 15 € a day.')
    expect(await facts()).toEqual([])
    await keep(sentence)
    const kept = await facts()
    expect(kept.map(({ keptFrom }) => keptFrom)).toEqual(kept.map(() => [guestMessageId]))
    const price = kept.find(({ key }) => key === 'parking.price')
    expect((await correct(price?.id ?? '', 18)).keptFrom).toEqual([guestMessageId])
    await takeBack()
    expect(await facts()).toEqual([])
  }
})

test('each sentence of an answer is confirmed, and takes the place of what cannot hold beside it', async () => {
  const { guestMessageId, keep, facts } = await answered(
    'The parking costs 15 € a day. Dogs are welcome.',
    'The parking costs 10 € a day.',
  )
  await keep()
  const known = (await facts()).filter(({ key }) => key === 'parking.price' || key === 'pets.allowed')
  expect(known.map(({ sentence, isConfirmed, keptFrom }) => ({ sentence, isConfirmed, keptFrom }))).toEqual(
    ['The parking costs 15 € a day.', 'Dogs are welcome.'].map((sentence) => ({
      sentence,
      isConfirmed: true,
      keptFrom: [guestMessageId],
    })),
  )
})
