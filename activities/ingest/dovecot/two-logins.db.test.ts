import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { type Dovecot, startDovecot } from '#tests/mailbox/dovecot.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

const parts = inject('parts')
const [ANNA, DESK] = [`anna-${randomUUID()}`, `desk-${randomUUID()}`]
const trace = (nth: number) =>
  `Received: from mx by mail.test with LMTP id ${nth}; Mon, 30 Nov 2026 10:00:0${nth} +0000`
let dovecot: Dovecot
let bench: MailBench

describe.skipIf(parts.dovecot === undefined)('one mailbox with two accounts', () => {
  beforeAll(async () => {
    dovecot = await startDovecot(parts.dovecot ?? '', { people: `${DESK}:{PLAIN}secret::::::user=${ANNA}\n` })
    bench = await openMailBench(parts)
  })
  afterAll(async () => {
    await bench.close()
    await dovecot?.close()
  })

  test('is found by its mails and its folder: the younger stops and says so, and nothing came twice', async () => {
    const add = (user: string) => bench.addMailbox({ port: dovecot.imap, user })
    const sources = [await add(ANNA), await add(DESK)] as const
    const poll = (source: (typeof sources)[number]) => pollSource(bench.deps, source, new AbortController().signal)
    for (let nth = 0; nth < 3; nth++) {
      await dovecot.put(ANNA, [guestMail({ headers: [trace(nth)], body: `Domanda ${nth}?` })])
      for (const source of nth % 2 === 0 ? sources : sources.toReversed()) await poll(source)
    }
    expect(await bench.messages()).toHaveLength(3)
    expect((await bench.chats()).map(({ headSeq }) => headSeq)).toEqual([3])
    expect([await poll(sources[1]), await poll(sources[0])]).toEqual(['auth_error', 'again'])
    expect(await bench.source(sources[1].sourceId)).toMatchObject({
      fault: { code: 'mailbox_connected_twice' },
      doubleOf: sources[0].sourceId,
    })
  })
})
