import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadSource } from '#activities/channels/account/load-source.ts'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { ServerEvidence } from '#activities/channels/mime/receiving-server.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

const DAY_MS = 24 * 3_600_000
const seen = (sender: string, organisation: string | null = 'kundenserver.de'): ServerEvidence => ({
  organisation,
  count: 1,
  depth: 0,
  sender,
})

test('what a source’s mails show of its server is kept at that source, and at no other', async () => {
  const [source, other] = [await bench.addMailbox(), await bench.addMailbox()]
  let now = new Date()
  const receive = (...evidence: ServerEvidence[]) => {
    const messages = evidence.map((serverEvidence) => ({
      ...blankMessage(randomUUID(), 'email', now),
      peer: 'a@guest.test',
      serverEvidence,
    }))
    const batch = { ...source, messages, progress: { kind: 'none' } as const, historyBefore: new Date(0) }
    return ingestBatch({ ...bench.deps, now: () => now }, batch)
  }
  const learned = async (of: { hostId: string; sourceId: string }) => {
    const loaded = await inHost(bench.deps.db, of.hostId, (tx) => loadSource(tx, bench.deps.vault, of))
    return loaded.type === 'whatsapp' ? undefined : loaded.learned
  }
  await receive(seen('airbnb.com'), seen('booking.com'))
  await receive(seen('gmail.com'), seen('airbnb.com'))
  expect(await learned(source)).toBeNull()
  now = new Date(now.getTime() + DAY_MS)
  await receive(seen('airbnb.com'))
  expect(await learned(source)).toEqual({ organisation: 'kundenserver.de', count: 1, depth: 0 })
  expect(await learned(other)).toBeNull()
  await receive(seen('gmail.com', null))
  expect(await learned(source)).toBeNull()
})
