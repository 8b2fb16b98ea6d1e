import { MockActivityEnvironment } from '@temporalio/testing'
import { DefaultLogger } from '@temporalio/worker'
import { expect, test } from 'vitest'
import type { ActivityDeps } from '#activities/deps.ts'
import { createSourceActivities } from '#activities/ingest/create-source-activities.ts'
import { createWatchPlaces } from '#activities/ingest/watch-places.ts'
import { openDatabase } from '#prisma/client.ts'

test('what a failure says of itself stays out of the history of a source', async () => {
  const db = openDatabase({ url: 'postgresql://locanda:secret-word@127.0.0.1:1/locanda' })
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const places = createWatchPlaces({ most: 1, now: () => 0 })
  const activities = createSourceActivities({ db, log } as unknown as ActivityDeps, places)
  const quiet = { logger: new DefaultLogger('ERROR', () => undefined) }
  const polled = new MockActivityEnvironment({}, quiet).run(() =>
    activities.pollSource({ hostId: 'anna', sourceId: 'casa' }),
  )
  await expect(polled).rejects.toMatchObject({ type: 'unexpected', message: 'Unexpected error', nonRetryable: false })
  await db.$disconnect()
})
