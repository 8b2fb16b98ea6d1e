import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { retryCertificates } from './retry-certificates.ts'

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

const EXPIRED = say({ code: 'certificate_expired', params: { server: 'mail.casa.test' } })
const start = Date.now()
const source = () => bench.source(bench.sourceId)
const update = (data: object) =>
  bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data }))

/** Minutes at which it was tried again, looked at every half a minute; each try fails. */
async function triedAt(untilMinute: number): Promise<number[]> {
  const tried: number[] = []
  for (let minute = 0; minute <= untilMinute; minute += 0.5) {
    await retryCertificates({ ...bench.deps, now: () => new Date(start + minute * 60_000) })
    if ((await source()).wakeOwedAt === null) continue
    tried.push(minute)
    await update({ wakeOwedAt: null })
  }
  return tried
}

test('a source that stopped for a certificate is tried again after pauses that grow to an hour, and says what it waits for', async () => {
  await update({ state: 'auth_error', fault: EXPIRED })
  expect(await triedAt(260)).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184, 244])
  expect(await source()).toMatchObject({ state: 'auth_error', fault: EXPIRED })
  await update({ state: 'active', fault: null })
  await retryCertificates(bench.deps)
  expect(await source()).toMatchObject({ retryAt: null, retrySince: null })
})

test('one whose password is refused is not', async () => {
  await update({ state: 'auth_error', fault: say({ code: 'mail_sign_in_refused' }), retryAt: null, retrySince: null })
  expect(await triedAt(5)).toEqual([])
})

test('replies leave again once the certificate of their server is good', async () => {
  await update({ state: 'active', sendFault: EXPIRED, retryAt: null, retrySince: null })
  const look = (minute: number) => retryCertificates({ ...bench.deps, now: () => new Date(start + minute * 60_000) })
  await bench.sendThrough(1)
  await look(0)
  await look(1)
  expect((await source()).sendFault).toEqual(EXPIRED)
  await bench.sendThrough(sink.port)
  await look(2)
  expect((await source()).sendFault).toBeNull()
})
