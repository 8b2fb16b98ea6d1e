import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConformingApi } from '#tests/api/conforming-api.ts'
import { asOwner, givenChat, givenDraft, givenSource } from '#tests/api/given.ts'
import { newHost } from '#tests/api/signed-in-host.ts'
import type { RunningApi } from '#tests/safety/running-api.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runConformingApi()
})
afterAll(async () => {
  await api.close()
})

test('each step is ticked by what there is, and taken back with it', async () => {
  const host = await newHost(api)
  const steps = () => host.ask('readFirstSteps', {})
  expect(await steps()).toEqual({
    isConnected: false,
    propertyId: null,
    propertyName: null,
    hasTried: false,
    hasApproved: false,
  })

  const source = await givenSource(host, { state: 'connecting' })
  expect((await steps()).isConnected).toBe(false)
  await asOwner().messageSource.update({ where: { id: source.id }, data: { state: 'active' } })
  expect((await steps()).isConnected).toBe(true)

  const { id } = await host.ask('createProperty', { body: { property: { name: 'Casa' }, extras: [] } })
  expect(await steps()).toMatchObject({ propertyId: id, propertyName: 'Casa' })
  await host.ask('startTrial', { params: { id }, body: { text: 'Is there parking?' } })
  expect((await steps()).hasTried).toBe(true)

  const draft = await givenDraft(await givenChat(host, { sourceId: source.id }))
  expect((await steps()).hasApproved).toBe(false)
  await host.ask('approveDraft', { params: { id: draft.id }, body: {} })
  expect((await steps()).hasApproved).toBe(true)

  await asOwner().messageSource.update({ where: { id: source.id }, data: { state: 'auth_error' } })
  await host.ask('deleteProperty', { params: { id } })
  expect(await steps()).toMatchObject({ isConnected: false, propertyId: null, hasTried: true })
})

test('nothing of another host ticks a step', async () => {
  const [anna, bruno] = [await newHost(api), await newHost(api)]
  await givenSource(anna, { state: 'active' })
  await anna.ask('createProperty', { body: { property: { name: 'Casa' }, extras: [] } })
  expect(await bruno.ask('readFirstSteps', {})).toMatchObject({ isConnected: false, propertyId: null })
})
