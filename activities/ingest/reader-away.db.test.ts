import { expect, inject, onTestFinished, test } from 'vitest'
import { createMailReader } from '#activities/channels/reader/mail-reader.ts'
import { createMailRoom } from '#activities/channels/reader/mail-room.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, openMailBench } from '#tests/mailbox/mail-bench.ts'

const LIMITS = { timeoutMs: 2_000, heapMegabytes: 96, slowMs: 250 }

test.each(['imap', 'pop3'] as const)(
  'while mails cannot be read by a fault of ours none is a stub, the source says so, and all come in afterwards: %s',
  async (protocol) => {
    const bench = await openMailBench(inject('parts'))
    const mailReader = createMailReader(LIMITS, createMailRoom(), new URL('file:///not-there.ts'))
    onTestFinished(async () => {
      await mailReader.close()
      await bench.close()
    })
    const source = await bench.addMailbox({ protocol })
    const ids = ['<one@guest.test>', '<two@guest.test>']
    for (const id of ids) await bench.deliver(guestMail({ id }))
    const look = (deps: typeof bench.deps) => pollSource(deps, source, new AbortController().signal)
    expect(await look({ ...bench.deps, mailReader })).toBe('unreachable')
    expect(await bench.messages()).toEqual([])
    expect((await bench.source(source.sourceId)).fault).toMatchObject({ code: 'source_not_stored' })
    await look(bench.deps)
    expect((await bench.messages()).map(({ status }) => status)).toEqual(['received', 'received'])
    expect((await bench.source(source.sourceId)).fault).toBeNull()
  },
)
