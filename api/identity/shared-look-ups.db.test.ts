import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readFor } from '#prisma/caller.ts'
import { type Database, openDatabase } from '#prisma/client.ts'
import { asOwner } from '#tests/api/given.ts'
import type { HeardAccount } from './look-up-account-state.ts'
import { createSharedLookUps } from './shared-look-ups.ts'

const YOUNG_MS = 3_000
const HEARD: HeardAccount = { access: 'enabled', roles: ['app-admin'] }

let processes: [Database, Database]
beforeAll(() => {
  const open = () => openDatabase({ url: inject('parts').appDatabaseUrl, maxConnections: 3 })
  processes = [open(), open()]
})
afterAll(async () => {
  await Promise.all(processes.map((db) => db.$disconnect()))
})

/** Somebody of whom nobody has heard yet, looked at from two processes; Keycloak answers when the test says so. */
function somebody() {
  const kcSub = randomUUID()
  const answered = Promise.withResolvers<HeardAccount>()
  const given = { kcSub, asked: 0, answer: () => answered.resolve(HEARD) }
  const lookUp = () => {
    given.asked++
    return answered.promise
  }
  const lookAt = (db: Database) => createSharedLookUps({ db, lookUp, youngMs: YOUNG_MS })
  const [one, other] = [lookAt(processes[0]), lookAt(processes[1])]
  return { given, look: (nth: number) => (nth % 2 === 0 ? one : other)(kcSub) }
}
const accessOf = async (kcSub: string) => (await asOwner().accountState.findUniqueOrThrow({ where: { kcSub } })).access

test('an answer that takes longer to come than it stays young is asked for once, for all windows of two processes', async () => {
  const { given, look } = somebody()
  const looks = Array.from({ length: 8 }, (_, nth) => look(nth))
  await Promise.all(looks.map((begun) => begun.known))
  await pause(YOUNG_MS + 500)
  given.answer()
  const answers = await Promise.all(looks.map((begun) => begun.answer))
  expect(new Set(answers.map((answer) => answer.access))).toEqual(new Set(['enabled']))
  expect([given.asked, await accessOf(given.kcSub)]).toEqual([1, 'enabled'])
})

test('a window that comes when the question is no longer young has it asked again', async () => {
  const { given, look } = somebody()
  const first = look(0)
  await first.known
  await pause(YOUNG_MS + 500)
  const late = look(1)
  await late.known
  given.answer()
  await Promise.all([first.answer, late.answer])
  expect(given.asked).toBe(2)
})

test('a look that a caller began who has left is still answered, for whoever else waits for it', async () => {
  const { given, look } = somebody()
  const left = AbortSignal.abort(new Error('gone'))
  const begun = await readFor({ left, cancel: async () => undefined }, async () => look(0))
  given.answer()
  expect((await begun.answer).access).toBe('enabled')
})
