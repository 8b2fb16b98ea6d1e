import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createPaidUser } from '#api/admin/users/create-paid-user.ts'
import { expirePasswords } from '#api/admin/users/expire-passwords.ts'
import { readConfig } from '#api/config.ts'
import { PAID_ROLE } from '#api/contract/roles.ts'
import { TEMPORARY_PASSWORD_HOURS } from '#api/contract/told-figures.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { openKeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { openLog } from '#outside/log.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { asOwner } from '#tests/api/given.ts'
import { asKeycloakAdmin, newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'
import { openKeycloakLine } from '#tests/stand-ins/keycloak-line.ts'

let api: RunningApi
let asAdmin: Client

beforeAll(async () => {
  api = await runApi()
  asAdmin = api.as((await signIn(await newPerson('app-admin'))).access_token)
})
afterAll(() => api.close())

const create = (body: { email: string; requirePasswordChange?: boolean }) => asAdmin.ask('createPaidUser', { body })
const expire = () => expirePasswords({ engineDb: api.deps.engineDb, keycloak: api.deps.authenticator.keycloak })
const stamp = (kcSub: string) => asOwner().temporaryPassword.findUnique({ where: { kcSub } })
const passwordsOf = async (id: string) => (await (await asKeycloakAdmin()).users.getCredentials({ id })).length

async function givenUser(requirePasswordChange = true) {
  const email = `temporary-${randomUUID()}@locanda.test`
  const { user } = await create({ email, requirePasswordChange })
  const id = user?.id ?? ''
  const timeIsOver = () =>
    asOwner().temporaryPassword.update({ where: { kcSub: id }, data: { expiresAt: new Date(Date.now() - 1_000) } })
  return { email, id, user, timeIsOver }
}

test('a temporary password says until when it works, and works until then', async () => {
  const { id, user } = await givenUser()
  const hours = (Date.parse(user?.tempPasswordExpiresAt ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeCloseTo(TEMPORARY_PASSWORD_HOURS, 1)
  await expire()
  expect(await passwordsOf(id)).toBe(1)
  expect(await stamp(id)).not.toBeNull()
})

test('one that nobody has changed is taken away when its time is over, once, and the trail tells of it', async () => {
  const { id, timeIsOver } = await givenUser()
  await timeIsOver()
  await Promise.all([expire(), expire()])
  expect(await passwordsOf(id)).toBe(0)
  expect(await stamp(id)).toBeNull()
  const told = await asOwner().auditEvent.findMany({
    where: { subject: id, action: 'user.temporary_password_expired' },
  })
  expect(told[0]).toMatchObject({ actor: 'system', hostId: null })
})

test('who let it expire is created again and gets a new one; who did not, is there already', async () => {
  const { email, id, user, timeIsOver } = await givenUser()
  expect(await create({ email })).toMatchObject({ success: false, code: 'user_exists' })
  await timeIsOver()
  await expire()
  const again = await create({ email })
  expect(again).toMatchObject({ success: true, user: { id, tempPasswordExpiresAt: expect.any(String) } })
  expect(again.user?.tempPassword).not.toBe(user?.tempPassword)
  await expire()
  expect([await passwordsOf(id), (await stamp(id)) !== null]).toEqual([1, true])
})

test('a password that was changed before stays', async () => {
  const { id, timeIsOver } = await givenUser()
  const keycloak = await asKeycloakAdmin()
  const credential = { type: 'password', value: `Own-${randomUUID()}`, temporary: false }
  await keycloak.users.resetPassword({ id, credential })
  await timeIsOver()
  await expire()
  expect([await passwordsOf(id), await stamp(id)]).toEqual([1, null])
})

test('a password that need not be changed is no temporary one', async () => {
  const { id, user } = await givenUser(false)
  expect(user).not.toHaveProperty('tempPasswordExpiresAt')
  expect(await stamp(id)).toBeNull()
})

test('an account at which Keycloak fails keeps no other password alive', async () => {
  const failing = await givenUser()
  await failing.timeIsOver()
  const other = await givenUser()
  await other.timeIsOver()
  const line = await openKeycloakLine(() => inject('parts').keycloakUrl)
  onTestFinished(() => line.close())
  line.instead = (path) => (path.includes(failing.id) ? { status: 500, body: '{}' } : undefined)
  const { engineDb } = api.deps
  const config = readConfig(environmentOn(inject('parts'))).keycloak
  const keycloak = openKeycloakAdmin({ ...config, url: line.url }, openLog('silent'))
  await expect(expirePasswords({ engineDb, keycloak })).rejects.toThrow()
  expect([await passwordsOf(failing.id), await passwordsOf(other.id)]).toEqual([1, 0])
  await expire()
  expect(await passwordsOf(failing.id)).toBe(0)
})

/** What is left of creating a user, where the API is killed at its nth question to Keycloak, or as it writes the expiry (0). */
async function killedAt(nth: number) {
  const email = `temporary-${randomUUID()}@locanda.test`
  const line = await openKeycloakLine(() => inject('parts').keycloakUrl)
  onTestFinished(() => line.close())
  const { deps } = api
  const config = readConfig(environmentOn(inject('parts'))).keycloak
  const keycloak = openKeycloakAdmin({ ...config, url: line.url }, openLog('silent'))
  let [asked, isDead] = [0, false]
  line.instead = (path) => {
    if (!path.startsWith('/admin/')) return undefined
    asked += 1
    isDead ||= asked === nth
    return isDead ? { status: 500, body: '{}' } : undefined
  }
  const engineDb = new Proxy(deps.engineDb, {
    get(db, name) {
      if (nth !== 0 || name !== '$queryRaw') return Reflect.get(db, name)
      return () => {
        isDead = true
        return Promise.reject(new Error('killed'))
      }
    },
  })
  const context = { deps: { ...deps, engineDb, authenticator: { ...deps.authenticator, keycloak } } } as HostContext
  const body = { email, emailVerified: true, requirePasswordChange: true }
  await expect(createPaidUser(context, { body })).rejects.toThrow()
  const [left] = await (await asKeycloakAdmin()).users.find({ email, exact: true })
  return { email, id: left?.id }
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'no temporary password is left without its end, wherever creating its user stops: %i',
  async (nth) => {
    const { email, id } = await killedAt(nth)
    const left = id === undefined ? 0 : await passwordsOf(id)
    if (left > 0) expect(await stamp(id ?? '')).not.toBeNull()
    if (left > 0) return
    const again = await create({ email })
    expect(again).toMatchObject({ success: true, user: { tempPasswordExpiresAt: expect.any(String) } })
    const made = again.user?.id ?? ''
    expect([await passwordsOf(made), (await stamp(made)) !== null]).toEqual([1, true])
    const roles = await (await asKeycloakAdmin()).users.listRealmRoleMappings({ id: made })
    expect(roles.map(({ name }) => name)).toContain(PAID_ROLE)
  },
)

test('a hundred accounts at which Keycloak fails hide no other', async () => {
  const { engineDb } = api.deps
  const failing = Array.from({ length: 101 }, () => `00-${randomUUID()}`)
  const other = `ff-${randomUUID()}`
  const [givenAt, expiresAt] = [new Date(), new Date(0)]
  const rows = [...failing, other].map((kcSub) => ({ kcSub, givenAt, expiresAt }))
  await engineDb.temporaryPassword.createMany({ data: rows })
  const line = await openKeycloakLine(() => inject('parts').keycloakUrl)
  onTestFinished(() => line.close())
  line.instead = (path) => (path.includes('/users/00-') ? { status: 500, body: '{}' } : undefined)
  const config = readConfig(environmentOn(inject('parts'))).keycloak
  const keycloak = openKeycloakAdmin({ ...config, url: line.url }, openLog('silent'))
  await expect(expirePasswords({ engineDb, keycloak })).rejects.toThrow()
  expect([(await stamp(failing[0] ?? '')) !== null, await stamp(other)]).toEqual([true, null])
  await engineDb.temporaryPassword.deleteMany({ where: { kcSub: { in: failing } } })
})
