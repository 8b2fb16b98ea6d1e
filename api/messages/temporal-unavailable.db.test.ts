import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'

const { api, anna } = await apiWithHosts({ TEMPORAL_ADDRESS: '127.0.0.1:9' })

const rowOf = (id: string) => asOwner().message.findUniqueOrThrow({ where: { id } })
const approve = (id: string) => anna.attempt('approveDraft', { params: { id } })
const discard = (id: string) => anna.attempt('discardDraft', { params: { id } })

test('while Temporal is away a decision is taken, answered with the truth, and its workflow owed a wake', async () => {
  const [yes, no] = [await givenDraft(await givenChat(anna)), await givenDraft(await givenChat(anna))]
  expect((await approve(yes.id)).body).toMatchObject({ status: 'approved', undoUntil: expect.any(String) })
  expect((await discard(no.id)).body).toMatchObject({ status: 'discarded', undoUntil: expect.any(String) })
  for (const { id } of [yes, no]) expect((await rowOf(id)).wakeOwedAt).not.toBeNull()
})

test('of an approve and a discard the second is refused, and nothing of it happens', async () => {
  const draft = await givenDraft(await givenChat(anna))
  expect((await approve(draft.id)).status).toBe(200)
  expect(await discard(draft.id)).toMatchObject({ status: 409, body: { error: 'This message was already approved' } })
  expect(await rowOf(draft.id)).toMatchObject({ status: 'approved', version: 2 })
})

test('what was decided can be taken back', async () => {
  const draft = await givenDraft(await givenChat(anna))
  for (const decide of [approve, discard]) {
    await decide(draft.id)
    const view = await anna.ask('undoSend', { params: { id: draft.id } })
    expect(view).toMatchObject({ status: 'pending', undoUntil: null })
  }
})

test('a reply by hand is stored, and its workflow owed a wake', async () => {
  const chat = await givenChat(anna)
  const { id } = await anna.ask('writeManualReply', { params: { id: chat.id }, body: { text: 'Ciao' } })
  expect(await rowOf(id)).toMatchObject({ status: 'approved', wakeOwedAt: expect.any(Date) })
})

test('sending again is decided at once', async () => {
  const draft = await givenDraft(await givenChat(anna), { status: 'failed' })
  const view = await anna.ask('resendMessage', { params: { id: draft.id }, body: {} })
  expect(view).toMatchObject({ status: 'approved', undoUntil: null })
  expect((await rowOf(draft.id)).wakeOwedAt).not.toBeNull()
})

test('what a run has shown of a message is owed a look when the host says what became of it', async () => {
  const draft = await givenDraft(await givenChat(anna), { status: 'outcome_unknown' })
  expect(await anna.ask('confirmSent', { params: { id: draft.id } })).toMatchObject({ status: 'sent' })
  expect((await rowOf(draft.id)).wakeOwedAt).not.toBeNull()
})

test('the run of a waiting draft is owed a look when its chat gets a property', async () => {
  const chat = await givenChat(anna)
  const [waiting, gone] = [await givenDraft(chat), await givenDraft(chat, { status: 'sent' })]
  await anna.ask('associateProperty', { params: { id: chat.id }, body: { propertyId: null } })
  expect((await rowOf(waiting.id)).wakeOwedAt).not.toBeNull()
  expect((await rowOf(gone.id)).wakeOwedAt).toBeNull()
})

test('a decision keeps nobody waiting for Temporal', async () => {
  const drafts = await Promise.all(Array.from({ length: 20 }, async () => givenDraft(await givenChat(anna))))
  const before = performance.now()
  for (const { id } of drafts) expect((await approve(id)).status).toBe(200)
  expect((performance.now() - before) / drafts.length, 'milliseconds an approval').toBeLessThan(500)
})

const owedBy = async (id: string) => (await asOwner().messageSource.findUniqueOrThrow({ where: { id } })).wakeOwedAt

test('a source is saved and deleted although nobody can be told, and its workflow owed a wake', async () => {
  const body = { emailUser: `${Date.now()}@gmail.com`, emailPass: 'x' }
  const { id } = await anna.ask('createGmailSource', { body })
  expect(await owedBy(id)).not.toBeNull()
  await asOwner().messageSource.update({ where: { id }, data: { wakeOwedAt: null } })
  await anna.ask('deleteSource', { params: { id } })
  expect(await owedBy(id)).not.toBeNull()
})

test('a wish to read the mail now is accepted, and owed', async () => {
  const dora = await newHost(api)
  const { id } = await givenSource(dora)
  expect(await dora.attempt('pollSources', {})).toMatchObject({ status: 202, body: { polled: 1 } })
  expect(await owedBy(id)).not.toBeNull()
})
