import { randomUUID } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { keepAlerts } from '#prisma/alerts/keep-alerts.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { asOwner } from '#tests/api/given.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { ALERT_THRESHOLDS, type TroubleKind } from '#workflows/domain/alerts.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { createTellAdministrators } from './tell-administrators.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
})

const UNDONE = new Error('undone')
const NOW = new Date('2031-03-01T12:00:00Z')
const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000)

/** A database without other trouble: whatever is done in it is taken back. */
const alone = (work: (tx: Transaction) => Promise<void>) =>
  asOwner()
    .$transaction(
      async (tx) => {
        await tx.trouble.deleteMany()
        await tx.alert.deleteMany()
        await work(tx)
        throw UNDONE
      },
      { timeout: 20_000 },
    )
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })

type Troubles = { hostId: string; many: number; at: Date; kind?: TroubleKind; subjectId?: string }
const trouble = (tx: Transaction, { hostId, many, at, kind = 'send_failed', subjectId }: Troubles) =>
  tx.trouble.createMany({
    data: Array.from({ length: many }, () => ({ hostId, kind, at, subjectId: subjectId ?? randomUUID() })),
  })
const alerts = (tx: Transaction) => tx.alert.findMany({ orderBy: { beganAt: 'asc' } })

test('many failures of one host are one alert, not one each; it ends when few are left, and soon after it is the same again', () =>
  alone(async (tx) => {
    const hostId = randomUUID()
    await trouble(tx, { hostId, many: ALERT_THRESHOLDS.host - 1, at: NOW })
    await keepAlerts(tx, NOW)
    expect(await alerts(tx)).toEqual([])
    await trouble(tx, { hostId, many: 3, at: NOW, kind: 'reply_held' })
    await keepAlerts(tx, NOW)
    await keepAlerts(tx, minutes(1))
    expect(await alerts(tx)).toMatchObject([
      {
        hostId,
        hosts: 1,
        beganAt: NOW,
        endedAt: null,
        counts: { send_failed: ALERT_THRESHOLDS.host - 1, reply_held: 3 },
      },
    ])
    await trouble(tx, { hostId, many: 4, at: minutes(10) })
    await keepAlerts(tx, minutes(16))
    expect(await alerts(tx)).toMatchObject([{ endedAt: null }])
    await keepAlerts(tx, minutes(26))
    expect(await alerts(tx)).toMatchObject([{ endedAt: minutes(26) }])
    await trouble(tx, { hostId, many: ALERT_THRESHOLDS.host, at: minutes(40) })
    await keepAlerts(tx, minutes(41))
    expect(await alerts(tx)).toMatchObject([{ beganAt: NOW, endedAt: null }])
    await keepAlerts(tx, minutes(60))
    await trouble(tx, { hostId, many: ALERT_THRESHOLDS.host, at: minutes(90) })
    await keepAlerts(tx, minutes(91))
    expect(await alerts(tx)).toMatchObject([{ endedAt: minutes(60) }, { beganAt: minutes(91), endedAt: null }])
  }))

test('one message or source that goes wrong again and again counts once', () =>
  alone(async (tx) => {
    const of = { hostId: randomUUID(), subjectId: randomUUID(), at: NOW }
    await trouble(tx, { ...of, many: 50, kind: 'source_stopped' })
    await keepAlerts(tx, NOW)
    expect(await alerts(tx)).toEqual([])
  }))

test('what concerns many hosts is one alert of the installation, and none of each', () =>
  alone(async (tx) => {
    for (let host = 0; host < 3; host++)
      await trouble(tx, { hostId: randomUUID(), many: ALERT_THRESHOLDS.host, at: NOW })
    await keepAlerts(tx, NOW)
    expect(await alerts(tx)).toMatchObject([
      { hostId: null, hosts: 3, counts: { send_failed: ALERT_THRESHOLDS.installation } },
    ])
  }))

const kindsOf = async (subjectId: string) =>
  (await asOwner().trouble.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)

