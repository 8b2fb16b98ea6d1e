import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { expirePasswords } from '#api/admin/users/expire-passwords.ts'
import { openKeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { asOwner } from '#tests/api/given.ts'
import { asKeycloakAdmin, newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { type KeycloakLine, openKeycloakLine } from '#tests/stand-ins/keycloak-line.ts'

/** A line that is slow on a machine that is busy may take longer than the API would wait. */
const PATIENCE_MS = 30_000
const silent = { debug() {}, info() {}, warn() {}, error() {} }
let line: KeycloakLine
let api: RunningApi
let admin: ReturnType<RunningApi['as']>
beforeAll(async () => {
  line = await openKeycloakLine(() => inject('parts').keycloakUrl)
  api = await runApi()
  // What an administration asks goes by the line; who calls is looked up without it.
  const keycloak = openKeycloakAdmin({ ...api.deps.config.keycloak, url: line.url }, silent, PATIENCE_MS)
  Object.assign(api.deps.authenticator, { keycloak })
  admin = api.as((await signIn(await newPerson('app-admin'))).access_token)
})
afterEach(() => {
  line.slowMs = 0
  line.cutAt = undefined
  line.losesAnswerTo = undefined
  line.instead = undefined
})
afterAll(async () => {
  await Promise.all([api.close(), line.close()])
})

async function knownPerson() {
  const { id, email } = await newPerson('paid-user')
  await asOwner().host.create({ data: { kcSub: id, email } })
  await asOwner().accountState.upsert({
    where: { kcSub: id },
    create: { kcSub: id, access: 'enabled', accessAt: new Date() },
    update: { access: 'enabled' },
  })
  return { id }
}
const disable = (id: string) => admin.attempt('setUserStatus', { params: { id }, body: { status: 'disabled' } })
const accessHere = async (kcSub: string) => (await asOwner().accountState.findUnique({ where: { kcSub } }))?.access
const inKeycloak = async (id: string) => (await asKeycloakAdmin()).users.findOne({ id })
const trailOf = async (action: string, subject: string) => {
  const rows = await asOwner().auditEvent.findMany({ where: { action, subject }, orderBy: { id: 'asc' } })
  return rows.map(({ detail }) => detail)
}

test('a change takes as long as Keycloak takes, and stands here and there', async () => {
  const { id } = await knownPerson()
  // Four answers of this length are longer than any of our transactions may idle.
  line.slowMs = 2_600
  expect(await disable(id)).toMatchObject({ status: 200, body: { status: 'disabled' } })
  expect(await accessHere(id)).toBe('disabled')
  expect((await inKeycloak(id))?.enabled).toBe(false)
  expect(await trailOf('user.disable', id)).toEqual([{}])
})

test.each(['the change', 'the end of the sessions'])(
  '%s gets no answer: who is disabled there is so here',
  async (what) => {
    const { id } = await knownPerson()
    let looks = 0
    // The person is looked up twice before the change itself.
    const isChange = (path: string) => path.endsWith(`/users/${id}`) && ++looks > 2
    line.cutAt = what === 'the change' ? isChange : (path) => path.endsWith('/logout')
    expect(await disable(id)).toMatchObject({ status: 503 })
    expect(await accessHere(id)).toBe('disabled')
    expect(await trailOf('user.disable', id)).toEqual([{}])
  },
)

test('what Keycloak refuses is taken back, and the trail says so', async () => {
  const { id } = await knownPerson()
  let looks = 0
  line.instead = (path) =>
    path.endsWith(`/users/${id}`) && ++looks > 2 ? { status: 400, body: '{"errorMessage":"x"}' } : undefined
  expect(await disable(id)).toMatchObject({ status: 400 })
  expect(await accessHere(id)).toBe('enabled')
  expect(await trailOf('user.disable', id)).toEqual([{}, { refused: true }])
})

const newUser = (email: string) =>
  admin.attempt('createPaidUser', { body: { email, requirePasswordChange: true, emailVerified: true } })
const found = async (email: string) => (await (await asKeycloakAdmin()).users.find({ email, exact: true })).at(0)

test.each([
  ['the role', '/role-mappings/realm'],
  ['who administers', '/roles/app-admin/users'],
  ['the password', '/reset-password'],
])('a user is made and Keycloak is gone at %s: nobody is left behind without a password', async (_, at) => {
  const email = `new-${randomUUID()}@locanda.test`
  line.cutAt = (path) => path.includes(at)
  expect(await newUser(email)).toMatchObject({ status: 503 })
  expect(await found(email)).toBeUndefined()
  line.cutAt = undefined
  expect(await newUser(email)).toMatchObject({
    status: 200,
    body: { success: true, user: { tempPassword: expect.any(String) } },
  })
})

test.each(['before it was given', 'after it was given'])(
  'a user is made and Keycloak stays away from their password on, %s: there is another attempt',
  async (when) => {
    const email = `new-${randomUUID()}@locanda.test`
    const isOfPassword = (path: string) => path.includes('/reset-password')
    let isGone = false
    if (when === 'after it was given') line.losesAnswerTo = (path) => isOfPassword(path) && (isGone = true)
    line.cutAt = (path) => isGone || (when === 'before it was given' && (isGone = isOfPassword(path)))
    expect(await newUser(email)).toMatchObject({ status: 503 })
    line.cutAt = undefined
    line.losesAnswerTo = undefined
    // As within the minute after Keycloak is back: nobody was told the password that they may have.
    await expirePasswords({ engineDb: api.deps.engineDb, keycloak: api.deps.authenticator.keycloak })
    expect(await newUser(email)).toMatchObject({ status: 200, body: { success: true } })
  },
)
