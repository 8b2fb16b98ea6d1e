import { expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld } from '#activities/drafting/drafting.fixture.ts'

const NOTED = 'Il y avait un lit bébé, il a fini chez ma nièce.'

test('a draft that tells a fact in doubt waits and names it; once it is confirmed the next one leaves by itself', async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  const { owner, deps, hostId, propertyId, say } = await makeWorld({
    adminUrl: adminDatabaseUrl,
    appUrl: appDatabaseUrl,
  })
  await owner.property.update({ where: { id: propertyId }, data: { additionalInfo: NOTED } })
  const draftOf = async (text: string) => {
    const answersId = await say({ text })
    await composeDraft(deps, { hostId, guestMessageId: answersId })
    return owner.message.findFirstOrThrow({ where: { answersId, kind: 'draft' } })
  }
  const before = await draftOf('Is there a cot?')
  const cot = await owner.propertyFact.findFirstOrThrow({ where: { hostId, key: 'crib.exists' } })
  expect(before).toMatchObject({
    status: 'pending',
    reasons: expect.arrayContaining([{ code: 'facts_to_confirm', params: { topics: ['crib'], sentences: [NOTED] } }]),
    evidence: {
      claims: expect.arrayContaining([
        expect.objectContaining({ inDoubt: ['crib'], factIds: expect.arrayContaining([cot.id]) }),
      ]),
    },
  })
  await owner.propertyFact.update({ where: { id: cot.id }, data: { isConfirmed: true } })
  const after = await draftOf('Do you have a cot?')
  expect(after).toMatchObject({ status: 'scheduled', reasons: [{ code: 'leaves_by_itself' }] })
  expect(after.text).toContain('There is a cot.')
})
