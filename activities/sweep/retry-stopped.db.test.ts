import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { retryStopped } from './retry-stopped.ts'

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
  await leaveStopped(101)
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

const EXPIRED = say({ code: 'certificate_expired', params: { server: 'mail.casa.test' } })
/** Sources of somebody else, as other files leave them: more than one sweep takes. */
async function leaveStopped(many: number) {
  const { hostId } = await bench.anotherHost()
  const stopped = { hostId, type: 'email', config: {}, state: 'auth_error', fault: EXPIRED } as const
  const data = Array.from({ length: many }, (_, nth) => ({ ...stopped, identifier: `left-${nth}@casa.test` }))
  await inHost(bench.deps.db, hostId, (tx) => tx.messageSource.createMany({ data }))
}

const start = Date.now()
const source = () => bench.source(bench.sourceId)
const update = (data: object) =>
  bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data }))

/** The sweep of everybody's sources, where there is nobody but this host: what other files have left is not tried beside it. */
function lookAt(minute: number): Promise<void> {
  const engineDb = {
    $queryRaw: (...query: [TemplateStringsArray, ...unknown[]]) => bench.inHost((tx) => tx.$queryRaw(...query)),
    $executeRaw: (...query: [TemplateStringsArray, ...unknown[]]) => bench.inHost((tx) => tx.$executeRaw(...query)),
  } as Database
  return retryStopped({ ...bench.deps, engineDb, now: () => new Date(start + minute * 60_000) })
}

/** Minutes at which it was tried again, looked at so often; each try fails. */
async function triedAt(untilMinute: number, everyMinutes = 0.5, fromMinute = 0): Promise<number[]> {
  const tried: number[] = []
  for (let minute = fromMinute; minute <= untilMinute; minute += everyMinutes) {
    await lookAt(minute)
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
  await lookAt(261)
  expect(await source()).toMatchObject({ retryAt: null, retrySince: null })
})

const UNCLEAR = say({ code: 'mail_sign_in_unclear', params: { answer: 'NO LOGIN failed' } })
const anew = { retryAt: null, retrySince: null }

test('one that does not say why is tried again, also where it never let us in with what is set now', async () => {
  await update({ state: 'auth_error', fault: UNCLEAR, signedInAt: null, ...anew })
  expect(await triedAt(20, 5)).toEqual([5, 10, 20])
})

test('one that has let us in and does not say why it does not now is tried less often, and not for ever', async () => {
  await update({ state: 'auth_error', fault: UNCLEAR, signedInAt: new Date(), ...anew })
  expect(await triedAt(195, 5)).toEqual([5, 10, 20, 40, 80, 140])
  const tried = await triedAt(4 * 24 * 60, 30, 200)
  expect(tried).toEqual(Array.from({ length: 69 }, (_, nth) => 200 + nth * 60))
  expect(tried.at(-1)).toBe(3 * 24 * 60 - 40)
  expect(await source()).toMatchObject({ state: 'auth_error', fault: UNCLEAR })
})

const SIGN_IN_CODES = [
  'mail_sign_in_refused',
  'mail_access_denied',
  'mail_needs_app_password',
  'mail_needs_web_sign_in',
  'mail_password_expired',
  'mail_needs_encryption',
] as const

test.each(SIGN_IN_CODES)(
  'one that has let us in is tried again whatever the refusal says, one that never did is not: %s',
  async (code) => {
    await update({ state: 'auth_error', fault: say({ code }), signedInAt: new Date(), ...anew })
    const tried = await triedAt(80, 5)
    expect(tried).toEqual([5, 10, 20, 40, 80])
    await update({ state: 'auth_error', fault: say({ code }), signedInAt: null, ...anew })
    expect(await triedAt(60, 5)).toEqual([])
  },
)

test('one that is shut out for a wrong password is tried once an hour, whether it ever let us in or not', async () => {
  const fault = say({ code: 'mail_sign_in_blocked', params: { answer: 'temporarily blocked. Wrong password' } })
  await update({ state: 'auth_error', fault, signedInAt: null, ...anew })
  expect(await triedAt(240, 20)).toEqual([60, 120, 180, 240])
})

test('a clock that is set back by a day makes no pause last a day longer', async () => {
  const ahead = 24 * 60
  await update({ state: 'auth_error', fault: EXPIRED, ...anew, retryAt: null, retrySince: null })
  expect(await triedAt(ahead + 8, 0.5, ahead)).toEqual([1, 2, 4, 8].map((minute) => ahead + minute))
  expect((await triedAt(2))[0]).toBe(0)
})

test('replies leave again once the certificate of their server is good', async () => {
  await update({ state: 'active', sendFault: EXPIRED, retryAt: null, retrySince: null })
  await bench.sendThrough(1)
  await lookAt(0)
  await lookAt(1)
  expect((await source()).sendFault).toEqual(EXPIRED)
  await bench.sendThrough(sink.port)
  await lookAt(2)
  expect((await source()).sendFault).toBeNull()
})

test('a mailbox that has reached its sending limit is held for an hour, then the next reply shows whether it is over', async () => {
  const answer = '550 5.4.5 Daily user sending limit exceeded'
  const limit = say({ code: 'mail_sending_limit', params: { answer } })
  await update({ state: 'active', sendFault: limit, ...anew })
  await bench.sendThrough(sink.port)
  await lookAt(0)
  await lookAt(59)
  expect((await source()).sendFault).toEqual(limit)
  await lookAt(61)
  expect((await source()).sendFault).toBeNull()
})
