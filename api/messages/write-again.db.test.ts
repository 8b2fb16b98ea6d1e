import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { auditsOf, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'

const { anna, bruno } = await apiWithHosts()
const sourceId = (await givenSource(anna)).id
const newDraft = async (more: object = {}) => givenDraft(await givenChat(anna, { sourceId }), more)
const ask = (id: string, body: object, who: HostAtApi = anna) => who.attempt('writeAgain', { params: { id }, body })

test('a draft is written again as its host wishes: the answer says so, what it said, and the trail no word of it', async () => {
  const { id, text } = await newDraft()
  const wish = { kind: 'free', text: ' Offri il 5 % ' }
  const answer = await ask(id, { version: 1, wish })
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'drafting', is_pending: false, wish: { kind: 'free', text: 'Offri il 5 %', before: text } },
  })
  expect((await ask(id, { wish })).body).toEqual(answer.body)
  const [audit, ...others] = (await auditsOf(anna, 'draft.write_again')).filter(({ subject }) => subject === id)
  expect(audit).toMatchObject({ actor: anna.kcSub, detail: { wish: 'free' } })
  expect(others).toEqual([])
})

test('without a wish it is written from what is known now', async () => {
  const { id } = await newDraft({ status: 'discarded' })
  expect((await ask(id, {})).body).toMatchObject({ status: 'drafting', wish: { kind: 'again', text: '' } })
})

test('another draft than was shown is a conflict that answers it, and what was decided says how', async () => {
  const { id } = await newDraft()
  expect(await ask(id, { version: 9 })).toMatchObject({ status: 409, body: { code: 'draft_changed', draft: { id } } })
  const sent = await newDraft({ status: 'sent' })
  expect(await ask(sent.id, {})).toMatchObject({ status: 409, body: { code: 'settled_before' } })
})

test("is its own host's to ask, and a wish in words has some", async () => {
  const { id } = await newDraft()
  expect((await ask(id, {}, bruno)).status).toBe(404)
  for (const wish of [
    { kind: 'free' },
    { kind: 'free', text: '  ' },
    { kind: 'shorter', text: 'x' },
    { kind: 'free', text: 'x'.repeat(301) },
    { kind: 'louder' },
    { kind: 'answer', text: 'Sì.' },
    { kind: 'answer', asked: 'Cane?' },
    { kind: 'shorter', asked: 'Cane?' },
  ])
    expect((await ask(id, { wish })).status, JSON.stringify(wish)).toBe(400)
})

test('an answer to a part of the question is one for this draft, and asked about as a fact of its property', async () => {
  const property = { name: 'Casa Pescallo' }
  const { id: propertyId } = await anna.ask('createProperty', { body: { property } })
  const { id, chatId } = await givenDraft(await givenChat(anna, { sourceId, propertyId }))
  const wish = { kind: 'answer', asked: 'Is there a discount?', text: ' Da una settimana in su togliamo il 10 %. ' }
  const text = 'Da una settimana in su togliamo il 10 %.'
  expect((await ask(id, { version: 1, wish })).body).toMatchObject({
    wish: { kind: 'answer', text, answers: [{ asked: 'Is there a discount?', text }] },
  })
  const { proposals } = await anna.ask('readLearning', {})
  expect(proposals.filter((one) => one.chatId === chatId)).toMatchObject([
    { sentence: text, property: 'Casa Pescallo' },
  ])
  expect((await bruno.ask('readLearning', {})).proposals).toEqual([])
})

test('what opens something is asked about nowhere, and what is of no property cannot be kept', async () => {
  const { id: propertyId } = await anna.ask('createProperty', { body: { property: { name: 'Casa' } } })
  const [ofHouse, ofNone] = [await givenDraft(await givenChat(anna, { sourceId, propertyId })), await newDraft()]
  const before = (await anna.ask('readLearning', {})).proposals.length
  await ask(ofHouse.id, { wish: { kind: 'answer', asked: 'The gate?', text: 'Il codice del cancello è 4821.' } })
  await ask(ofNone.id, { wish: { kind: 'answer', asked: 'The gate?', text: 'È sempre aperto.' } })
  expect((await anna.ask('readLearning', {})).proposals).toHaveLength(before)
})
