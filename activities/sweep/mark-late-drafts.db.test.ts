import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { DRAFT_LATE_SECONDS } from '#workflows/domain/draft-late.ts'
import { markLateDrafts } from './mark-late-drafts.ts'

let bench: SendBench
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

/** A guest's message that came so long ago; `isOwed`: a draft is owed to it, as to none that was read with a mailbox's history. */
async function asked(seconds: number, { isOwed = true } = {}) {
  const { chatId, guestMessageId } = await bench.guestWrites()
  await bench.inHost(async (tx) => {
    await messageRows(tx).update({ where: { id: guestMessageId }, data: { storedAt: ago(seconds) } })
    const { hostId } = bench
    if (isOwed) await tx.unansweredMessage.create({ data: { hostId, messageId: guestMessageId } })
  })
  return chatId
}
const queueOf = (id: string) =>
  bench.inHost((tx) => tx.chat.findUniqueOrThrow({ where: { id }, select: { queue: true, draftLateAt: true } }))

test('a guest whose draft should be there by now waits for an answer, one of whom it may still come does not', async () => {
  const late = await asked(DRAFT_LATE_SECONDS + 5)
  const justNow = await asked(DRAFT_LATE_SECONDS - 60)
  await Promise.all([markLateDrafts(bench.deps), markLateDrafts(bench.deps)])
  const { queue, draftLateAt } = await queueOf(late)
  expect(queue).toBe('answer')
  expect(await queueOf(justNow)).toEqual({ queue: null, draftLateAt: null })
  await markLateDrafts(bench.deps)
  expect((await queueOf(late)).draftLateAt).toEqual(draftLateAt)
})

test('what was read as history waits for nobody, and neither does what has its draft', async () => {
  const history = await asked(3_600, { isOwed: false })
  const drafted = await asked(3_600)
  await bench.inHost((tx) => tx.chat.update({ where: { id: drafted }, data: { lastMessageStatus: 'scheduled' } }))
  await markLateDrafts(bench.deps)
  for (const chat of [history, drafted]) expect(await queueOf(chat)).toEqual({ queue: null, draftLateAt: null })
})
