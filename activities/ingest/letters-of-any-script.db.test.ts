import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

test.each([
  ['pelé@example.test', 'pelé@example.test'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
])('who writes from %s is known again, and is who the answer goes to', async (written, email) => {
  const host = await bench.anotherHost()
  const source = await host.addMailbox()
  await host.deliver(guestMail({ from: written, id: '<first@example.test>', body: 'Is there parking?' }))
  const headers = ['In-Reply-To: <first@example.test>']
  await host.deliver(guestMail({ from: written, headers, subject: 'And', body: 'And a cot?' }))
  await pollSource(host.deps, source, new AbortController().signal)
  expect(await host.chats()).toMatchObject([{ headSeq: 2, email, replyTo: email }])
  expect((await host.messages()).map(({ isAutomatic }) => isAutomatic)).toEqual([false, false])
})
