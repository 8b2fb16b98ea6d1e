import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Client } from '#tests/api/contract-client.ts'
import { asOwner, givenChat, givenDraft } from '#tests/api/given.ts'
import { type OwnKeycloak, startOwnKeycloak } from '#tests/identity/own-keycloak.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import { rounds } from '#tests/rounds.ts'
import { newPersonAt } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'

const START_MS = 300_000
const TEST_MS = 120_000
/** More than any known access is worth. */
const A_MINUTE_MS = 61_000
/** One that was killed takes a quarter of a minute of the machine to begin anew, and says then what the other says. */
const COMES_BACK = rounds({ usual: ['SIGSTOP'], long: ['SIGSTOP', 'SIGKILL'] })

let keycloak: OwnKeycloak
let apis: [RunningApi, RunningApi]
beforeAll(async () => {
  keycloak = await startOwnKeycloak(inject('parts'))
  const { KEYCLOAK_URL, KEYCLOAK_SERVICE_CLIENT_SECRET } = environmentOn(keycloak.parts)
  const environment = { KEYCLOAK_URL, KEYCLOAK_SERVICE_CLIENT_SECRET }
  apis = [await runApi(environment), await runApi(environment)]
}, START_MS)
afterAll(async () => {
  for (const api of apis ?? []) await api.close()
  await keycloak?.close()
}, START_MS)

type Known = { id: string; kcSub: string; token: string; at: (api: RunningApi) => Client }

/** Somebody who is signed in, and a host. */
async function signedIn(...roles: string[]): Promise<Known> {
  const person = await newPersonAt(keycloak.parts, roles)
  const { access_token: token } = await signInAt(keycloak.parts, person)
  const at = (api: RunningApi) => api.as(token)
  const { id } = await at(apis[0]).ask('readMe', {})
  return { id, kcSub: person.id, token, at }
}
const statusOf = async (client: Client) => (await client.attempt('readMe', {})).status

test('many calls of several windows at two processes are one look-up', { timeout: TEST_MS }, async () => {
  const person = await newPersonAt(keycloak.parts)
  const { access_token } = await signInAt(keycloak.parts, person)
  keycloak.line.asked()
  const windows = Array.from({ length: 40 }, (_, nth) => apis[nth % 2 === 0 ? 0 : 1].as(access_token))
  const statuses = await Promise.all(windows.map(statusOf))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const asked = keycloak.line.asked()
  expect(asked.filter((path) => path.endsWith(`/users/${person.id}`))).toHaveLength(1)
  // The keys: once a process, and not for each call.
  expect(asked.filter((path) => path.endsWith('/certs')).length).toBeLessThanOrEqual(2)
})

test('who was disabled at one process is refused by another that knew them, also with Keycloak away', {
  timeout: START_MS,
}, async () => {
  const [host, admin] = [await signedIn(), await signedIn('app-admin')]
  for (const api of apis) expect(await statusOf(host.at(api))).toBe(200)
  const change = { params: { id: host.kcSub }, body: { status: 'disabled' } } as const
  expect((await admin.at(apis[0]).attempt('setUserStatus', change)).status).toBe(200)
  await keycloak.stop('SIGSTOP')
  expect(await statusOf(host.at(apis[0]))).toBe(401)
  await pause(5_000)
  expect(await statusOf(host.at(apis[1]))).toBe(401)
  await keycloak.goOn()
})

describe.each(['SIGSTOP', 'SIGKILL'] as const)('with Keycloak away by %s', (how) => {
  let host: Known
  let admin: Known
  beforeAll(async () => {
    host = await signedIn()
    admin = await signedIn('app-admin')
    for (const api of apis) {
      await host.at(api).ask('readMe', {})
      await admin.at(api).ask('searchUsers', {})
    }
    await keycloak.stop(how)
    // Older than what is used while Keycloak answers.
    await pause(6_000)
  }, START_MS)

  const draftOf = async (status: 'pending' | 'approved' | 'failed' | 'outcome_unknown') => {
    const chat = await givenChat(host)
    const undoUntil = status === 'approved' ? new Date(Date.now() + 60_000) : null
    return { id: (await givenDraft(chat, { status, undoUntil })).id, chat }
  }

  test('a host reads and decides what is their own, in every window and process', {
    timeout: TEST_MS,
  }, async () => {
    for (const api of apis) {
      const client = host.at(api)
      const [{ id: toApprove }, { id: toDiscard }] = [await draftOf('pending'), await draftOf('pending')]
      const [{ id: toUndo }, { id: failed }] = [await draftOf('approved'), await draftOf('failed')]
      const { id: unknown, chat } = await draftOf('outcome_unknown')
      expect(await statusOf(client)).toBe(200)
      const body = {}
      const answers = [
        await client.attempt('listChats', {}),
        await client.attempt('listMessages', { params: { id: chat.id } }),
        await client.attempt('approveDraft', { params: { id: toApprove }, body }),
        await client.attempt('discardDraft', { params: { id: toDiscard }, body }),
        await client.attempt('undoSend', { params: { id: toUndo } }),
        await client.attempt('resendMessage', { params: { id: failed }, body: {} }),
        await client.attempt('confirmSent', { params: { id: unknown } }),
        await client.attempt('writeManualReply', { params: { id: chat.id }, body: { text: 'Eccomi' } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    }
  })

  test('nobody administers, nor turns a switch of debugging', { timeout: TEST_MS }, async () => {
    const client = admin.at(apis[1])
    expect(await statusOf(client)).toBe(200)
    for (const answer of [
      await client.attempt('searchUsers', {}),
      await client.attempt('getDebugSettings', {}),
      await client.attempt('saveDebugSettings', { body: {} }),
      await client.attempt('listAudit', {}),
      await client.attempt('setUserStatus', { params: { id: host.kcSub }, body: { status: 'disabled' } }),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.body).toMatchObject({ kind: 'upstream_unavailable', code: 'identity_away' })
    }
  })

  test('the live stream stays open for a minute, and after it every call says why it is refused', {
    timeout: TEST_MS,
  }, async () => {
    const stream = await host.at(apis[0]).fetch('streamEvents', {})
    expect(stream.status).toBe(200)
    let isOpen = true
    const ending = stream.text().finally(() => {
      isOpen = false
    })
    await pause(5_000)
    expect(isOpen).toBe(true)
    const ago = new Date(Date.now() - A_MINUTE_MS)
    await asOwner().accountState.update({ where: { kcSub: host.kcSub }, data: { rolesAt: ago, accessAt: ago } })
    await ending
    for (const api of apis) {
      const answer = await host.at(api).attempt('listChats', {})
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).not.toBeNull()
      expect(answer.body).toMatchObject({ kind: 'upstream_unavailable', code: 'identity_away' })
    }
  })

  test('somebody who is known to be disabled is let in by no process', { timeout: TEST_MS }, async () => {
    const known = { access: 'disabled', accessAt: new Date() } as const
    await asOwner().accountState.update({ where: { kcSub: admin.kcSub }, data: known })
    for (const api of apis) expect(await statusOf(admin.at(api))).toBe(401)
  })

  test.each(COMES_BACK.filter((after) => after === how))(
    'once it answers again all is as before',
    {
      timeout: START_MS,
    },
    async () => {
      await keycloak.goOn()
      const soon = async (is: () => Promise<boolean>) => {
        while (!(await is())) await pause(200)
      }
      for (const api of apis) {
        await soon(async () => (await statusOf(host.at(api))) === 200)
        await soon(async () => (await admin.at(api).attempt('searchUsers', {})).status === 200)
      }
    },
  )
})
