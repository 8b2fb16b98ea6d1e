import { beforeAll, expect, inject, test, vi } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'

let world: World
beforeAll(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

test('a message that is overtaken while its draft is written gets none', async () => {
  const asked = await world.say({ text: 'Is there parking?' })
  const { owner, chatId } = world
  const composed = await owner.$transaction(async (tx) => {
    const [holder] = await tx.$queryRaw<{ pid: number }[]>`
      select pg_backend_pid() as pid from chat where id = ${chatId}::uuid for no key update`
    const begun = composeDraft(world.deps, { hostId: world.hostId, guestMessageId: asked })
    await vi.waitUntil(() => isAwaited(holder?.pid ?? 0), { timeout: 60_000 })
    const { hostId, sourceId } = world
    const newer = { hostId, chatId, sourceId, kind: 'guest', status: 'received', seq: 2, text: 'Never mind' } as const
    await tx.message.create({ data: newer })
    await tx.chat.update({ where: { id: chatId }, data: { headSeq: 2 } })
    return { begun }
  })
  expect(await composed.begun).toMatchObject({ draftId: null, status: 'superseded' })
  expect(await owner.message.findMany({ where: { answersId: asked } })).toHaveLength(0)
})

/** Somebody waits for the one who runs this transaction. */
async function isAwaited(pid: number): Promise<boolean> {
  const waiting = await world.app.$queryRaw<unknown[]>`
    select from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`
  return waiting.length > 0
}
