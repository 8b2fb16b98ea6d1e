import { expect, test } from 'vitest'
import { createAccountStates } from '#api/identity/account-states.ts'
import type { AccountAccess, KnownAccount } from '#prisma/accounts/account-access.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** What PostgreSQL and Keycloak would say, how often Keycloak was asked, and the clock: the test decides. */
function world() {
  const given = {
    at: 0,
    access: 'enabled' as AccountAccess | Error,
    kept: null as (Pick<KnownAccount, 'access' | 'roles'> & { at: number }) | null,
    keptNth: 0,
    asked: 0,
    held: undefined as Promise<void> | undefined,
  }
  const known = (): KnownAccount | null =>
    given.kept && { ...given.kept, ageMs: given.at - given.kept.at, isHeard: true }
  const ask = async (): Promise<KnownAccount> => {
    const nth = ++given.asked
    const { access, at } = given
    await given.held
    if (access instanceof Error) throw access
    // PostgreSQL keeps the answer that was asked for last.
    if (nth > given.keptNth) Object.assign(given, { kept: { access, roles: ['app-admin'], at }, keptNth: nth })
    return { access, roles: ['app-admin'], ageMs: given.at - at, isHeard: true }
  }
  const states = createAccountStates({
    now: () => given.at,
    look: () => ({ known: Promise.resolve(known()), answer: ask() }),
  })
  const isEnabled = async (purpose: 'own' | 'administration' = 'own') => (await states.of('anna', purpose)).isEnabled
  return { given, states, isEnabled }
}

test('many calls at once ask once', async () => {
  const { given, isEnabled } = world()
  await Promise.all(Array.from({ length: 50 }, () => isEnabled()))
  expect(given.asked).toBe(1)
})

test.each(['own', 'administration'] as const)(
  'an answer younger than two seconds is not asked again: %s',
  async (of) => {
    const { given, isEnabled } = world()
    await isEnabled()
    given.at = 1_999
    await isEnabled(of)
    expect(given.asked).toBe(1)
  },
)

test('from two seconds on the known answer serves the own while a new one is fetched; the administration waits', async () => {
  const { given, isEnabled } = world()
  await isEnabled()
  given.at = 2_000
  given.access = 'disabled'
  const answers = [isEnabled(), isEnabled('administration')]
  expect(await Promise.all(answers)).toEqual([true, false])
  await settled()
  expect(await isEnabled()).toBe(false)
})

test('with Keycloak there an answer is never used five seconds after it was asked for', async () => {
  const { given, isEnabled } = world()
  await isEnabled()
  given.at = 5_000
  given.access = 'deleted'
  expect(await isEnabled()).toBe(false)
})

test('an answer that took long counts from when it was asked', async () => {
  const { given, isEnabled } = world()
  const { promise, resolve } = Promise.withResolvers<void>()
  given.held = promise
  const slow = isEnabled()
  given.at = 4_999
  resolve()
  await slow
  given.held = undefined
  given.access = 'disabled'
  given.at = 5_000
  expect(await isEnabled()).toBe(false)
})

test('who joins a look-up that takes long is not given what was asked for five seconds before', async () => {
  const { given, isEnabled } = world()
  const { promise, resolve } = Promise.withResolvers<void>()
  given.held = promise
  const first = isEnabled('administration')
  given.at = 5_000
  const joined = isEnabled('administration')
  Object.assign(given, { held: undefined, access: 'disabled' })
  resolve()
  expect(await Promise.all([first, joined])).toEqual([true, false])
  expect(given.asked).toBe(2)
})

test('with Keycloak away the known answer serves the own for a minute, the administration not at all', async () => {
  const { given, isEnabled } = world()
  await isEnabled()
  given.access = new Error('away')
  for (given.at = 4_000; given.at < 60_000; given.at += 4_000) {
    expect([given.at, await isEnabled()]).toEqual([given.at, true])
    await expect(isEnabled('administration')).rejects.toThrow('away')
  }
  given.at = 60_000
  await expect(isEnabled()).rejects.toThrow('away')
  given.access = 'enabled'
  given.at = 61_000
  expect(await isEnabled()).toBe(true)
})

test('a Keycloak that does not answer is waited for once, and then not by every call', async () => {
  const { given, isEnabled } = world()
  await isEnabled()
  given.at = 10_000
  given.held = new Promise(() => undefined)
  expect(await isEnabled()).toBe(true)
  for (let call = 0; call < 20; call++) expect(await Promise.race([isEnabled(), settled()])).toBe(true)
})

test('somebody who is known to be disabled is let in by nothing, Keycloak away or not', async () => {
  const { given, isEnabled } = world()
  await isEnabled()
  // Another process has written it down.
  given.at = 10_000
  given.kept = { access: 'disabled', roles: [], at: 9_000 }
  given.access = new Error('away')
  expect(await isEnabled()).toBe(false)
})

test('somebody who was disabled here is asked for again at once: they may have been enabled since', async () => {
  const { given, isEnabled } = world()
  given.kept = { access: 'disabled', roles: [], at: 0 }
  given.at = 100
  expect(await Promise.all([isEnabled(), isEnabled(), isEnabled('administration')])).toEqual([true, true, true])
  expect(given.asked).toBe(1)
})

test('what another process knows serves one that has just started', async () => {
  const { given, isEnabled } = world()
  given.kept = { access: 'enabled', roles: [], at: -59_000 }
  given.access = new Error('away')
  expect(await isEnabled()).toBe(true)
  given.at = 1_000
  await expect(isEnabled()).rejects.toThrow('away')
})

test('after a change made here even an answer that was under way is not kept', async () => {
  const { given, states, isEnabled } = world()
  const { promise, resolve } = Promise.withResolvers<void>()
  given.held = promise
  const before = isEnabled()
  states.forget('anna')
  given.held = undefined
  given.access = 'disabled'
  expect(await isEnabled()).toBe(false)
  resolve()
  await before
  expect(await isEnabled()).toBe(false)
})
