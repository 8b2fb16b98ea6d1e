import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { Prisma } from '#prisma/client.ts'
import { openPushBench, type PushBench } from '#tests/push/push-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: PushBench
beforeAll(async () => {
  bench = await openPushBench(inject('parts'))
})
type Change = Parameters<Parameters<Parameters<PushBench['inHost']>[0]>[0]['messageSource']['updateMany']>[0]['data']
const source = (data: object) =>
  bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data: data as Change }))
beforeEach(async () => {
  await source({ state: 'active', sendFault: Prisma.DbNull, unreachableSince: null, pausedAt: null })
  await bench.forget()
})
afterAll(() => bench.close())

const REFUSED = { state: 'auth_error', fault: say({ code: 'mail_sign_in_refused' }) }
const HOUR = 3_600_000
const dueNow = () =>
  bench.inHost((tx) => tx.pushSend.updateMany({ where: { hostId: bench.hostId }, data: { nextAt: new Date(0) } }))

test('a mailbox that lets nobody in any more is told of on its host’s devices, with the way to its settings', async () => {
  await bench.switchOn()
  await source(REFUSED)
  await bench.sweep()
  expect(bench.titles()).toEqual([expect.stringMatching(/^La sorgente «.+» è ferma$/)])
  const [told] = bench.service.received
  expect(told?.payload).toMatchObject({ url: `/general-settings?tab=sources&source=${bench.sourceId}` })
  expect(told?.payload).not.toHaveProperty('chatId')
  expect(await bench.rows()).toMatchObject([{ kind: 'source_stopped', state: 'delivered', chatId: null }])
})

test('so is one by which no reply leaves, and once an hour however often it comes and goes', async () => {
  await bench.switchOn()
  const sendFault = say({ code: 'mail_sending_limit', params: { answer: '550' } })
  for (let turn = 0; turn < 3; turn++) {
    await source({ sendFault })
    await bench.sweep()
    await source({ sendFault: Prisma.DbNull })
  }
  expect(bench.titles().length).toBeLessThanOrEqual(2)
  expect(bench.titles().length).toBeGreaterThanOrEqual(1)
})

test('one that cannot be read is told of after an hour, and not where it can by then', async () => {
  await bench.switchOn()
  const away = { state: 'unreachable', fault: say({ code: 'mail_refused_for_now' }) }
  await source({ ...away, unreachableSince: new Date() })
  await bench.sweep()
  await dueNow()
  await bench.sweep()
  expect([bench.titles(), (await bench.rows())[0]?.state]).toEqual([[], 'waiting'])
  await source({ unreachableSince: new Date(Date.now() - HOUR) })
  await dueNow()
  await bench.sweep()
  expect(bench.titles()).toHaveLength(1)
  await bench.forget()
  await bench.switchOn()
  await source({ state: 'active', unreachableSince: null })
  await source({ ...away, unreachableSince: new Date(Date.now() - HOUR) })
  await source({ state: 'active', unreachableSince: null })
  await dueNow()
  await bench.sweep()
  expect([bench.titles(), (await bench.rows()).map(({ state }) => state)]).toEqual([[], ['dropped']])
})

test.each([
  ['switched off', () => bench.set({ sourceStopped: false })],
  ['paused', () => source({ pausedAt: new Date() })],
])('where it is %s nobody is told', async (_, happens) => {
  await bench.switchOn()
  await happens()
  await source(REFUSED)
  await bench.sweep()
  expect(bench.titles()).toEqual([])
})
