import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { givenChat, givenSource } from '#tests/api/given.ts'

const { anna } = await apiWithHosts({ UNDO_SECONDS: '300', SETTLE_SECONDS: '0' })

test.each([
  ['of single characters', 'x\n'.repeat(4_990), 0],
  ['of short lines', 'zz\n'.repeat(3_330), 420],
  ['of one endless sentence', 'parking, pool, '.repeat(660), 50],
])('a house with a long text %s is saved, changed and read', async (_, additionalInfo, most) => {
  const property = { name: 'Casa', additionalInfo }
  const { id } = await anna.ask('createProperty', { body: { property } })
  await anna.ask('updateProperty', { params: { id }, body: { property: { ...property, name: 'Casa Due' } } })
  const facts = await anna.ask('listPropertyFacts', { params: { id } })
  expect(facts.length).toBeLessThanOrEqual(most)
})

test('a reply of thousands of lines leaves, and teaches no more than the first of them', async () => {
  const { id: propertyId } = await anna.ask('createProperty', { body: { property: { name: 'Casa' } } })
  const chat = await givenChat(anna, { sourceId: (await givenSource(anna)).id, propertyId })
  const lines = Array.from({ length: 150 }, (_, n) => `Il parcheggio costa ${n + 1} €.`).join('\n')
  for (const text of ['x\n'.repeat(9_999), `${lines}\n${'x\n'.repeat(7_000)}`])
    await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text } })
  const { proposals } = await anna.ask('readLearning', {})
  expect(proposals.length).toBeGreaterThan(20)
  expect(proposals.length).toBeLessThanOrEqual(40)
})