test('what goes wrong is noted where it happens', async () => {
  const { hostId, sourceId } = bench
  const failing = async (state: 'failed' | 'unknown') => {
    const messageId = await bench.draft(await bench.guestWrites(), 'approved')
    const claim = await claimSend(bench.deps, { hostId, messageId })
    if (claim.outcome !== 'send') throw new Error(claim.outcome)
    const ref = { hostId, messageId, sendKey: claim.sendKey }
    await recordOutcome(bench.deps, ref, { state, reason: say({ code: 'answer_lost' }) })
    return messageId
  }
  expect(await kindsOf(await failing('failed'))).toEqual(['send_failed'])
  expect(await kindsOf(await failing('unknown'))).toEqual(['send_unknown'])
  const held = await bench.draft(await bench.guestWrites(), 'sending')
  const update = (id: string, data: object) => bench.inHost((tx) => tx.message.updateMany({ where: { id }, data }))
  await update(held, { status: 'held' })
  expect(await kindsOf(held)).toEqual(['reply_held'])
  const meant = await bench.draft(await bench.guestWrites(), 'approved')
  await bench.withSwitches({ sendEmail: false }, () => update(meant, { status: 'held' }))
  expect(await kindsOf(meant)).toEqual([])
  const draft = await bench.draft(await bench.guestWrites(), 'drafting')
  await update(draft, {
    status: 'pending',
    reasons: [
      say({ code: 'risky', params: { risks: [] } }),
      say({ code: 'model_failed', params: { fault: 'silent' } }),
    ],
  })
  expect(await kindsOf(draft)).toEqual(['model_failed'])
  const capped = [say({ code: 'cap_of_property_met', params: { most: 12 } })]
  const waiting = await bench.draft(await bench.guestWrites(), 'scheduled')
  await update(waiting, { status: 'pending', reasons: capped })
  await update(waiting, { reasons: [...capped, say({ code: 'risky', params: { risks: [] } })] })
  expect(await kindsOf(waiting)).toEqual(['reply_capped'])
  expect(await kindsOf(await bench.draft(await bench.guestWrites(), 'pending', { reasons: capped }))).toEqual([
    'reply_capped',
  ])
  const source = (data: object) => bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: sourceId }, data }))
  await source({ state: 'unreachable' })
  await source({ state: 'auth_error' })
  await source({ sendFault: say({ code: 'mail_sign_in_refused' }) })
  expect(await kindsOf(sourceId)).toEqual(['source_stopped', 'source_stopped'])
})

async function mailbox(user: string): Promise<string[]> {
  const client = new ImapFlow({
    ...inject('parts').imap,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user, pass: 'secret' },
  })
  await client.connect()
  await client.mailboxOpen('INBOX')
  const mails = await client.fetchAll('1:*', { source: true })
  client.close()
  return mails.map((mail) => mail.source?.toString().replace(/=\r\n/g, '') ?? '')
}

test('administrators are told once of what began and once of what ended, in one mail an hour; a wrong address keeps nobody from it', async () => {
  const { hostId } = bench
  await asOwner().alert.deleteMany()
  const [admin, other] = [`admin-${Date.now()}@locanda.test`, `ops-${Date.now()}@locanda.test`]
  const { kcSub } = await asOwner().host.update({ where: { id: hostId }, data: { email: admin } })
  const account = { access: 'enabled' as const, roles: ['app-admin'], rolesAt: new Date() }
  await asOwner().accountState.upsert({ where: { kcSub }, create: { kcSub, ...account }, update: account })
  await bench.inHost((tx) => tx.messageSource.updateMany({ data: { state: 'active', sendFault: Prisma.DbNull } }))
  const config = { ...bench.deps.config, alertEmails: ['one@x.test, two@x.test', other] }
  const tell = (after: number) =>
    createTellAdministrators({ ...bench.deps, config, now: () => new Date(Date.now() + after * 60_000) })()
  const begin = () =>
    asOwner().alert.create({ data: { hostId, beganAt: new Date(), hosts: 1, counts: { send_failed: 12 } } })
  await tell(0)
  expect(await mailbox(admin)).toEqual([])
  const first = await begin()
  await tell(1)
  await tell(2)
  const [mail, ...more] = await mailbox(admin)
  expect(more).toEqual([])
  expect(mail).toContain(`Molti problemi per ${admin}: 12 risposte non consegnate`)
  expect(mail).toContain('http://localhost:3000/admin?tab=3Dalerts')
  await asOwner().alert.update({ where: { id: first.id }, data: { endedAt: new Date() } })
  await begin()
  await tell(59)
  expect(await mailbox(admin)).toHaveLength(1)
  await tell(62)
  await tell(63)
  const mails = await mailbox(admin)
  expect(mails).toHaveLength(2)
  expect(await mailbox(other)).toHaveLength(2)
  expect((await mailbox(other))[1]).toContain('still going on')
  expect(mails[1]).toContain('finito')
  expect(mails[1]).toContain('ancora in corso')
  expect(await asOwner().alert.count({ where: { toldAt: null } })).toBe(0)
  // The machine's clock was a day ahead until now.
  const ahead = new Date(Date.now() + 86_400_000)
  await asOwner().alert.updateMany({ data: { toldAt: ahead, endToldAt: ahead } })
  await begin()
  await tell(64)
  expect(await mailbox(admin)).toHaveLength(3)
  await asOwner().alert.deleteMany()
  await asOwner().accountState.deleteMany({ where: { kcSub } })
})
