import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { readMailFault } from '#prisma/notices/address-faults.ts'
import { noticeSent } from '#tests/reply/notice-sent.ts'
import { replySent, bounceReport as report } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const parts = inject('parts')
const never = new AbortController().signal
const DAY_MS = 24 * 3_600_000
let bench: SendBench
let another: SendBench | undefined
/** Where the host is written to. */
let to: string

beforeEach(async () => {
  bench = await openSendBench(parts)
  to = `wrong-${randomUUID()}@nowhere.test`
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: to, language: 'en' } }))
})
afterEach(() => bench.close())
afterAll(() => another?.close())

const poll = (of = bench) => pollSource(of.deps, { hostId: of.hostId, sourceId: of.sourceId }, never)
const comesIn = async (mail: string) => {
  await bench.deliver(mail)
  await poll()
}
const mailFault = (of = bench, now = new Date()) => of.inHost((tx) => readMailFault(tx, of.hostId, now))
const RETURNED = { code: 'host_mail_returned', params: { answer: expect.stringContaining('5.1.1') } }
const PERHAPS = { code: 'host_mail_perhaps_returned' }
const sent = (more: Partial<Parameters<typeof noticeSent>[2]> = {}) => noticeSent(bench, parts, { to, ...more })
const late = (id: string) =>
  report(id, to).replace('Action: failed', 'Action: delayed').replace('Status: 5.1.1', 'Status: 4.4.1')
/** RFC 6522, 3: a copy is a courtesy. */
const namesNoMail = (recipient: string) =>
  report('', recipient).replace(/(--[^\r\n]+)\r\nContent-Type: message\/rfc822[\s\S]*?(?=\r\n\1)/, '$1')

test('a confirmation mail that comes back is no guest’s message; the host is told of their address until they change it', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending')
  await bench.withSwitches({ sendConfirmationEmail: true }, () =>
    askForConfirmation(bench.deps, { hostId: bench.hostId, draftId }),
  )
  const before = (await bench.messages()).length
  const notice = await bench.inHost((tx) => tx.hostNotice.findFirstOrThrow({ where: { hostId: bench.hostId } }))
  expect(await mailFault()).toBeNull()
  await comesIn(report(notice.rfcMessageId, to))
  expect(await bench.messages()).toHaveLength(before)
  expect(await mailFault()).toMatchObject({ ...RETURNED, params: { address: to } })
  await bench.inHost((tx) =>
    tx.appSettings.update({ where: { hostId: bench.hostId }, data: { email: 'right@nowhere.test' } }),
  )
  expect(await mailFault()).toBeNull()
})

test('the sign-in address is told of too, where no other is set', async () => {
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId: bench.hostId }, data: { email: '' } }))
  const { email } = await bench.inHost((tx) => tx.host.findUniqueOrThrow({ where: { id: bench.hostId } }))
  const { rfcMessageId } = await sent({ to: email })
  await comesIn(report(rfcMessageId, email))
  expect(await mailFault()).toMatchObject({ ...RETURNED, params: { address: email } })
})

test('a later mail that stays away for a day ends it; one that comes back too does not', async () => {
  const first = await sent()
  await comesIn(report(first.rfcMessageId, to))
  const second = await sent()
  expect(await mailFault(bench, new Date(Date.now() + DAY_MS / 2))).toMatchObject(RETURNED)
  expect(await mailFault(bench, new Date(Date.now() + 2 * DAY_MS))).toBeNull()
  await comesIn(report(second.rfcMessageId, to))
  expect(await mailFault(bench, new Date(Date.now() + 2 * DAY_MS))).toMatchObject(RETURNED)
})

test('a later mail that is told to have arrived ends it at once', async () => {
  const first = await sent()
  await comesIn(report(first.rfcMessageId, to))
  const { rfcMessageId } = await sent()
  await comesIn(report(rfcMessageId, to).replace('Action: failed', 'Action: delivered').replace('5.1.1', '2.0.0'))
  expect(await mailFault()).toBeNull()
})

test('a later mail that is found in a mailbox of the host’s own has arrived', async () => {
  const to = bench.address
  const first = await sent({ to })
  await poll()
  await comesIn(report(first.rfcMessageId, to))
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId: bench.hostId }, data: { email: to } }))
  expect(await mailFault()).toMatchObject(RETURNED)
  await sent({ to })
  await poll()
  expect(await mailFault()).toBeNull()
})

