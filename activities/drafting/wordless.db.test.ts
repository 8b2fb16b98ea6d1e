import { beforeEach, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'

let world: World
beforeEach(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

const compose = (guestMessageId: string) => composeDraft(world.deps, { hostId: world.hostId, guestMessageId })
const draftsOf = (answersId: string) => world.owner.message.findMany({ where: { answersId, kind: 'draft' } })

test.each([
  ['a photo', '', { code: 'sent_photo', params: {} }],
  ['files of a mail', 'guasto.jpg, guasto-2.jpg', { code: 'sent_attachments', params: {} }],
  ['a document', 'passaporto.pdf', { code: 'sent_document', params: {} }],
])('%s alone waits for the host, without words in any language', async (_, text, note) => {
  const sent = await world.say({ text })
  await world.owner.message.update({ where: { id: sent }, data: { reasons: [note] } })
  expect(await compose(sent)).toMatchObject({ status: 'pending' })
  const [draft] = await draftsOf(sent)
  expect(draft).toMatchObject({
    text: '',
    reasons: expect.arrayContaining([{ code: 'no_draft_possible', params: {} }]),
  })
})

test('a photo with a question beside it is answered', async () => {
  const photo = await world.say({ text: '' })
  await world.owner.message.update({
    where: { id: photo },
    data: { reasons: [{ code: 'sent_photo', params: {} }] },
  })
  const asked = await world.say({ text: 'Ciao Anna, a che ora è il check-in?' })
  await compose(asked)
  expect((await draftsOf(asked))[0]?.text).toContain('15:00')
})
