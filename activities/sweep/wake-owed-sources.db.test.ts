import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refusingTemporal } from '#tests/reply/refusing-temporal.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { wakeSources } from '#workflows/client/wake-sources.ts'
import { SOURCE_CHANGED_SIGNAL, sourceWorkflowId } from '#workflows/domain/workflow-names.ts'
import { wakeOwedSources } from './wake-owed-sources.ts'

let bench: SendBench
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const MINUTE_AGO = new Date(Date.now() - 60_000)
const owe = (wakeOwedAt: Date) =>
  bench.inHost((tx) => tx.messageSource.update({ where: { id: bench.sourceId }, data: { wakeOwedAt } }))
const owed = async () => (await bench.source(bench.sourceId)).wakeOwedAt

/** How often the watch was told. */
async function signals(): Promise<number> {
  const { events } = await bench.deps.temporal.workflow.getHandle(sourceWorkflowId(bench.sourceId)).fetchHistory()
  return (events ?? []).filter((event) => event.workflowExecutionSignaledEventAttributes).length
}

test('a source whose watch was not told of something is read anew, and the debt is paid', async () => {
  await owe(MINUTE_AGO)
  await wakeOwedSources(bench.deps)
  expect(await signals()).toBe(1)
  expect(await owed()).toBeNull()
  await wakeOwedSources(bench.deps)
  expect(await signals()).toBe(1)
})

test('what is owed since it was told stays owed', async () => {
  const now = new Date()
  await owe(now)
  const before = { hostId: bench.hostId, sourceId: bench.sourceId, owedAt: MINUTE_AGO }
  await wakeSources(bench.deps, [before], SOURCE_CHANGED_SIGNAL)
  expect(await owed()).toEqual(now)
})

test('a debt of just now is left to whoever made it', async () => {
  const before = await signals()
  await owe(new Date())
  await wakeOwedSources(bench.deps)
  expect(await signals()).toBe(before)
})

test('sources that Temporal refuses whatever is done stay owed, and hide none behind them', async () => {
  const { hostId } = bench
  const refused = await Promise.all(
    Array.from({ length: 15 }, (_, turn) =>
      bench.inHost((tx) =>
        tx.messageSource.create({
          data: { hostId, type: 'email', identifier: `refused-${turn}@casa.test`, config: {}, wakeOwedAt: MINUTE_AGO },
        }),
      ),
    ),
  )
  const before = await signals()
  await owe(MINUTE_AGO)
  const ids = new Set(refused.map(({ id }) => sourceWorkflowId(id)))
  await wakeOwedSources({ ...bench.deps, temporal: refusingTemporal(bench.deps.temporal, (id) => ids.has(id)) })
  expect(await signals()).toBe(before + 1)
  expect(await owed()).toBeNull()
  for (const { id } of refused) expect((await bench.source(id)).wakeOwedAt).toEqual(MINUTE_AGO)
})