test('said twice it is said once: what arrived meanwhile stays arrived', async () => {
  const { rfcMessageId } = await sent()
  await comesIn(report(rfcMessageId, to))
  await sent()
  const before = (await bench.messages()).length
  await comesIn(report(rfcMessageId, to).replace('Subject:', 'X-Again: yes\r\nSubject:'))
  expect(await bench.messages()).toHaveLength(before)
  expect(await mailFault(bench, new Date(Date.now() + 2 * DAY_MS))).toBeNull()
})

test('a report that it is late says nothing of the address, and is no guest’s; that it failed after all does', async () => {
  const { rfcMessageId } = await sent()
  const before = (await bench.messages()).length
  await comesIn(late(rfcMessageId))
  expect(await mailFault()).toBeNull()
  await comesIn(report(rfcMessageId, to))
  expect(await mailFault()).toMatchObject(RETURNED)
  expect(await bench.messages()).toHaveLength(before)
})

test.each([
  [
    'on another recipient',
    (id: string) => report(id, 'elsewhere@nowhere.test').replaceAll('To: elsewhere', 'To: nobody'),
  ],
  ['that a person sends', (id: string) => report(id, to).replace('MAILER-DAEMON@mx.test', 'marta@mx.test')],
])('a report %s is not believed for certain', async (_, mail) => {
  const { rfcMessageId } = await sent()
  await comesIn(mail(rfcMessageId))
  expect(await mailFault()).toMatchObject(PERHAPS)
})

describe('a report that names no mail', () => {
  test('is about the address that it names, however many mails went there', async () => {
    await sent()
    await sent()
    const before = (await bench.messages()).length
    await comesIn(namesNoMail(to))
    await comesIn(namesNoMail(to).replace('Subject:', 'X-Again: yes\r\nSubject:'))
    expect(await mailFault()).toMatchObject(RETURNED)
    expect(await bench.messages()).toHaveLength(before)
  })

  test('marks no reply as failed where a mail to the host went to the same address', async () => {
    const reply = await replySent(bench)
    const where = { messageId: reply.messageId, hostId: bench.hostId }
    await bench.inHost((tx) => tx.delivery.updateMany({ where, data: { recipient: to } }))
    await sent()
    await comesIn(namesNoMail(to))
    expect(await bench.row(reply.messageId)).toMatchObject({
      ...{ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } },
    })
  })
})

describe('another host’s', () => {
  const forAnother = async (more: Partial<Parameters<typeof noticeSent>[2]> = {}) => {
    another ??= await openSendBench(parts)
    const { hostId } = another
    const address = `of-another-${randomUUID()}@nowhere.test`
    await another.inHost((tx) =>
      tx.appSettings.upsert({ where: { hostId }, create: { hostId, email: address }, update: { email: address } }),
    )
    const notice = await sent({ forHost: hostId, to: address, ...more })
    return { notice, address, of: another }
  }

  test('is told of a mail that left by this very mailbox', async () => {
    const { notice, address, of } = await forAnother()
    await comesIn(report(notice.rfcMessageId, address))
    expect(await mailFault(of)).toMatchObject({ ...RETURNED, params: { address } })
    expect(await mailFault()).toBeNull()
    expect(await bench.messages()).toEqual([])
  })

  test.each([
    ['by another mailbox', { sourceId: randomUUID(), sender: 'another@casa.test' }],
    ['by the application’s own sender', { sourceId: null, sender: 'noreply@locanda.example' }],
  ])('is told nothing of one that left %s', async (_, by) => {
    const { notice, address, of } = await forAnother(by)
    await comesIn(report(notice.rfcMessageId, address))
    expect(await mailFault(of)).toBeNull()
    expect(await bench.messages()).toEqual([])
  })

  test('is told nothing by a report that names no mail', async () => {
    const { address, of } = await forAnother()
    await comesIn(namesNoMail(address))
    expect(await mailFault(of)).toBeNull()
  })
})

test('what comes back of a mail to an administrator who is no host is no guest’s message', async () => {
  const rfcMessageId = `<${'n'.repeat(32)}@casa.test>`
  await bench.deps.engineDb.$executeRaw`insert into notice (rfc_message_id, sent_at) values (${rfcMessageId}, now())
    on conflict do nothing`
  await comesIn(report(rfcMessageId, 'ops@nowhere.test'))
  expect(await bench.messages()).toEqual([])
})
