import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openPushBench, type PushBench } from '#tests/push/push-bench.ts'
import { openSendBench } from '#tests/reply/send-bench.ts'
import type { PushFault } from '#tests/stand-ins/push-service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let bench: PushBench
beforeAll(async () => {
  bench = await openPushBench(inject('parts'))
})
beforeEach(() => bench.forget())
afterAll(() => bench.close())

test.each<[string, PushFault, string]>([
  ['busy', { status: 429 }, 'push_service_busy'],
  ['broken', { status: 500 }, 'push_service_busy'],
  ['cut', 'hang up', 'push_unreachable'],
])('a service that is %s is asked again, later each time', async (_, fault, code) => {
  const { id } = await bench.switchOn()
  await bench.draftWaits()
  bench.service.play([fault, fault])
  await bench.sweep()
  const pauses: number[] = []
  for (let tries = 1; tries <= 2; tries++) {
    const [row] = await bench.rows()
    expect(row).toMatchObject({ state: 'waiting', tries, fault: { code } })
    pauses.push((row?.nextAt.getTime() ?? 0) - Date.now())
    await bench.pass(pauses.at(-1) ?? 0)
    await bench.sweep()
  }
  expect(pauses[1]).toBeGreaterThan((pauses[0] ?? 0) * 2)
  expect(await bench.rows()).toMatchObject([{ state: 'delivered', tries: 3, fault: null }])
  expect((await bench.device(id))?.fault).toBeNull()
})

test('a service that says nothing is asked again', async () => {
  await bench.switchOn()
  await bench.draftWaits()
  bench.service.play(['silence'])
  await bench.sweep()
  expect(await bench.rows()).toMatchObject([{ state: 'waiting', fault: { code: 'push_unreachable' } }])
})

test('a service that says when is not asked before', async () => {
  await bench.switchOn()
  await bench.draftWaits()
  bench.service.play([{ status: 429, headers: { 'retry-after': '1800' } }])
  await bench.sweep()
  const [row] = await bench.rows()
  expect((row?.nextAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * MINUTE)
})

test.each([400, 401, 403, 413])(
  'what a service refuses with %i is given up, and its device says so',
  async (status) => {
    const { id } = await bench.switchOn()
    await bench.draftWaits()
    bench.service.play([{ status }])
    await bench.sweep()
    await bench.pass(HOUR)
    await bench.sweep()
    expect(bench.service.received).toHaveLength(1)
    const fault = { code: 'push_refused', params: { status } }
    expect(await bench.rows()).toMatchObject([{ state: 'given_up', fault }])
    expect((await bench.device(id))?.fault).toEqual(fault)
  },
)

test.each([404, 410] as const)(
  'a browser that is gone (%i) is forgotten with what it was to be told, and no other',
  async (status) => {
    const [gone, kept] = [await bench.switchOn(), await bench.switchOn()]
    await bench.draftWaits()
    bench.service.forget(gone.browser.name, status)
    await bench.sweep()
    expect([await bench.device(gone.id), (await bench.device(kept.id))?.id]).toEqual([null, kept.id])
    expect(await bench.rows()).toMatchObject([{ deviceId: kept.id, state: 'delivered' }])
  },
)

test('what is a day old is told to nobody', async () => {
  await bench.switchOn()
  await bench.draftWaits()
  await bench.pass(25 * HOUR)
  await bench.sweep()
  expect([bench.service.received, (await bench.rows())[0]?.state]).toEqual([[], 'given_up'])
})

test('a worker that dies between the answer and its note is followed by another within a minute', async () => {
  await bench.switchOn()
  await bench.draftWaits()
  await bench.deps.engineDb.$executeRaw`update push_send set tries = 1, next_at = clock_timestamp() + interval '60 s'`
  await bench.sweep()
  expect(bench.service.received).toEqual([])
  await bench.pass(MINUTE)
  await bench.sweep()
  expect(bench.service.received).toHaveLength(1)
})

test('a closed account’s devices are gone, with what they were to be told', async () => {
  const closing = await openSendBench(inject('parts'))
  const { id } = await bench.switchOn(closing.hostId)
  const written = await closing.guestWrites()
  await closing.draft(written, 'pending')
  await closing.accountBecomes('disabled')
  await bench.sweep()
  expect([await bench.device(id), bench.service.received]).toEqual([null, []])
  await closing.close()
})
