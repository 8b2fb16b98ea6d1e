import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RequestOf } from '#api/contract/call.ts'
import type { Calls } from '#api/contract/calls.ts'
import { NewUserResult } from '#api/contract/users.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { askForToken } from '#tests/identity/token-endpoint.ts'
import { asKeycloakAdmin, newPerson, type Person, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

let api: RunningApi
let admin: Person
let asAdmin: Client

beforeAll(async () => {
  api = await runApi()
  admin = await newPerson('app-admin')
  asAdmin = api.as((await signIn(admin)).access_token)
})
afterAll(() => api.close())

const found = (search: string) => asAdmin.ask('searchUsers', { query: { search } })
const create = (body: RequestOf<Calls['createPaidUser']>['body']) => asAdmin.ask('createPaidUser', { body })
const auditOf = (action: string) => asAdmin.ask('listAudit', { query: { action } })
const expectAudited = async (action: string, subject: string) =>
  expect(await auditOf(action)).toContainEqual(expect.objectContaining({ actor: admin.id, subject, hostId: null }))
const as = async (person: Person) => api.as((await signIn(person)).access_token)
const statusOf = async (client: Client) => (await client.attempt('readMe', {})).status
const mayAdminister = async (client: Client) =>
  (await client.attempt('searchUsers', { query: { search: 'nobody' } })).status

test('users are found by part of their name, email or username, with their role and status', async () => {
  const person = await newPerson('paid-user')
  expect(await found(person.email.slice(2, 20))).toEqual([
    {
      id: person.id,
      firstName: 'Prova',
      lastName: 'Persona',
      email: person.email,
      username: person.email,
      isAdmin: false,
      status: 'active',
    },
  ])
  expect(await found('nobody-of-this-name')).toEqual([])
  const all = await asAdmin.ask('searchUsers', {})
  expect(all.find(({ id }) => id === admin.id)?.isAdmin).toBe(true)
})

test('a search for a wildcard finds no more than what holds it', async () => {
  expect(await found('%_%')).toEqual([])
})

test('granting and revoking works, is audited, and twice is the same as once', async () => {
  const person = await newPerson('paid-user')
  for (let time = 0; time < 2; time++) {
    expect(await asAdmin.ask('grantAdmin', { params: { id: person.id } })).toMatchObject({ isAdmin: true })
  }
  await expectAudited('user.grant_admin', person.id)
  expect(await mayAdminister(await as(person))).toBe(200)
  for (let time = 0; time < 2; time++) {
    expect(await asAdmin.ask('revokeAdmin', { params: { id: person.id } })).toMatchObject({ isAdmin: false })
  }
  await expectAudited('user.revoke_admin', person.id)
})

test('an unknown user is not found, and what is no id is refused', async () => {
  const params = { id: randomUUID() }
  for (const answer of [
    await asAdmin.attempt('grantAdmin', { params }),
    await asAdmin.attempt('revokeAdmin', { params }),
    await asAdmin.attempt('setUserStatus', { params, body: { status: 'disabled' } }),
  ]) {
    expect(answer.body).toMatchObject({ kind: 'not_found', error: 'User not found' })
  }
  for (const id of ['..', '%2e%2e', '../roles', 'x']) {
    expect([400, 404]).toContain((await asAdmin.attempt('grantAdmin', { params: { id } })).status)
  }
})

test('a role that was taken away is gone although the token still names it', async () => {
  const person = await newPerson('app-admin')
  const client = await as(person)
  expect(await mayAdminister(client)).toBe(200)
  await asAdmin.ask('revokeAdmin', { params: { id: person.id } })
  expect(await mayAdminister(client)).toBe(403)
  expect(await client.ask('readMe', {})).toMatchObject({ roles: expect.not.arrayContaining(['app-admin']) })
})

test('what is changed in Keycloak itself acts within five seconds, in every API process', async () => {
  const [revoked, disabled, deleted] = await Promise.all([
    newPerson('app-admin'),
    newPerson('paid-user'),
    newPerson('paid-user'),
  ])
  const tokens = await Promise.all(
    [revoked, disabled, deleted].map(async (person) => (await signIn(person)).access_token),
  )
  const other = await runApi()
  const statuses = (of: RunningApi) =>
    Promise.all(tokens.map((token, n) => (n === 0 ? mayAdminister : statusOf)(of.as(token))))
  expect([await statuses(api), await statuses(other)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ])
  const keycloak = await asKeycloakAdmin()
  const role = await keycloak.roles.findOneByName({ name: 'app-admin' })
  await keycloak.users.delRealmRoleMappings({ id: revoked.id, roles: [{ id: role?.id ?? '', name: 'app-admin' }] })
  await keycloak.users.update({ id: disabled.id }, { enabled: false })
  await keycloak.users.del({ id: deleted.id })
  const changedAt = Date.now()
  const ended = [403, 401, 401]
  const seenBy = async (of: RunningApi) => {
    // Asked all the time, as an open page does: that is when an old answer is most likely to be used again.
    for (;;) {
      const askedAt = Date.now()
      if ((await statuses(of)).join() === ended.join()) return
      expect(askedAt - changedAt).toBeLessThan(5_000)
    }
  }
  await Promise.all([seenBy(api), seenBy(other)])
  await other.close()
})

test('a live stream that is open ends with the user', async () => {
  const person = await newPerson('paid-user')
  const response = await (await as(person)).fetch('streamEvents', {})
  expect(response.status).toBe(200)
  await (await asKeycloakAdmin()).users.update({ id: person.id }, { enabled: false })
  // Read to its end: it comes only because the server ends the stream.
  await response.text()
})

test('a disabled user is signed out and refused, and comes back when activated', async () => {
  const person = await newPerson('paid-user')
  const { access_token, refresh_token } = await signIn(person)
  const become = (status: 'active' | 'disabled') =>
    asAdmin.ask('setUserStatus', { params: { id: person.id }, body: { status } })
  expect(await become('disabled')).toMatchObject({ id: person.id, status: 'disabled' })
  await expectAudited('user.disable', person.id)
  expect(await statusOf(api.as(access_token))).toBe(401)
  expect(await become('active')).toMatchObject({ status: 'active', firstName: 'Prova', email: person.email })
  const { clientId, ...place } = inject('parts')
  const refreshed = await askForToken(place, { grant_type: 'refresh_token', client_id: clientId, refresh_token })
  expect(refreshed.status).toBe(400)
  expect(await statusOf(await as(person))).toBe(200)
})

test('a user without an email has no status to change', async () => {
  const keycloak = await asKeycloakAdmin()
  const { id } = await keycloak.users.create({ username: `bare-${randomUUID()}`, enabled: true })
  const answer = await asAdmin.attempt('setUserStatus', { params: { id }, body: { status: 'disabled' } })
  expect(answer.body).toMatchObject({ kind: 'rule_refused', error: 'User has no email' })
  await keycloak.users.del({ id })
})

test('a paid user gets a password that is shown once, must be changed, and is written nowhere', async () => {
  const email = `new-${randomUUID()}@locanda.test`
  const answer = await asAdmin.attempt('createPaidUser', { body: { email, fullName: 'Nina  De Luca' } })
  const result = NewUserResult.parse(answer.body)
  expect(result).toMatchObject({
    success: true,
    user: { email, firstName: 'Nina', lastName: 'De Luca', status: 'active', isAdmin: false },
  })
  const password = result.user?.tempPassword ?? ''
  expect(password).toMatch(/^T-[A-Za-z0-9]{20}!9$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const keycloak = await asKeycloakAdmin()
  const id = result.user?.id ?? ''
  expect(await keycloak.users.findOne({ id })).toMatchObject({
    emailVerified: true,
    requiredActions: ['UPDATE_PASSWORD'],
  })
  const roles = await keycloak.users.listRealmRoleMappings({ id })
  expect(roles.map(({ name }) => name)).toContain('paid-user')
  await expect(signIn({ email, password })).rejects.toThrow('The sign-in was refused')
  await expectAudited('user.create_paid', id)
  expect(JSON.stringify(await auditOf('user.create_paid'))).not.toContain(password.slice(2, 22))
  expect(JSON.stringify(await found(email))).not.toContain('tempPassword')
})

test("the administrator's own temporary password is used and not repeated", async () => {
  const email = `own-${randomUUID()}@locanda.test`
  const answer = await asAdmin.attempt('createPaidUser', { body: { email, tempPassword: 'chosen by the admin 1' } })
  expect(answer.body).toMatchObject({ success: true })
  expect(answer.text).not.toContain('chosen by')
})

test('an email that is taken, or a password that Keycloak refuses, makes nobody', async () => {
  const person = await newPerson()
  expect(await create({ email: person.email })).toEqual({
    success: false,
    error: 'A user with this email already exists',
    code: 'user_exists',
    params: {},
  })
  const email = `weak-${randomUUID()}@locanda.test`
  expect(await create({ email, tempPassword: 'x' })).toEqual({
    success: false,
    error: expect.stringMatching(/^tempPassword .*12/),
    code: 'invalid_field',
    params: { field: 'tempPassword', problem: { code: 'field_too_short', params: { least: 12 } } },
  })
  const refused = (field: string, code: string) => ({
    success: false,
    code: 'invalid_field',
    params: { field, problem: { code, params: {} } },
  })
  expect(await create({ email, tempPassword: email })).toMatchObject(refused('tempPassword', 'field_not_allowed'))
  expect(await create({ email, fullName: '<>' })).toMatchObject(refused('fullName', 'field_invalid'))
  expect(await create({ email: `o'b-${email}` })).toMatchObject(refused('username', 'field_invalid'))
  expect(await found(email)).toEqual([])
  const unnamed = await asAdmin.attempt('createPaidUser', { body: { fullName: 'No Email' } })
  expect(unnamed.body).toMatchObject({
    kind: 'invalid_input',
    error: 'Email required',
    fields: { email: { code: 'email_required' } },
  })
})

test('two who create the same user at once make one', async () => {
  const email = `race-${randomUUID()}@locanda.test`
  const answers = await Promise.all([1, 2, 3].map(() => create({ email })))
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, false, true])
})

