import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { bounceWithoutId, replySent, bounceReport as report } from '#tests/reply/reply-sent.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { whileHeld } from '#tests/setup/while-refused.ts'

const never = new AbortController().signal
let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const poll = () => pollSource(bench.deps, { hostId: bench.hostId, sourceId: bench.sourceId }, never)
const sentReply = () => replySent(bench)

/** The copy of what came back, and its Message-ID with it, is a courtesy (RFC 6522, 3). */
const withoutCopy = (_: string, recipient: string) =>
  report('', recipient).replace(/(--[^\r\n]+)\r\nContent-Type: message\/rfc822[\s\S]*?(?=\r\n\1)/, '$1')
const namesNoMail = (_: string, recipient: string) => bounceWithoutId(recipient)

describe('a bounce that names no mail', () => {
  test.each([
    ['a report without a copy', withoutCopy],
    ['a mail system’s own words', namesNoMail],
  ])('%s marks the only mail that lately went to whom it names', async (_, bounce) => {
    const [other, ours] = [await sentReply(), await sentReply()]
    await bench.deliver(bounce(ours.rfcMessageId, ours.guest))
    await poll()
    expect(await bench.row(ours.messageId)).toMatchObject({ status: 'failed' })
    expect(await bench.row(other.messageId)).toMatchObject({ status: 'sent', deliveryNotice: null })
  })

  test('is shown at each of several, and marks none', async () => {
    const [one, two] = [await sentReply(), await sentReply()]
    await bench.inHost((tx) =>
      tx.delivery.updateMany({ where: { messageId: two.messageId }, data: { recipient: one.guest } }),
    )
    await bench.deliver(namesNoMail('', one.guest))
    await poll()
    for (const { messageId } of [one, two])
      expect(await bench.row(messageId)).toMatchObject({
        ...{ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } },
      })
  })

  test('to somebody whom we never wrote to concerns none of ours', async () => {
    const { messageId } = await sentReply()
    await bench.deliver(namesNoMail('', 'nobody@elsewhere.test'))
    await poll()
    expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: null })
    expect((await bench.messages()).at(-1)).toMatchObject({ isAutomatic: true })
  })
})

test('a mail of ours that comes back in words nobody here knows is shown at the message, and begins no chat', async () => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const before = (await bench.messages()).length
  const lines = [
    ...['From: mailer-daemon@mx.test', 'To: host@casa.test', 'Subject: Returned', `Date: ${new Date().toUTCString()}`],
    ...['Content-Type: text/plain; charset=utf-8', '', `Не удалось доставить письмо адресату ${guest}.`, ''],
    ...[`Message-ID: ${rfcMessageId}`, `To: ${guest}`, ''],
  ]
  await bench.deliver(lines.join('\r\n'))
  await poll()
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent', deliveryNotice: { code: 'mail_perhaps_bounced' } })
  expect(await bench.messages()).toHaveLength(before)
})

test('a bounce of a mail whose chat another transaction holds is not lost, and marks it when that is over', async () => {
  const { messageId, rfcMessageId, guest } = await sentReply()
  const { chatId } = await bench.row(messageId)
  await bench.deliver(report(rfcMessageId, guest))
  expect(await whileHeld(inject('parts'), chatId, poll)).toBe('unreachable')
  expect(await bench.row(messageId)).toMatchObject({ status: 'sent' })
  await poll()
  expect(await bench.row(messageId)).toMatchObject({ status: 'failed' })
})
