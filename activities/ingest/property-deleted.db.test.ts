import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { asOwner } from '#tests/api/given.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

let bench: MailBench
let source: { hostId: string; sourceId: string }
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
  source = await bench.addMailbox()
})
afterAll(() => bench.close())

/** Longer than anybody waits for a lock. */
const PATIENCE = { timeout: 60_000 }

const mail = (more: object) => ({
  ...blankMessage(randomUUID(), 'email', new Date()),
  ...{ isAutomatic: false, peer: 'mia@guest.test', replyTo: 'mia@guest.test', text: 'Ciao', ...more },
})
const ingest = (message: ReturnType<typeof mail>) =>
  ingestBatch(bench.deps, { ...source, messages: [message], progress: { kind: 'none' }, historyBefore: new Date(0) })
const messagesOf = () =>
  bench.deps.engineDb.message.findMany({
    where: { hostId: source.hostId },
    orderBy: { seq: 'asc' },
    select: { status: true, text: true, chat: { select: { propertyId: true } } },
  })

test('a mail that names a property which is deleted at that moment is stored as the mail of a chat about none', async () => {
  const { hostId } = source
  const first = mail({ rfcMessageId: '<first@guest.test>' })
  const second = mail({ text: 'Sempre Casa Verde', inReplyTo: '<first@guest.test>' })
  for (const message of [
    { ...first, mentions: 'Casa Verde' },
    { ...second, mentions: 'Casa Verde' },
  ]) {
    const { id } = await bench.deps.engineDb.property.create({ data: { hostId, name: 'Casa Verde' } })
    await asOwner().$transaction(async (tx) => {
      await tx.property.deleteMany({ where: { id, hostId } })
      await ingest(message)
    }, PATIENCE)
  }
  const chat = { propertyId: null }
  expect(await messagesOf()).toEqual([
    { status: 'received', text: 'Ciao', chat },
    { status: 'received', text: 'Sempre Casa Verde', chat },
  ])
})
