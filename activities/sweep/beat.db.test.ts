import { Client, Connection } from '@temporalio/client'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Database } from '#prisma/client.ts'
import { asOwner } from '#tests/api/given.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'
import { beatOfWorker } from './beat.ts'

let engineDb: Database
beforeAll(() => {
  engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
})

const lastBeats = async () => {
  const rows = await asOwner().heartbeat.findMany({ where: { name: { in: ['worker', 'temporal'] } } })
  return {
    worker: rows.find(({ name }) => name === 'worker')?.at,
    temporal: rows.find(({ name }) => name === 'temporal')?.at,
  }
}

test('a worker says that it is there, and that Temporal is while it answers', async () => {
  const connection = await Connection.connect({ address: inject('parts').temporalAddress })
  const [{ now: before }] = await engineDb.$queryRaw<[{ now: Date }]>`select clock_timestamp() as now`
  await beatOfWorker({ engineDb, temporal: new Client({ connection }) })
  await connection.close()
  const { worker, temporal } = await lastBeats()
  expect(worker?.getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect(temporal?.getTime()).toBeGreaterThanOrEqual(worker?.getTime() ?? Number.POSITIVE_INFINITY)
})

test('without Temporal it says only that it is there itself', async () => {
  // Nobody listens at this port.
  const connection = Connection.lazy({ address: '127.0.0.1:1', connectTimeout: 500 })
  const beats: string[] = []
  const noting = new Proxy(engineDb, {
    get: (db, name) =>
      name === '$executeRaw'
        ? (_: unknown, beat: string) => {
            beats.push(beat)
            return Promise.resolve(1)
          }
        : Reflect.get(db, name),
  })
  await expect(beatOfWorker({ engineDb: noting, temporal: new Client({ connection }) })).rejects.toThrow()
  await connection.close()
  expect(beats).toEqual(['worker'])
})
