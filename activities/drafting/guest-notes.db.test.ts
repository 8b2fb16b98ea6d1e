import { beforeAll, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import type { Drafter } from '#activities/drafting/drafter.ts'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let world: World
beforeAll(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

test('a voice message is told to the drafter by name, answered, and says nothing of the guest’s language', async () => {
  const { hostId, owner, deps } = world
  await world.say({ text: 'Hi, we have just landed in Rome.' })
  const asked = await world.say({ text: '', note: say({ code: 'sent_voice' }) })
  const seen: Parameters<Drafter>[0][] = []
  const model: Drafter = async (situation) => {
    seen.push(situation)
    throw new ModelError('wrong_schema')
  }
  const composed = await composeDraft({ ...deps, model }, { hostId, guestMessageId: asked })
  expect(composed).toMatchObject({ status: 'pending' })
  expect(seen[0]).toMatchObject({ language: 'en', questions: [{}, { text: '(Voice message)' }] })
  const drafts = await owner.message.findMany({ where: { answersId: asked, kind: 'draft' } })
  expect(drafts).toMatchObject([{ language: 'en', text: expect.stringContaining('Lukas') }])
})
