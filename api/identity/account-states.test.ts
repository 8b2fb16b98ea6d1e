import { expect, test } from 'vitest'
import { type AccountState, createAccountStates } from '#api/identity/account-states.ts'

const enabled: AccountState = { isEnabled: true, roles: new Set(['app-admin']) }
const disabled: AccountState = { isEnabled: false, roles: new Set() }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A Keycloak whose answers, their number and the clock the test decides. */
function keycloak() {
  const world = {
    at: 0,
    answer: enabled as AccountState | Error,
    asked: 0,
    held: undefined as Promise<void> | undefined,
  }
  const accountStates = createAccountStates({
    now: () => world.at,
    lookUp: async () => {
      world.asked++
      const { answer } = world
      await world.held
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { world, accountStates }
}

test('many calls at once ask once', async () => {
  const { world, accountStates } = keycloak()
  await Promise.all(Array.from({ length: 50 }, () => accountStates.of('anna')))
  expect(world.asked).toBe(1)
})

test('an answer younger than two seconds is not asked again', async () => {
  const { world, accountStates } = keycloak()
  await accountStates.of('anna')
  world.at = 1_999
  await accountStates.of('anna')
  expect(world.asked).toBe(1)
})

test('from two seconds on the known answer serves while a new one is fetched', async () => {
  const { world, accountStates } = keycloak()
  await accountStates.of('anna')
  world.at = 2_000
  world.answer = disabled
  expect((await accountStates.of('anna')).isEnabled).toBe(true)
  await settled()
  expect((await accountStates.of('anna')).isEnabled).toBe(false)
})

test('an answer is never used five seconds after it was asked for', async () => {
  const { world, accountStates } = keycloak()
  await accountStates.of('anna')
  world.at = 5_000
  world.answer = disabled
  expect((await accountStates.of('anna')).isEnabled).toBe(false)
})

test('an answer that took long counts from when it was asked', async () => {
  const { world, accountStates } = keycloak()
  let release = () => {}
  world.held = new Promise((resolve) => {
    release = resolve
  })
  const slow = accountStates.of('anna')
  world.at = 4_999
  release()
  await slow
  world.held = undefined
  world.answer = disabled
  world.at = 5_000
  expect((await accountStates.of('anna')).isEnabled).toBe(false)
})

test('with Keycloak away the last answer serves until it is too old, and then nobody is let in', async () => {
  const { world, accountStates } = keycloak()
  await accountStates.of('anna')
  world.answer = new Error('away')
  world.at = 4_000
  expect((await accountStates.of('anna')).isEnabled).toBe(true)
  await settled()
  world.at = 5_000
  await expect(accountStates.of('anna')).rejects.toThrow('away')
})

test('after a change made here even an answer that was under way is not kept', async () => {
  const { world, accountStates } = keycloak()
  let release = () => {}
  world.held = new Promise((resolve) => {
    release = resolve
  })
  const before = accountStates.of('anna')
  accountStates.forget('anna')
  world.held = undefined
  world.answer = disabled
  expect((await accountStates.of('anna')).isEnabled).toBe(false)
  release()
  await before
  expect((await accountStates.of('anna')).isEnabled).toBe(false)
})
