import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { DRAFT_LATE_SECONDS } from '#workflows/domain/draft-late.ts'
import { createMarkLateDrafts } from './mark-late-drafts.ts'

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
const markLateDrafts = () => createMarkLateDrafts(bench.deps)()
const queueOf = (id: string) =>
  bench.inHost((tx) => tx.chat.findUniqueOrThrow({ where: { id }, select: { queue: true, draftLateAt: true } }))

test('a guest whose draft should be there by now waits for an answer, one of whom it may still come does not', async () => {
  const late = await asked(DRAFT_LATE_SECONDS + 5)
  const justNow = await asked(DRAFT_LATE_SECONDS - 60)
  await Promise.all([markLateDrafts(), markLateDrafts()])
  const { queue, draftLateAt } = await queueOf(late)
  expect(queue).toBe('answer')
  expect(await queueOf(justNow)).toEqual({ queue: null, draftLateAt: null })
  await markLateDrafts()
  expect((await queueOf(late)).draftLateAt).toEqual(draftLateAt)
})

test('what was read as history waits for nobody, and neither does what has its draft', async () => {
  const history = await asked(3_600, { isOwed: false })
  const drafted = await asked(3_600)
  await bench.inHost((tx) => tx.chat.update({ where: { id: drafted }, data: { lastMessageStatus: 'scheduled' } }))
  await markLateDrafts()
  for (const chat of [history, drafted]) expect(await queueOf(chat)).toEqual({ queue: null, draftLateAt: null })
})

test('a draft whose new words do not come has its guest wait for an answer, until they stand', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'drafting')
  await bench.inHost((tx) => tx.chat.update({ where: { id: guest.chatId }, data: { lastMessageStatus: 'drafting' } }))
  let seconds = 0
  const mark = createMarkLateDrafts({ ...bench.deps, now: () => new Date(1_800_000_000_000 + seconds * 1000) })
  await mark()
  seconds += DRAFT_LATE_SECONDS - 1
  await mark()
  expect(await queueOf(guest.chatId)).toEqual({ queue: null, draftLateAt: null })
  seconds += 1
  await mark()
  expect((await queueOf(guest.chatId)).queue).toBe('answer')
  // Asked for anew it has its time again.
  const began = { draftLateAt: null }
  await bench.inHost((tx) => tx.chat.update({ where: { id: guest.chatId }, data: began }))
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: draftId }, data: { version: 7 } }))
  await mark()
  expect((await queueOf(guest.chatId)).queue).toBeNull()
})
