import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat } from '#tests/api/given.ts'

const { anna } = await apiWithHosts()
afterAll(() => slowDown(0))
beforeEach(() => slowDown(0))

/** Makes every look at a chat take so long, in PostgreSQL itself. */
async function slowDown(seconds: number): Promise<void> {
  await asOwner().$executeRaw`drop policy if exists slow on chat`
  await asOwner().$executeRawUnsafe(
    `create or replace function be_slow() returns boolean language plpgsql volatile as $$
     begin perform pg_sleep(${seconds}); return true; end $$`,
  )
  if (seconds > 0)
    await asOwner().$executeRaw`create policy slow on chat as restrictive to locanda_app using (be_slow())`
}

const running = async () => {
  const rows = await asOwner().$queryRaw<{ query: string }[]>`
    select query from pg_stat_activity where datname = current_database() and state = 'active' and wait_event = 'PgSleep'`
  return rows.length
}

/** As a browser that asks and leaves after so long. */
const leave = (afterMs: number) => ({ signal: AbortSignal.timeout(afterMs) })
const listAndLeave = (afterMs: number) =>
  expect(anna.attempt('listChats', {}, leave(afterMs))).rejects.toThrow('timeout')

test('a statement that takes longer than five seconds ends, and so does its call: with a sentence, and no stack', async () => {
  await givenChat(anna)
  await slowDown(60)
  const startedAt = performance.now()
  const answer = await anna.attempt('listChats', {})
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  expect(answer.status).toBe(503)
  expect(answer.body).toEqual({
    error: 'This takes too long right now: please try again in a moment',
    code: 'database_too_slow',
    params: {},
    kind: 'upstream_unavailable',
    requestId: expect.any(String),
  })
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await running()).toBe(0)
})

test('a call that waits for what another transaction has locked ends too', async () => {
  const chat = await givenChat(anna)
  const associate = { params: { id: chat.id }, body: { propertyId: null } }
  await asOwner().$transaction(
    async (tx) => {
      await tx.$executeRaw`select from chat where id = ${chat.id}::uuid for update`
      const answer = await anna.attempt('associateProperty', associate)
      expect(answer).toMatchObject({ status: 503, body: { kind: 'upstream_unavailable' } })
    },
    { timeout: 15_000 },
  )
  await anna.ask('associateProperty', associate)
})

test('a read ends with its request: two visits to a slow page that were left leave nothing running', async () => {
  await givenChat(anna)
  await slowDown(4)
  await listAndLeave(500)
  await listAndLeave(500)
  await expect.poll(running, { timeout: 1_500 }).toBe(0)
})

test('calls that were left give their connections back, and no cancel hits the next on the same one', async () => {
  await givenChat(anna)
  await slowDown(0.2)
  const left = Array.from({ length: 30 }, (_, turn) => listAndLeave(100 + turn * 3))
  const stayed = Array.from({ length: 30 }, async (_, turn) => {
    await pause(turn * 20)
    return (await anna.attempt('readMe', {})).status
  })
  await Promise.all(left)
  expect(new Set(await Promise.all(stayed))).toEqual(new Set([200]))
  await slowDown(0)
  expect((await anna.attempt('listChats', {})).status).toBe(200)
})

test('a write is carried out, also when whoever asked for it has left', async () => {
  const chat = await givenChat(anna, { unreadCount: 3 })
  await slowDown(1)
  await expect(anna.attempt('markChatRead', { params: { id: chat.id } }, leave(200))).rejects.toThrow('timeout')
  await expect
    .poll(() => asOwner().chat.findUniqueOrThrow({ where: { id: chat.id } }))
    .toMatchObject({ unreadCount: 0 })
})
