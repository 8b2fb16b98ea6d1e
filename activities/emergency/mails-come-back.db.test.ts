import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { openEmergencies } from '#prisma/messages/open-emergencies.ts'
import { bounceReport } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'

const SET = `set-${randomUUID()}@nowhere.test`
let bench: SendBench
let sink: SmtpSink
let signIn: string

beforeAll(async () => {
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
  await bench.deps.engineDb.emergency.deleteMany({})
  await bench.inHost(async (tx) => {
    await tx.appSettings.create({ data: { hostId: bench.hostId, email: SET } })
    signIn = (await tx.host.findUniqueOrThrow({ where: { id: bench.hostId } })).email
    await tx.addressFault.deleteMany({ where: { hostId: bench.hostId } })
  })
})
afterAll(async () => {
  await bench.close()
  await sink.close()
})

async function emergency(): Promise<string> {
  const { chatId, guestMessageId: messageId } = await bench.guestWrites()
  const found = [{ messageId, chatId, kinds: ['illness' as const] }]
  await bench.inHost((tx) => openEmergencies(tx, bench.hostId, { found, now: new Date() }))
  return messageId
}
const callsByMail = async (messageId: string) => {
  const { calledBy } = await bench.deps.engineDb.emergency.findUniqueOrThrow({
    where: { messageId },
    include: { calledBy: { where: { way: 'mail' }, orderBy: { id: 'asc' } } },
  })
  return calledBy.map(({ fault }) => (fault as { code: string } | null)?.code ?? 'left')
}
const calls = () => callHosts(bench.deps)

/** A report on each mail that left, and did not come back yet. */
async function mailsComeBack(): Promise<string[]> {
  const { hostId, sourceId } = bench
  const left = await bench.deps.engineDb.hostNotice.findMany({ where: { hostId, returnedAt: null } })
  for (const { rfcMessageId, recipient } of left) await bench.deliver(bounceReport(rfcMessageId, recipient))
  await pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  return left.map(({ recipient }) => recipient).toSorted()
}

test('a mail that comes back while it is sent did not call the host', async () => {
  sink.on.content = (_, goOn) => void mailsComeBack().finally(goOn)
  const messageId = await emergency()
  await calls()
  await expect.poll(() => callsByMail(messageId)).toEqual(['mail_bounced'])
  delete sink.on.content
  await bench.deps.engineDb.emergency.deleteMany({ where: { hostId: bench.hostId } })
  await bench.inHost((tx) => tx.addressFault.deleteMany({ where: { hostId: bench.hostId } }))
})

test('a mail that called the host and comes back is kept as no call, and the address they sign in with is called at once', async () => {
  const messageId = await emergency()
  await calls()
  await expect.poll(() => callsByMail(messageId)).toEqual(['left'])
  expect(await mailsComeBack()).toEqual([SET])
  expect(await callsByMail(messageId)).toEqual(['mail_bounced'])
  await calls()
  await expect.poll(() => callsByMail(messageId)).toEqual(['mail_bounced', 'left', 'left'])
  expect(await mailsComeBack()).toEqual([SET, signIn].toSorted())
  // Nobody is left to be called at once: the next call has its time.
  await calls()
  expect(await callsByMail(messageId)).toEqual(['mail_bounced', 'mail_bounced', 'mail_bounced'])
})

test('a mail that is only late is shown so, and calls nobody sooner', async () => {
  await bench.inHost((tx) => tx.addressFault.deleteMany({ where: { hostId: bench.hostId } }))
  const messageId = await emergency()
  await calls()
  await expect.poll(() => callsByMail(messageId)).toEqual(['left'])
  const { hostId, sourceId } = bench
  const [notice] = await bench.deps.engineDb.hostNotice.findMany({ where: { hostId, returnedAt: null } })
  const late = bounceReport(notice?.rfcMessageId ?? '', SET).replace('Action: failed', 'Action: delayed')
  await bench.deliver(late.replace('Status: 5.1.1', 'Status: 4.4.1'))
  await pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  expect(await callsByMail(messageId)).toEqual(['mail_delayed'])
  await calls()
  expect(await callsByMail(messageId)).toHaveLength(1)
})
