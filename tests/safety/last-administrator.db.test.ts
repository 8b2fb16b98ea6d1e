import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeycloakAdmin } from '#api/identity/keycloak-admin.ts'
import { OTHER_RACE_ROUNDS, ROUNDS_TIMEOUT_MS } from '#tests/rounds.ts'
import { newPerson, type Person, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

/** Two processes: what decides between two administrators must not live in one of them. */
let apis: [RunningApi, RunningApi]
let others: string[] = []

beforeAll(async () => {
  apis = [await runApi(), await runApi()]
  // For the time of this file, nobody else of the realm is an administrator.
  others = (await administrators()).filter((id) => id !== undefined)
  for (const id of others) await setRole(id, false)
})
afterAll(async () => {
  for (const id of others) await setRole(id, true)
  for (const api of apis) await api.close()
})

/** Keycloak itself, past the verbs of the API and what its processes remember. */
const askKeycloak: KeycloakAdmin['ask'] = (work) => apis[0].deps.authenticator.keycloak.ask(work)

const administrators = async () => {
  const users = await askKeycloak(({ roles }) => roles.findUsersWithRole({ name: 'app-admin', max: 500 }))
  return users.filter(({ enabled }) => enabled).flatMap(({ id }) => id ?? [])
}

const setRole = (id: string, has: boolean) =>
  askKeycloak(async ({ roles, users }) => {
    const role = await roles.findOneByName({ name: 'app-admin' })
    const mapping = { id, roles: [{ id: role?.id ?? '', name: 'app-admin' }] }
    await (has ? users.addRealmRoleMappings(mapping) : users.delRealmRoleMappings(mapping))
  })

type Ready = { person: Person; token: string }
const administrator = async (): Promise<Ready> => {
  const person = await newPerson('app-admin')
  return { person, token: (await signIn(person)).access_token }
}
const revoke = (api: RunningApi, by: Ready, whom: Ready) =>
  api.as(by.token).attempt('revokeAdmin', { params: { id: whom.person.id } })
const disable = (api: RunningApi, by: Ready, whom: Ready) =>
  api.as(by.token).attempt('setUserStatus', { params: { id: whom.person.id }, body: { status: 'disabled' } })
const LAST = { kind: 'conflict', error: 'The last administrator cannot be removed' }

test('the last administrator can be neither revoked nor disabled, and a disabled one does not count', async () => {
  const [last, idle] = [await administrator(), await administrator()]
  expect((await disable(apis[0], last, idle)).status).toBe(200)
  expect((await revoke(apis[0], last, last)).body).toMatchObject(LAST)
  expect((await disable(apis[0], last, last)).body).toMatchObject(LAST)
  expect(await administrators()).toEqual([last.person.id])
  // Taking the role from one who is disabled leaves as many as before.
  expect((await revoke(apis[0], last, idle)).status).toBe(200)
  await setRole(last.person.id, false)
})

test('an attempt that was refused leaves no audit row that says it happened', async () => {
  const last = await administrator()
  await revoke(apis[0], last, last)
  const trail = await apis[0].as(last.token).ask('listAudit', { query: { action: 'user.revoke_admin', limit: 200 } })
  expect(trail).not.toContainEqual(expect.objectContaining({ subject: last.person.id }))
  await setRole(last.person.id, false)
})

/** Both are known to be administrators, in both processes, so that only the change itself can decide. */
async function bothAdminister(both: readonly Ready[]) {
  for (const { person } of both) {
    await askKeycloak(async ({ users }) => users.update(person, { ...(await users.findOne(person)), enabled: true }))
    await setRole(person.id, true)
    for (const { deps } of apis) deps.authenticator.forget(person.id)
  }
  // Who was heard to be disabled may stay so for as long as that answer is young.
  const isKnown = async (api: RunningApi, { token }: Ready) =>
    (await api.as(token).attempt('readMe', {})).status === 200
  const known = apis.flatMap((api) => both.map((one) => expect.poll(() => isKnown(api, one)).toBe(true)))
  await Promise.all(known)
}

const WAYS = [
  ['revoke each other', revoke, revoke],
  ['revoke and disable each other', revoke, disable],
  ['disable each other', disable, disable],
] as const
/** Who signed in so many rounds ago signs in again: a token is good for minutes. */
const ROUNDS_OF_A_TOKEN = 20

test.each(WAYS)(
  'when the last two %s at once, exactly one remains',
  { timeout: ROUNDS_TIMEOUT_MS },
  async (_, first, second) => {
    for (let left = Math.ceil(OTHER_RACE_ROUNDS / WAYS.length); left > 0; left -= ROUNDS_OF_A_TOKEN) {
      const [a, b] = [await administrator(), await administrator()]
      for (let round = 0; round < Math.min(left, ROUNDS_OF_A_TOKEN); round++) {
        await bothAdminister([a, b])
        const answers = await Promise.all([first(apis[0], a, b), second(apis[1], b, a)])
        expect(await administrators()).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      }
      for (const id of await administrators()) await setRole(id, false)
    }
  },
)
