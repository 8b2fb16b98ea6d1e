import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AuditEventView } from '#api/contract/audit.ts'
import type { NewUserResult, UserView } from '#api/contract/users.ts'
import { newPerson, type Person, signIn, stageKeycloak } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

let api: RunningApi
let admin: Person
let adminToken: string

beforeAll(async () => {
  api = await runApi()
  admin = await newPerson('app-admin')
  adminToken = (await signIn(admin)).access_token
})
afterAll(() => api.close())

const asAdmin = (path: string, method = 'GET', body?: unknown) => api.call(adminToken, path, { method, body })
const auditOf = async (action: string) => (await asAdmin(`/admin/audit?action=${action}`)).body as AuditEventView[]
const expectAudited = async (action: string, subject: string) =>
  expect(await auditOf(action)).toContainEqual(expect.objectContaining({ actor: admin.id, subject, hostId: null }))
const tokenOf = async (person: Person) => (await signIn(person)).access_token

test('users are found by part of their name, email or username, with their role and status', async () => {
  const person = await newPerson('paid-user')
  const answer = await asAdmin(`/admin/users?search=${person.email.slice(2, 20)}`)
  expect(answer.body).toEqual([
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
  expect((await asAdmin('/admin/users?search=nobody-of-this-name')).body).toEqual([])
  const all = (await asAdmin('/admin/users')).body as UserView[]
  expect(all.find(({ id }) => id === admin.id)?.isAdmin).toBe(true)
})

test('a search for a wildcard finds no more than what holds it', async () => {
  expect((await asAdmin(`/admin/users?search=${encodeURIComponent('%_%')}`)).body).toEqual([])
})

test('granting and revoking works, is audited, and twice is the same as once', async () => {
  const person = await newPerson('paid-user')
  for (let time = 0; time < 2; time++) {
    expect((await asAdmin(`/admin/users/${person.id}/admin`, 'POST')).body).toMatchObject({ isAdmin: true })
  }
  await expectAudited('user.grant_admin', person.id)
  expect((await api.call(await tokenOf(person), '/admin/users')).status).toBe(200)
  for (let time = 0; time < 2; time++) {
    expect((await asAdmin(`/admin/users/${person.id}/admin`, 'DELETE')).body).toMatchObject({ isAdmin: false })
  }
  await expectAudited('user.revoke_admin', person.id)
})

test('an unknown user is not found, and what is no id is refused', async () => {
  for (const [path, method, body] of [
    [`/admin/users/${randomUUID()}/admin`, 'POST'],
    [`/admin/users/${randomUUID()}/admin`, 'DELETE'],
    [`/admin/users/${randomUUID()}/status`, 'POST', { status: 'disabled' }],
  ] as const) {
    expect((await asAdmin(path, method, body)).body).toMatchObject({ kind: 'not_found', error: 'User not found' })
  }
  for (const id of ['..', '%2e%2e', '..%2froles', 'x']) {
    expect([400, 404]).toContain((await asAdmin(`/admin/users/${id}/admin`, 'POST')).status)
  }
})

test('a role that was taken away is gone although the token still names it', async () => {
  const person = await newPerson('app-admin')
  const token = await tokenOf(person)
  expect((await api.call(token, '/admin/users?search=nobody')).status).toBe(200)
  await asAdmin(`/admin/users/${person.id}/admin`, 'DELETE')
  expect((await api.call(token, '/admin/users?search=nobody')).status).toBe(403)
  expect((await api.call(token, '/me')).body).toMatchObject({ roles: expect.not.arrayContaining(['app-admin']) })
})

test('what is changed in Keycloak itself acts within five seconds, in every API process', async () => {
  const [revoked, disabled, deleted] = await Promise.all([
    newPerson('app-admin'),
    newPerson('paid-user'),
    newPerson('paid-user'),
  ])
  const tokens = await Promise.all([tokenOf(revoked), tokenOf(disabled), tokenOf(deleted)])
  const paths = ['/admin/users?search=nobody', '/me', '/me']
  const other = await runApi()
  const statuses = (of: RunningApi) =>
    Promise.all(tokens.map(async (token, n) => (await of.call(token, paths[n] ?? '')).status))
  expect([await statuses(api), await statuses(other)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ])
  const keycloak = await stageKeycloak()
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
  const response = await fetch(`${api.url}/api/events`, {
    headers: { authorization: `Bearer ${await tokenOf(person)}` },
  })
  expect(response.status).toBe(200)
  await (await stageKeycloak()).users.update({ id: person.id }, { enabled: false })
  // Read to its end: it comes only because the server ends the stream.
  await response.text()
})

test('a disabled user is signed out and refused, and comes back when activated', async () => {
  const person = await newPerson('paid-user')
  const { access_token, refresh_token } = await signIn(person)
  const status = (value: string) => asAdmin(`/admin/users/${person.id}/status`, 'POST', { status: value })
  expect((await status('disabled')).body).toMatchObject({ id: person.id, status: 'disabled' })
  await expectAudited('user.disable', person.id)
  expect((await api.call(access_token, '/me')).status).toBe(401)
  expect((await status('active')).body).toMatchObject({ status: 'active', firstName: 'Prova', email: person.email })
  const { keycloakUrl, realm, clientId } = inject('parts')
  const refreshed = await fetch(`${keycloakUrl}/realms/${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token }),
  })
  expect(refreshed.status).toBe(400)
  expect((await api.call(await tokenOf(person), '/me')).status).toBe(200)
})

test('a user without an email has no status to change', async () => {
  const keycloak = await stageKeycloak()
  const { id } = await keycloak.users.create({ username: `bare-${randomUUID()}`, enabled: true })
  const answer = await asAdmin(`/admin/users/${id}/status`, 'POST', { status: 'disabled' })
  expect(answer.body).toMatchObject({ kind: 'rule_refused', error: 'User has no email' })
  await keycloak.users.del({ id })
})

test('a paid user gets a password that is shown once, must be changed, and is written nowhere', async () => {
  const email = `new-${randomUUID()}@locanda.test`
  const answer = await asAdmin('/admin/paid-users', 'POST', { email, fullName: 'Nina  De Luca' })
  const result = answer.body as NewUserResult
  expect(result).toMatchObject({
    success: true,
    user: { email, firstName: 'Nina', lastName: 'De Luca', status: 'active', isAdmin: false },
  })
  const password = result.user?.tempPassword ?? ''
  expect(password).toMatch(/^T-[A-Za-z0-9]{20}!9$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const keycloak = await stageKeycloak()
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
  expect(JSON.stringify((await asAdmin(`/admin/users?search=${email}`)).body)).not.toContain('tempPassword')
})

test("the administrator's own temporary password is used and not repeated", async () => {
  const email = `own-${randomUUID()}@locanda.test`
  const answer = await asAdmin('/admin/paid-users', 'POST', { email, tempPassword: 'chosen by the admin 1' })
  expect(answer.body).toMatchObject({ success: true })
  expect(answer.text).not.toContain('chosen by')
})

test('an email that is taken, or a password that Keycloak refuses, makes nobody', async () => {
  const person = await newPerson()
  expect((await asAdmin('/admin/paid-users', 'POST', { email: person.email })).body).toEqual({
    success: false,
    error: 'A user with this email already exists',
    code: 'user_exists',
    params: {},
  })
  const email = `weak-${randomUUID()}@locanda.test`
  const weak = (await asAdmin('/admin/paid-users', 'POST', { email, tempPassword: 'x' })).body as NewUserResult
  expect(weak).toEqual({
    success: false,
    error: expect.any(String),
    code: 'identity_refused',
    params: { detail: expect.any(String) },
  })
  expect((await asAdmin(`/admin/users?search=${email}`)).body).toEqual([])
  expect((await asAdmin('/admin/paid-users', 'POST', { fullName: 'No Email' })).body).toMatchObject({
    kind: 'invalid_input',
    error: 'Email required',
    fields: { email: { code: 'email_required' } },
  })
})

test('two who create the same user at once make one', async () => {
  const email = `race-${randomUUID()}@locanda.test`
  const answers = await Promise.all([1, 2, 3].map(() => asAdmin('/admin/paid-users', 'POST', { email })))
  expect(answers.map(({ body }) => (body as NewUserResult).success).toSorted()).toEqual([false, false, true])
})

test('a known user is linked: activated, paid, and a host', async () => {
  const person = await newPerson()
  const keycloak = await stageKeycloak()
  await keycloak.users.update({ id: person.id }, { enabled: false, email: person.email })
  for (let time = 0; time < 2; time++) {
    expect((await asAdmin('/admin/users/link-existing', 'POST', { email: person.email })).body).toMatchObject({
      success: true,
      user: { id: person.id, status: 'active', email: person.email },
    })
  }
  await expectAudited('user.link_existing', person.id)
  expect((await api.call(await tokenOf(person), '/me')).body).toMatchObject({
    roles: expect.arrayContaining(['paid-user']),
  })
})

test('linking leaves status and role alone where that was asked for', async () => {
  const person = await newPerson()
  const keycloak = await stageKeycloak()
  await keycloak.users.update({ id: person.id }, { enabled: false, email: person.email })
  const body = { email: person.email, activate: false, ensurePaidRole: false }
  expect((await asAdmin('/admin/users/link-existing', 'POST', body)).body).toMatchObject({
    success: true,
    user: { status: 'disabled' },
  })
  const roles = await keycloak.users.listRealmRoleMappings({ id: person.id })
  expect(roles.map(({ name }) => name)).not.toContain('paid-user')
})

test('nobody of that email is a failure in words', async () => {
  expect((await asAdmin('/admin/users/link-existing', 'POST', { email: 'nobody@locanda.test' })).body).toEqual({
    success: false,
    error: 'No user with this email in the identity provider',
    code: 'user_unknown',
    params: {},
  })
})

test('the audit trail is read in pages, newest first, without a gap or a repetition', async () => {
  await Promise.all(Array.from({ length: 5 }, () => asAdmin('/admin/debug/settings', 'POST', {})))
  const seen: string[] = []
  let path: string | undefined = '/admin/audit?limit=2&action=debug.save'
  for (let page = 0; page < 3 && path !== undefined; page++) {
    const answer = await asAdmin(path)
    seen.push(...(answer.body as AuditEventView[]).map(({ id }) => id))
    path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(seen.length).toBeGreaterThanOrEqual(5)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => Number(BigInt(b) - BigInt(a))))
  expect((await asAdmin('/admin/audit?cursor=nonsense')).body).toMatchObject({
    fields: { cursor: { code: 'field_invalid' } },
  })
})
