import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

/** The guest writes again in the same chat, through the real ingest. */
async function writesAgain({ guest, guestMessageId }: { guest: string; guestMessageId: string }) {
  const newer = blankMessage(randomUUID(), 'email', new Date())
  const inReplyTo = `<${guestMessageId}@guest.test>`
  const message = { ...newer, isAutomatic: false, peer: guest, replyTo: guest, text: 'Anzi, due auto', inReplyTo }
  const { hostId, sourceId } = bench
  const batch = {
    hostId,
    sourceId,
    messages: [message],
    progress: { kind: 'none' } as const,
    historyBefore: new Date(0),
  }
  return ingestBatch(bench.deps, batch)
}

async function waitingDraft(status: 'scheduled' | 'pending') {
  const chat = await bench.guestWrites()
  const { hostId, sourceId } = bench
  const rfcMessageId = `<${chat.guestMessageId}@guest.test>`
  await bench.inHost((tx) => tx.threadRef.create({ data: { hostId, sourceId, chatId: chat.chatId, rfcMessageId } }))
  return { ...chat, draftId: await bench.draft(chat, status) }
}

test('of a newer guest message and a claim at the same time, the draft is sent or superseded, never both', async () => {
  for (let round = 0; round < 20; round++) {
    const chat = await waitingDraft('scheduled')
    const claim = { hostId: bench.hostId, messageId: chat.draftId }
    const [claimed] = await Promise.all([claimSend(bench.deps, claim), writesAgain(chat)])
    const { status } = await bench.row(chat.draftId)
    const isClaimed = claimed.outcome === 'send'
    expect(status).toBe(isClaimed ? 'sending' : 'superseded')
    expect(await bench.deliveries(chat.draftId)).toHaveLength(isClaimed ? 1 : 0)
  }
})

test('of a newer guest message and an approval at the same time, the host’s yes stands or is refused', async () => {
  for (let round = 0; round < 20; round++) {
    const chat = await waitingDraft('pending')
    const [approved] = await Promise.all([bench.host.approve(chat.draftId), writesAgain(chat)])
    expect((await bench.row(chat.draftId)).status).toBe(approved.outcome === 'changed' ? 'approved' : 'superseded')
    expect(await bench.chat(chat.chatId)).toMatchObject({ headSeq: 2 })
  }
})
