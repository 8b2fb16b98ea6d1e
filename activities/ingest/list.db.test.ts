import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { SYSTEM } from '#prisma/messages/by.ts'
import { endDraftsOfSource } from '#prisma/messages/end-drafts-of-source.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const CONNECTED_AT = minutesAgo(1440)

const ingest = (...messages: Partial<IncomingMessage>[]) =>
  ingestBatch(bench.deps, {
    hostId: bench.hostId,
    sourceId: bench.sourceId,
    messages: messages.map((fields) => ({
      ...blankMessage(randomUUID(), 'email', new Date()),
      isAutomatic: false,
      peer: 'guest@test.test',
      text: 'Ciao',
      ...fields,
    })),
    progress: { kind: 'none' },
    historyBefore: CONNECTED_AT,
  })

/** A chat whose only question waits with its draft for the host. */
async function waiting() {
  const threadKey = randomUUID()
  const [guest] = (await ingest({ threadKey, writtenAt: minutesAgo(60) })).toStart
  if (guest === undefined) throw new Error('nothing to start')
  const draftId = await bench.draft({ chatId: guest.chatId, guestMessageId: guest.id }, 'drafting')
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: draftId }, data: { status: 'pending' } }))
  await bench.inHost((tx) => tx.chat.update({ where: { id: guest.chatId }, data: { lastMessageStatus: 'pending' } }))
  const list = async () => {
    const { lastMessageStatus, lastMessageText } = await bench.chat(guest.chatId)
    return [lastMessageStatus, lastMessageText]
  }
  return { threadKey, chatId: guest.chatId, draftId, list }
}

const OTHERS = {
  "a machine's mail": { isAutomatic: true, text: 'Fuori sede' },
  'what could not be read': { raw: new Uint8Array([1]), text: '' },
  'a message from before the mailbox was connected': {
    writtenAt: minutesAgo(3000),
    arrivedAt: minutesAgo(3000),
    text: 'Di un anno fa',
  },
} as const

test('what a guest sent that is no words is named in the list, until words come', async () => {
  const threadKey = randomUUID()
  const [voice] = (await ingest({ threadKey, text: '', note: say({ code: 'sent_voice' }) })).toStart
  const shown = async () => {
    const { lastMessageText, lastMessageNotes } = await bench.chat(voice?.chatId ?? '')
    return [lastMessageText, lastMessageNotes]
  }
  expect(await shown()).toEqual(['', [{ code: 'sent_voice', params: {} }]])
  await ingest({ threadKey, text: 'La porta', note: say({ code: 'sent_photo' }) })
  expect(await shown()).toEqual(['La porta', [{ code: 'sent_photo', params: {} }]])
  await ingest({ threadKey, text: 'Ecco' })
  expect(await shown()).toEqual(['Ecco', []])
})

test.each(Object.entries(OTHERS))('%s leaves the draft that waits in the list', async (_, message) => {
  const { threadKey, draftId, list } = await waiting()
  await ingest({ threadKey, ...message })
  const shown = 'writtenAt' in message ? 'Ciao' : message.text
  expect(await list()).toEqual(['pending', shown])
  await bench.host.approve(draftId)
  expect(await list()).toEqual(['approved', shown])
  await bench.host.undo(draftId)
  expect(await list()).toEqual(['pending', shown])
})

test("a machine's mail in the same batch as a guest's takes nothing from it", async () => {
  const { threadKey, list } = await waiting()
  await ingest(
    { threadKey, text: 'Anzi, due auto' },
    { threadKey, isAutomatic: true, raw: new Uint8Array([1]), text: '' },
  )
  expect(await list()).toEqual(['received', ''])
})

test("a guest's question that comes in late is what the list waits for, behind the newest text", async () => {
  const { threadKey, draftId, list } = await waiting()
  await ingest({ threadKey, writtenAt: minutesAgo(90), text: 'Di prima' })
  expect((await bench.row(draftId)).status).toBe('superseded')
  expect(await list()).toEqual(['received', 'Ciao'])
})

test("a source that ends after a machine's mail shows its draft as ended", async () => {
  const { threadKey, list } = await waiting()
  await ingest({ threadKey, isAutomatic: true, text: 'Fuori sede' })
  const { hostId, sourceId } = bench
  await bench.inHost((tx) => endDraftsOfSource(tx, { hostId, sourceId, by: SYSTEM, now: new Date() }))
  expect(await list()).toEqual(['superseded', 'Fuori sede'])
})

test('a chat that begins with what could not be read, or with a machine, says so', async () => {
  const first = async (message: Partial<IncomingMessage>) => {
    const threadKey = randomUUID()
    await ingest({ threadKey, ...message })
    return bench.deps.engineDb.chat.findFirstOrThrow({ where: { threadKey } })
  }
  expect(await first({ raw: new Uint8Array([1]), text: '' })).toMatchObject({ lastMessageStatus: 'unreadable' })
  expect(await first({ isAutomatic: true })).toMatchObject({ lastMessageStatus: 'received', lastMessageText: 'Ciao' })
})