test('a known user is linked: activated, paid, and a host', async () => {
  const person = await newPerson()
  const keycloak = await asKeycloakAdmin()
  await keycloak.users.update({ id: person.id }, { enabled: false, email: person.email })
  for (let time = 0; time < 2; time++) {
    expect(await asAdmin.ask('linkExisting', { body: { email: person.email } })).toMatchObject({
      success: true,
      user: { id: person.id, status: 'active', email: person.email },
    })
  }
  await expectAudited('user.link_existing', person.id)
  expect(await (await as(person)).ask('readMe', {})).toMatchObject({
    roles: expect.arrayContaining(['paid-user']),
  })
})

test('linking leaves status and role alone where that was asked for', async () => {
  const person = await newPerson()
  const keycloak = await asKeycloakAdmin()
  await keycloak.users.update({ id: person.id }, { enabled: false, email: person.email })
  const body = { email: person.email, activate: false, ensurePaidRole: false }
  expect(await asAdmin.ask('linkExisting', { body })).toMatchObject({
    success: true,
    user: { status: 'disabled' },
  })
  const roles = await keycloak.users.listRealmRoleMappings({ id: person.id })
  expect(roles.map(({ name }) => name)).not.toContain('paid-user')
})

test('nobody of that email is a failure in words', async () => {
  expect(await asAdmin.ask('linkExisting', { body: { email: 'nobody@locanda.test' } })).toEqual({
    success: false,
    error: 'No user with this email in the identity provider',
    code: 'user_unknown',
    params: {},
  })
})

test('the audit trail is read in pages, newest first, without a gap or a repetition', async () => {
  await Promise.all(Array.from({ length: 5 }, () => asAdmin.ask('saveDebugSettings', { body: {} })))
  const seen: string[] = []
  for await (const page of asAdmin.pages('listAudit', { query: { limit: 2, action: 'debug.save' } })) {
    seen.push(...page.map(({ id }) => id))
    if (seen.length > 4) break
  }
  expect(seen.length).toBeGreaterThanOrEqual(5)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => Number(BigInt(b) - BigInt(a))))
  const odd = await asAdmin.attempt('listAudit', { query: { cursor: 'nonsense' } })
  expect(odd.body).toMatchObject({
    fields: { cursor: { code: 'field_invalid' } },
  })
})
