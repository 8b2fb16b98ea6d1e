import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createTellUnconfirmedAccounts } from '#activities/alerts/tell-unconfirmed-accounts.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { asOwner } from '#tests/api/given.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'

const HOUR_MS = 3_600_000
const UNCONFIRMED = { code: 'account_not_confirmed', params: { hours: 24 } }

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  await forgetEverybody()
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
})
afterEach(() => lastConfirmed(0))
afterAll(async () => {
  await asOwner().accountState.deleteMany({ where: { kcSub: bench.kcSub } })
  await Promise.all([bench.close(), sink.close()])
})

/** When Keycloak last said who the host is. */
const lastConfirmed = async (hoursAgo: number) => {
  const [{ now }] = await asOwner().$queryRaw<[{ now: Date }]>`select clock_timestamp() as now`
  const confirmedAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
  const row = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date(0), confirmedAt }
  const { kcSub } = bench
  await asOwner().accountState.upsert({ where: { kcSub }, create: { kcSub, ...row }, update: row })
}
const claim = (messageId: string) => claimSend(bench.deps, { hostId: bench.hostId, messageId })

test('of whom Keycloak has said nothing for a day, nothing leaves by itself; the draft waits and says why', async () => {
  const [before, after] = [await bench.draft(await bench.guestWrites(), 'scheduled'), await bench.guestWrites()]
  await lastConfirmed(23)
  expect(await claim(before)).toMatchObject({ outcome: 'send' })
  const late = await bench.draft(after, 'scheduled')
  await lastConfirmed(25)
  expect(await claim(late)).toMatchObject({ outcome: 'over', state: { status: 'pending', deadlineAt: null } })
  expect((await bench.row(late)).reasons).toEqual([UNCONFIRMED])
})

test('a draft that waits is followed by no fallback, and what the host says yes to leaves', async () => {
  const due = { deadlineAt: new Date(Date.now() - 1000) }
  const id = await bench.draft(await bench.guestWrites(), 'pending', due)
  const approved = await bench.draft(await bench.guestWrites(), 'approved')
  await lastConfirmed(25)
  expect(await claimFallback(bench.deps, { hostId: bench.hostId, messageId: id })).toMatchObject({
    fallbackId: null,
    state: { status: 'pending', deadlineAt: null },
  })
  expect((await bench.row(id)).reasons).toEqual([UNCONFIRMED])
  expect(await claim(approved)).toMatchObject({ outcome: 'send' })
})

test('the administrators are told after an hour, once a day while it lasts, and anew when it comes again', async () => {
  const tell = async () => {
    sink.mails.length = 0
    await createTellUnconfirmedAccounts(bench.deps)()
    return sink.mails.length
  }
  expect(await tell()).toBe(0)
  await lastConfirmed(2)
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  await asOwner().accountState.updateMany({ data: { unconfirmedToldAt: new Date(Date.now() - 25 * HOUR_MS) } })
  await lastConfirmed(30)
  expect(await tell()).toBe(1)
  await lastConfirmed(0)
  expect(await tell()).toBe(0)
  await asOwner().accountState.updateMany({ data: { unconfirmedToldAt: new Date(Date.now() - 3 * HOUR_MS) } })
  await lastConfirmed(2)
  expect(await tell()).toBe(1)
})

test('whose account is closed is no reason to tell of', async () => {
  await lastConfirmed(2)
  await asOwner().accountState.updateMany({ data: { access: 'disabled', unconfirmedToldAt: null } })
  sink.mails.length = 0
  await createTellUnconfirmedAccounts(bench.deps)()
  expect(sink.mails).toEqual([])
})
