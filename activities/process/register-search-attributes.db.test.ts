import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { NativeConnection } from '@temporalio/worker'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Answer, startTemporalOperator } from '#tests/stand-ins/temporal-operator.ts'
import { registerSearchAttributes, SEARCH_ATTRIBUTE_TYPES } from './register-search-attributes.ts'

/** ListSearchAttributesResponse in protobuf: its first field is a map, each entry a name (1) and a type (2). */
const knows = (attributes: Readonly<Record<string, number>>): Uint8Array =>
  Buffer.concat(
    Object.entries(attributes).flatMap(([name, type]) => {
      const entry = Buffer.concat([Buffer.from([0x0a, name.length]), Buffer.from(name), Buffer.from([0x10, type])])
      return [Buffer.from([0x0a, entry.length]), entry]
    }),
  )

const silent = { debug() {}, info() {}, warn() {}, error() {} }

async function connect(address: string) {
  const connection = await NativeConnection.connect({ address })
  onTestFinished(() => connection.close())
  return connection
}

async function standIn(answers: Record<string, Answer[]>) {
  const server = await startTemporalOperator(answers)
  onTestFinished(() => server.close())
  const connection = await connect(server.address)
  const register = () => registerSearchAttributes({ connection, namespace: 'default', log: silent, tryMs: 300 })
  return { register, asked: () => server.calls.filter((call) => call.endsWith('SearchAttributes')) }
}

test('workers that start at once make every attribute known to a new namespace', async () => {
  const connection = await connect(inject('parts').temporalAddress)
  const namespace = `attributes-${randomUUID()}`
  const retention = { workflowExecutionRetentionPeriod: { seconds: 86_400 as never } }
  await connection.workflowService.registerNamespace({ namespace, ...retention })
  const list = () => connection.operatorService.listSearchAttributes({ namespace })
  while (!(await list().catch(() => false))) await pause(100)
  await Promise.all(Array.from({ length: 10 }, () => registerSearchAttributes({ connection, namespace, log: silent })))
  expect((await list()).customAttributes).toEqual(SEARCH_ATTRIBUTE_TYPES)
})

test('who is overtaken by another worker looks again, and finds nothing missing', async () => {
  const { register, asked } = await standIn({
    ListSearchAttributes: [knows({}), knows(SEARCH_ATTRIBUTE_TYPES)],
    AddSearchAttributes: [6],
  })
  await register()
  expect(asked()).toEqual(['ListSearchAttributes', 'AddSearchAttributes', 'ListSearchAttributes'])
})

test('a Temporal that falls silent between connecting and asking is asked again', async () => {
  const { register, asked } = await standIn({
    ListSearchAttributes: ['silence', 'silence', knows({})],
    AddSearchAttributes: ['silence', new Uint8Array()],
  })
  await register()
  expect(asked().slice(0, 3)).toEqual(['ListSearchAttributes', 'ListSearchAttributes', 'ListSearchAttributes'])
  expect(asked().at(-1)).toBe('AddSearchAttributes')
})

test('a refusal ends the start', async () => {
  const { register, asked } = await standIn({ ListSearchAttributes: [3] })
  await expect(register()).rejects.toMatchObject({ code: 3 })
  expect(asked()).toHaveLength(1)
})
