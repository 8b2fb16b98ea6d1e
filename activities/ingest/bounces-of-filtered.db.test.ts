import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'
import { noticeSent } from '#tests/reply/notice-sent.ts'
import { bounceWithoutId, replySent } from '#tests/reply/reply-sent.ts'
import { openSendBench } from '#tests/reply/send-bench.ts'

const never = new AbortController().signal

test.each(['imap', 'pop3'] as const)(
  'with a list of senders, by %s, a bounce that names no mail marks the reply that it is about, and no other is kept',
  async (protocol) => {
    const bench = await openSendBench(inject('parts'), { inbound: { protocol, filterFrom: 'portal.test' } })
    onTestFinished(() => bench.close())
    const reply = await replySent(bench)
    const before = (await bench.messages()).length
    await bench.deliver(bounceWithoutId(reply.guest))
    await bench.deliver(bounceWithoutId('somebody@elsewhere.test'))
    await bench.deliver(guestMail({ body: 'Privata' }))
    await pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
    expect((await bench.row(reply.messageId)).status).toBe('failed')
    expect(await bench.messages()).toHaveLength(before)
  },
)

test('so does one of a mail to the host', async () => {
  const bench = await openSendBench(inject('parts'), { inbound: { protocol: 'pop3', filterFrom: 'portal.test' } })
  onTestFinished(() => bench.close())
  const to = `wrong-${randomUUID()}@nowhere.test`
  await noticeSent(bench, inject('parts'), { to })
  await bench.deliver(bounceWithoutId(to))
  await pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
  const { hostId } = bench
  expect(await bench.inHost((tx) => tx.addressFault.findMany({ where: { hostId } }))).toMatchObject([{ address: to }])
  expect(await bench.messages()).toEqual([])
})
