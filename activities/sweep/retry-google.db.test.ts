import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { retryStopped } from './retry-stopped.ts'

let google: GoogleStandIn
let bench: SendBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openSendBench(inject('parts'), { google: appAt(google) })
})
afterAll(async () => {
  await bench.close()
  await google.close()
})

test('a mailbox at Google sends again by itself once what kept its replies back is over', async () => {
  const { hostId, sourceId } = await addGoogleMailbox(bench, google)
  const where = { id: sourceId, hostId }
  const sendFault = say({ code: 'google_api_off' })
  await bench.inHost((tx) => tx.messageSource.updateMany({ where, data: { sendFault, signedInAt: new Date() } }))
  const start = Date.now()
  const ownDb = {
    $queryRaw: (...query: [TemplateStringsArray, ...unknown[]]) => bench.inHost((tx) => tx.$queryRaw(...query)),
    $executeRaw: (...query: [TemplateStringsArray, ...unknown[]]) => bench.inHost((tx) => tx.$executeRaw(...query)),
  } as Database
  const lookAt = (minute: number) =>
    retryStopped({ ...bench.deps, engineDb: ownDb, now: () => new Date(start + minute * 60_000) })
  const fault = async () =>
    (await inHost(bench.deps.db, hostId, (tx) => tx.messageSource.findFirstOrThrow({ where }))).sendFault
  await lookAt(0)
  google.faults.add('getProfile', { status: 403, reason: 'accessNotConfigured' })
  await lookAt(2)
  expect(await fault()).toMatchObject({ code: 'google_api_off' })
  await lookAt(60)
  expect(await fault()).toBeNull()
})
