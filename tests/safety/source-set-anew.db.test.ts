import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { createTellSourceFaults } from '#activities/sending/tell-source-faults.ts'
import { retryStopped } from '#activities/sweep/retry-stopped.ts'
import { Prisma } from '#prisma/client.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { keepSignedIn } from '#tests/identity/keep-signed-in.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { type RunningApi, runApi } from './running-api.ts'

const REFUSED = say({ code: 'mail_sign_in_refused' })
let api: RunningApi
let host: Client
let bench: SendBench
/** Refuses the old password, when it is told to; takes whatever is new. */
let old: SmtpSink
let renewed: SmtpSink
let answer: () => void = () => undefined
let asked: Promise<void>

beforeAll(async () => {
  await forgetEverybody()
  api = await runApi({ ALLOWED_PRIVATE_SERVERS: '127.0.0.1,localhost' })
  old = await openSmtpSink('refuses-sign-in')
  renewed = await openSmtpSink()
  const person = await newPerson()
  bench = await openSendBench(inject('parts'), { kcSub: person.id })
  host = api.as(keepSignedIn(() => signIn(person)))
})
beforeEach(async () => {
  await bench.sendThrough(old.port)
  await set({ state: 'active', sendFault: Prisma.DbNull })
  asked = new Promise((resolve) => {
    old.on.signIn = (_, goOn) => {
      answer = goOn
      resolve()
    }
  })
})
afterAll(async () => {
  await Promise.all([old.close(), renewed.close(), bench.close()])
  await api.close()
})

const set = (data: Prisma.MessageSourceUpdateManyMutationInput) =>
  bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: bench.sourceId }, data }))
const sendFault = async () => (await bench.source(bench.sourceId)).sendFault

/** The host saves a password and a server that work. */
async function saveAnew() {
  const { config, identifier } = await bench.source(bench.sourceId)
  const { inbound } = config as EmailConfig
  const smtp = { host: '127.0.0.1', port: renewed.port, tls: 'none' } as const
  const body = { name: 'Casa', identifier, inbound: { ...inbound, pass: 'secret' }, smtp }
  await host.ask('updateEmailSource', { params: { id: bench.sourceId }, body })
}

/** Work that signs in with the old password is refused once the host has saved a new one. */
async function refusedAfterSaving(work: Promise<unknown>) {
  const over = work.catch((error: unknown) => error)
  await asked
  await saveAnew()
  answer()
  return over
}

async function claim(status: 'approved' | 'scheduled' = 'approved') {
  const messageId = await bench.draft(await bench.guestWrites(), status)
  return claimAgain(messageId)
}
async function claimAgain(messageId: string) {
  const claimed = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claimed.outcome !== 'send') throw new Error(claimed.outcome)
  return { hostId: bench.hostId, messageId, sendKey: claimed.sendKey }
}

test('a reply that is refused with the old password is tried again with the new one, and stops nothing', async () => {
  const ref = await claim()
  expect(await refusedAfterSaving(deliver(bench.deps, ref))).toMatchObject({ kind: 'upstream_unavailable' })
  expect(await sendFault()).toBeNull()
  expect((await deliver(bench.deps, await claimAgain(ref.messageId))).status).toBe('sent')
  expect((await deliver(bench.deps, await claim('scheduled'))).status).toBe('sent')
})

test('a look whether replies leave again says nothing of what was set meanwhile', async () => {
  const retrySince = new Date(Date.now() - 3_600_000)
  await set({ sendFault: REFUSED, signedInAt: new Date(), retryAt: new Date(0), retrySince })
  await refusedAfterSaving(retryStopped(bench.deps))
  expect(await sendFault()).toBeNull()
})

test('a look that goes well leaves what a send has learnt meanwhile', async () => {
  await set({
    sendFault: say({ code: 'certificate_expired', params: { server: 'mail.casa.test' } }),
    retryAt: new Date(0),
  })
  await set({ retrySince: new Date(Date.now() - 3_600_000) })
  old.mood = 'takes'
  const looking = retryStopped(bench.deps)
  await asked
  await set({ sendFault: REFUSED })
  answer()
  await looking
  old.mood = 'refuses-sign-in'
  expect(await sendFault()).toEqual(REFUSED)
})

test('a mail of Locanda’s own that the old password kept back stops nothing', async () => {
  const { config } = await bench.source(bench.sourceId)
  const stopped = { type: 'email', identifier: 'other@casa.test', state: 'auth_error', fault: REFUSED } as const
  const other = { id: randomUUID(), hostId: bench.hostId, config: config as object, ...stopped }
  await bench.inHost((tx) => tx.messageSource.create({ data: other }))
  await refusedAfterSaving(createTellSourceFaults(bench.deps)())
  expect(await sendFault()).toBeNull()
  await bench.inHost((tx) => tx.messageSource.delete({ where: { id: other.id } }))
})

test('what a channel tells later counts for the settings that a reply was sent with', async () => {
  const { hostId } = bench
  const report = ({ sendKey }: { sendKey: string }) =>
    bench.inHost((tx, now) =>
      reportDelivery(tx, {
        ...{ hostId, now, of: { sendKey, providerId: null }, told: 'failed' as const },
        ...{ fault: REFUSED, sourceFault: REFUSED },
      }),
    )
  const before = await claim()
  await saveAnew()
  await report(before)
  expect(await sendFault()).toBeNull()
  await report(await claim())
  expect(await sendFault()).toEqual(REFUSED)
})
