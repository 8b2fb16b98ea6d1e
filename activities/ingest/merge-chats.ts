import type { SourceId } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Transaction } from '#prisma/client.ts'
import { lockToMerge } from '#prisma/messages/lock-chat.ts'
import { mergeChat, noteMerged } from '#prisma/messages/merge-chats.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { settleMergedDrafts } from '#prisma/messages/settle-merged-drafts.ts'
import { loadThreads } from './load-threads.ts'
import type { Rows } from './plan-rows.ts'
import { planThreads } from './plan-threads.ts'
import type { Merge, ThreadPlan } from './thread-plan.ts'

type Arrived = SourceId & { fresh: readonly IncomingMessage[]; newId: () => string }

/**
 * The chat of each message. Where chats are to be merged, all that the batch concerns are locked, in one order, and what tells them
 * apart is looked at again: the host may just have confirmed another stay.
 */
export async function placeInChats(tx: Transaction, { fresh, newId, ...scope }: Arrived): Promise<ThreadPlan> {
  const locked = new Set<string>()
  for (;;) {
    const plan = planThreads(fresh, await loadThreads(tx, scope, fresh), newId)
    const merged = plan.merges.flatMap(({ from, into }) => [from, into])
    if (merged.every((chatId) => locked.has(chatId))) return plan
    for (const chatId of [...plan.chatOf, ...merged]) if (!plan.newChats.has(chatId)) locked.add(chatId)
    await lockToMerge(tx, scope.hostId, [...locked])
  }
}

/** Makes what is stored of them one, before the batch is numbered. */
export async function mergeChats(tx: Transaction, hostId: string, merges: readonly Merge[]): Promise<void> {
  for (const { from, into } of merges) await mergeChat(tx, { hostId, from, into })
}

type Merged = { merges: readonly Merge[]; rows: Rows; now: Date }

/** Keeps where each chat went, and has its drafts give way where the batch asks nothing new there. Answers the workflows to wake. */
export async function noteMerges(tx: Transaction, hostId: string, { merges, rows, now }: Merged): Promise<WakeRef[]> {
  if (merges.length === 0) return []
  const stays = (chatId: string): string => {
    const next = merges.find(({ from }) => from === chatId)
    return next === undefined ? chatId : stays(next.into)
  }
  for (const { from, by } of merges) {
    const messageId = rows.messages[by]?.id
    if (messageId !== undefined) await noteMerged(tx, { hostId, from, into: stays(from), messageId, now })
  }
  const answered = new Set(rows.chats.filter(({ wantsReply }) => wantsReply).map(({ id }) => id))
  const chatIds = [...new Set(merges.map(({ from }) => stays(from)))].filter((id) => !answered.has(id))
  return settleMergedDrafts(tx, { hostId, chatIds, now })
}
