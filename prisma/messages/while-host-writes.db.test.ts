import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { messageRows } from './message-rows.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const claim = (messageId: string) => claimFallback(bench.deps, { hostId: bench.hostId, messageId })

/** A draft whose deadline has come, drafted so many minutes ago; its host wrote last so many seconds ago. */
async function dueWhileWriting({ draftedMinutesAgo = 15, wroteSecondsAgo = 20 } = {}) {
  const guest = await bench.guestWrites()
  const deadlineAt = ago(1)
  const id = await bench.draft(guest, 'pending', { deadlineAt })
  const place = { hostId: bench.hostId, chatId: guest.chatId }
  await bench.inHost(async (tx) => {
    await messageRows(tx).update({ where: { id }, data: { createdAt: ago(draftedMinutesAgo * 60) } })
    const words = { text: 'Let me', writer: 'desk', writtenAt: ago(wroteSecondsAgo) }
    await tx.unsentText.create({ data: { ...place, ...words, id } })
  })
  return { id, chatId: guest.chatId, before: await bench.row(id) }
}

test('at the deadline a host who writes gets two minutes from their last word, and their draft stays what they saw', async () => {
  const { id, before } = await dueWhileWriting()
  const { state, fallbackId } = await claim(id)
  expect(fallbackId).toBeNull()
  expect(state).toMatchObject({ status: 'pending', version: before.version })
  const left = Date.parse(state.deadlineAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(60_000)
  expect(left).toBeLessThanOrEqual(100_000)
  const row = await bench.row(id)
  expect(row.deadlineAt?.toISOString()).toBe(state.deadlineAt)
  expect((await bench.host.approve(id, { shownVersion: before.version })).outcome).toBe('changed')
})

test('what they write of their own in the chat counts as well', async () => {
  const { id, chatId } = await dueWhileWriting({ wroteSecondsAgo: 500 })
  const row = { hostId: bench.hostId, chatId, id: chatId, text: 'Let me', writer: 'desk', writtenAt: ago(5) }
  await bench.inHost((tx) => tx.unsentText.create({ data: row }))
  expect(await claim(id)).toMatchObject({ fallbackId: null, state: { status: 'pending' } })
})

test.each([
  ['a minute ago', 60, 15, 'pending'],
  ['and nothing since', 400, 15, 'fallback_sent'],
  ['after the longest delay there is', 60, 35.1, 'fallback_sent'],
])(
  'a file that was put there for the guest counts as well: %s',
  async (_, putSecondsAgo, draftedMinutesAgo, status) => {
    const { id, chatId } = await dueWhileWriting({ draftedMinutesAgo, wroteSecondsAgo: 500 })
    const [file, sha256] = [randomUUID(), 'a'.repeat(64)]
    await bench.inHost(async (tx) => {
      const { hostId } = bench
      await tx.fileContent.upsert({
        where: { hostId_sha256: { hostId, sha256 } },
        create: { hostId, sha256, content: new Uint8Array([1]), broughtAt: ago(400) },
        update: {},
      })
      const columns = {
        name: 'map.pdf',
        mediaType: 'application/pdf',
        bytes: 1,
        sha256,
        uploadedAt: ago(putSecondsAgo),
      }
      await tx.unsentFile.create({ data: { id: file, hostId, chatId, placeId: id, ...columns } })
    })
    expect((await claim(id)).state.status).toBe(status)
  },
)

test.each([
  ['a minute ago', 60, 'pending'],
  ['before its process ended', 121, 'fallback_sent'],
])('a file that was seen coming %s counts as well, as typing does', async (_, seenSecondsAgo, status) => {
  const { id, chatId } = await dueWhileWriting({ wroteSecondsAgo: 500 })
  const upload = { hostId: bench.hostId, id: randomUUID(), chatId, placeId: chatId, seenAt: ago(seenSecondsAgo) }
  await bench.inHost((tx) => tx.unsentUpload.create({ data: upload }))
  expect((await claim(id)).state.status).toBe(status)
})

test.each([
  ['who stopped two minutes ago', { wroteSecondsAgo: 121 }],
  ['who writes still after the longest delay there is', { draftedMinutesAgo: 35.1 }],
])('for a host %s the fallback waits no longer', async (_, given) => {
  const { id } = await dueWhileWriting(given)
  const { state, fallbackId } = await claim(id)
  expect([state.status, fallbackId]).toEqual(['fallback_sent', expect.any(String)])
})

test('another chat is none of it', async () => {
  await dueWhileWriting()
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'pending', { deadlineAt: ago(1) })
  expect((await claim(id)).state.status).toBe('fallback_sent')
})
