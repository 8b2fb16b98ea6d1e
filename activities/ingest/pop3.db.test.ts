import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

const never = new AbortController().signal
let bench: MailBench

beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

test('a POP3 mailbox is read once, mail by mail, and what comes later is added', async () => {
  const source = await bench.addMailbox({ protocol: 'pop3' })
  await bench.deliver(guestMail({ body: 'prima\r\n.con un punto' }))
  await bench.deliver(guestMail({ from: 'b@guest.test', body: 'seconda' }))
  expect(await pollSource(bench.deps, source, never)).toBe('again')
  await pollSource(bench.deps, source, never)
  expect((await bench.messages()).map((message) => message.text).sort()).toEqual(['prima\n.con un punto', 'seconda'])
  await bench.deliver(guestMail({ from: 'c@guest.test', body: 'terza' }))
  await Promise.all([pollSource(bench.deps, source, never), pollSource(bench.deps, source, never)])
  expect(await bench.messages()).toHaveLength(3)
  expect(await bench.deps.engineDb.seenUidl.count({ where: { hostId: bench.hostId } })).toBe(3)
})
