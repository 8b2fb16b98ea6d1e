import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { asOwner } from '#tests/api/given.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { nameUnwatched } from './name-unwatched.ts'

const MINUTE_MS = 60_000
const UNWATCHED = { code: 'source_not_looked_at', params: { minutes: 40 } }

let bench: SendBench
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
})
beforeEach(() => given({ state: 'active', minutesAgo: 50 }))
afterAll(async () => {
  await bench.close()
})

async function given({ state, minutesAgo }: { state: 'active' | 'connecting' | 'auth_error'; minutesAgo: number }) {
  const [{ now }] = await asOwner().$queryRaw<[{ now: Date }]>`select clock_timestamp() as now`
  const lookedAt = new Date(now.getTime() - minutesAgo * MINUTE_MS)
  const mended = { unreachableSince: null, deletedAt: null }
  await asOwner().messageSource.update({ where: { id: bench.sourceId }, data: { state, lookedAt, ...mended } })
  await asOwner().$executeRaw`update message_source set fault = null where id = ${bench.sourceId}::uuid`
  return lookedAt
}
const name = (upMinutes = 20) => nameUnwatched(bench.deps, upMinutes * MINUTE_MS)
const row = () => asOwner().messageSource.findUniqueOrThrow({ where: { id: bench.sourceId } })

test.each(['active', 'connecting'] as const)(
  'one that is %s and that no worker gets to says so, since when',
  async (state) => {
    const lookedAt = await given({ state, minutesAgo: 50 })
    await name()
    expect(await row()).toMatchObject({ state: 'unreachable', fault: UNWATCHED, unreachableSince: lookedAt })
  },
)

test('the next look ends it', async () => {
  await name()
  const source = { hostId: bench.hostId, sourceId: bench.sourceId }
  expect(await pollSource(bench.deps, source, new AbortController().signal)).toBe('again')
  await name()
  expect(await row()).toMatchObject({ state: 'active', fault: null, unreachableSince: null })
})

test('neither a watch of ordinary length, nor one that waits for its host, nor a deleted one', async () => {
  await given({ state: 'active', minutesAgo: 35 })
  await name()
  expect(await row()).toMatchObject({ state: 'active', fault: null })
  await given({ state: 'auth_error', minutesAgo: 500 })
  await name()
  expect(await row()).toMatchObject({ state: 'auth_error', fault: null })
  await asOwner().messageSource.update({
    where: { id: bench.sourceId },
    data: { deletedAt: new Date(), state: 'active' },
  })
  await name()
  expect(await row()).toMatchObject({ state: 'active', fault: null })
})

test('a worker that has just started lets all be looked into first', async () => {
  await name(10)
  expect(await row()).toMatchObject({ state: 'active', fault: null })
})
