import { Client, Connection } from '@temporalio/client'
import { expect, inject, test } from 'vitest'
import { choosePort } from '#scripts/parts/free-port.ts'
import { startRun } from './run.ts'
import { isTemporalUnavailable } from './temporal-unavailable.ts'

const run = { workflow: 'answerGuest', workflowId: 'away', input: {}, summary: 'Reply' }
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('nobody at the address is Temporal away', async () => {
  const port = await choosePort(29_000, { taken: new Set() })
  const connection = Connection.lazy({ address: `127.0.0.1:${port}`, connectTimeout: 500 })
  const client = new Client({ connection })
  expect(isTemporalUnavailable(await failureOf(startRun(client, run)))).toBe(true)
  await connection.close()
})

test('a Temporal that answers no in time is away', async () => {
  const { temporalAddress, temporalNamespace } = inject('parts')
  const connection = await Connection.connect({ address: temporalAddress })
  const client = new Client({ connection, namespace: temporalNamespace })
  const late = client.withDeadline(Date.now() - 1, () => client.workflow.getHandle('none').describe())
  expect(isTemporalUnavailable(await failureOf(late))).toBe(true)
  await connection.close()
})

test('what Temporal refuses is our mistake, not its absence', async () => {
  const { temporalAddress, temporalNamespace } = inject('parts')
  const connection = await Connection.connect({ address: temporalAddress })
  const client = new Client({ connection, namespace: temporalNamespace })
  expect(isTemporalUnavailable(await failureOf(startRun(client, { ...run, workflowId: '' })))).toBe(false)
  expect(isTemporalUnavailable(new Error('a bug'))).toBe(false)
  await connection.close()
})
