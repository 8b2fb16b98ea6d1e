import { createHash } from 'node:crypto'
import { afterEach, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { guestMail, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'
import { ingestBatch } from './ingest-batch.ts'

const MINUTE = 60_000
const never = new AbortController().signal
const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Two mailboxes of one host, whose servers name their mails alike and never hand over the first. */
async function twoMailboxes() {
  const bench = await openMailBench(inject('parts'))
  closing.push(() => bench.close())
  const add = async (user: string) => {
    const mails = ['uno', 'due'].map((body) =>
      Buffer.from(guestMail({ from: `${body}.${user}`, body: `${body} ${user}` })),
    )
    const server = await startPop3Server({ mails, answers: { 'RETR 1': '-ERR message is busy\r\n' } })
    closing.push(server.close)
    return bench.addMailbox({ protocol: 'pop3', port: server.port, user })
  }
  const sources = [await add('casa@locanda.test'), await add('villa@locanda.test')]
  const start = Date.now()
  return {
    bench,
    sources,
    lookUntilStubs: async () => {
      for (const minutes of [0, 1.1, 5.2, 21.3, 85.4]) {
        const deps = { ...bench.deps, now: () => new Date(start + minutes * MINUTE) }
        for (const source of sources) await pollSource(deps, source, never)
      }
    },
    stubs: async () => (await bench.messages()).filter(({ status }) => status === 'unreadable'),
  }
}

test('of two mailboxes that name their mails alike each has the stub of its own, in a chat of its own', async () => {
  const { sources, lookUntilStubs, stubs } = await twoMailboxes()
  await lookUntilStubs()
  const found = await stubs()
  expect(found.map(({ sourceId }) => sourceId).toSorted()).toEqual(sources.map(({ sourceId }) => sourceId).toSorted())
  expect(new Set(found.map(({ chatId }) => chatId)).size).toBe(2)
})

test('a stub of before ids named the mailbox is known again there, and in no other mailbox', async () => {
  const { bench, sources, lookUntilStubs, stubs } = await twoMailboxes()
  const [first, second] = sources
  if (first === undefined || second === undefined) throw new Error('two mailboxes')
  const blank = blankMessage('pop3:uid-0', 'email', new Date())
  expect(blank.providerId).toBe(createHash('sha256').update('place:pop3:uid-0').digest('hex'))
  const messages = [stubOf(blank, new Uint8Array())]
  await ingestBatch(bench.deps, { ...first, messages, progress: { kind: 'none' }, historyBefore: new Date(0) })
  // The mailboxes of the bench go by one name; each of these has its own.
  await bench.deps.engineDb.messageSource.update({ where: { id: second.sourceId }, data: { identifier: 'villa' } })
  await lookUntilStubs()
  const found = await stubs()
  expect(found.filter(({ sourceId }) => sourceId === first.sourceId)).toHaveLength(1)
  expect(found.filter(({ sourceId }) => sourceId === second.sourceId)).toHaveLength(1)
})
