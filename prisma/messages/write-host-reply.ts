import type { Transaction } from '#prisma/client.ts'
import { learnFromReply, learnFromWords } from '#prisma/learning/learn-from-reply.ts'
import { holdUnsentText, keepUnsentRest } from '#prisma/unsent/keep-unsent-rest.ts'
import { takeUnsentFiles } from '#prisma/unsent/take-unsent-files.ts'
import { notFound } from '#workflows/domain/errors.ts'
import type { FilledTemplate } from '#workflows/domain/templates/template.ts'
import type { By } from './by.ts'
import { changeLockedDrafts } from './change-drafts.ts'
import { createMessage } from './create-message.ts'
import { newestQuestion } from './is-overtaken.ts'
import { undoUntil } from './judge-decision.ts'
import { lockChatAt } from './lock-chat.ts'
import type { MessageRow } from './message-row.ts'
import { refuseClosedChat } from './refuse-closed-chat.ts'
import { refuseOtherRecipient } from './refuse-other-recipient.ts'
import { refuseSecondAnswer } from './refuse-second-answer.ts'
import { stopFallbacks } from './stop-fallbacks.ts'
import { takeEmergencies } from './take-emergencies.ts'

export type HostReply = {
  hostId: string
  chatId: string
  /** What the new message will be called. */
  id: string
  text: string
  /** Ids of the newest messages that its writer saw: what came in after these is not answered. Absent: all was seen. */
  shown?: readonly string[] | undefined
  /** Ids of our own messages that its writer knew of: with another one decided just now it is refused. Absent: all were known. */
  ours?: readonly string[] | undefined
  /** Where its writer was told that it goes. Absent: wherever it goes now. */
  shownRecipient?: string | null | undefined
  /** Of the chat's files that were not sent: those that go with it. */
  fileIds?: readonly string[] | undefined
  /** Those that its writer knew of: where another stands beside it, it is refused. Absent: all were known. */
  filesShown?: readonly string[] | undefined
  /** Of WhatsApp: what carries the text. */
  template?: FilledTemplate | undefined
  undoSeconds: number
  by: By
  now: Date
}

/**
 * Stores the host's own reply, which leaves after the undo window. It supersedes the open drafts of the chat, and a
 * fallback that has not left yet, but for those of what its writer had not been shown. Of what was begun in the chat it ends what it says.
 * @throws AppError not_found, also where nothing of what was shown is of this chat; rule_refused where the chat can no longer be written to, or does
 * not take its files; conflict where one of those is gone, or another file stands there, or another answer was decided, that its
 * writer did not know of, or it goes elsewhere than was shown.
 */
export async function writeHostReply(tx: Transaction, reply: HostReply): Promise<MessageRow> {
  const { hostId, chatId, id, text, fileIds = [], filesShown, by, now } = reply
  const chat = await lockChatAt(tx, reply)
  const { headSeq, replyAddress: recipient } = chat
  const sourceId = await refuseClosedChat(tx, reply)
  refuseOtherRecipient({ shown: reply.shownRecipient, now: recipient })
  await refuseSecondAnswer(tx, reply)
  const upTo = await answersUpTo(tx, reply)
  const { isBegun } = await standAside(tx, reply, { headSeq, upTo })
  const seq = headSeq + 1
  const columns = {
    id,
    hostId,
    chatId,
    sourceId,
    seq,
    text,
    answersUpTo: upTo,
    recipient,
    createdAt: now,
    undoUntil: undoUntil(reply, chat),
    ...(reply.template && { template: reply.template }),
  }
  // Its text becomes the chat's newest when it has left.
  const audit = { hostId, ...by, action: 'chat.manual_reply', subject: id, detail: { chatId } }
  const beside = { creation: 'write_host_reply', now, audit, newHead: seq, isAllRead: upTo === null } as const
  const unsent = isBegun ? await holdUnsentText(tx, { hostId, id: chatId }) : null
  const row = await createMessage(tx, { ...columns, wakeOwedAt: now }, beside)
  await keepUnsentRest(tx, unsent, text)
  await takeUnsentFiles(tx, { hostId, chatId, messageId: id, placeId: chatId, fileIds, filesShown })
  await learnFromWords(tx, row, now)
  return row
}

/** Null where no question has come in that its writer was not shown. */
async function answersUpTo(tx: Transaction, { hostId, chatId, shown }: HostReply): Promise<number | null> {
  if (shown === undefined) return null
  const where = { hostId, chatId, id: { in: [...shown] } }
  const seen = (await tx.message.aggregate({ where, _max: { seq: true } }))._max.seq
  if (seen === null) throw notFound('Message')
  const newest = await newestQuestion(tx, { hostId, chatId })
  return newest !== null && newest.seq > seen ? seen : null
}

type Place = { headSeq: number; upTo: number | null }

/** What was to leave in its place, or called the host to write it. `isBegun`: words stand in the chat's box, on the server. */
async function standAside(tx: Transaction, reply: HostReply, { headSeq, upTo }: Place): Promise<{ isBegun: boolean }> {
  const { hostId, chatId, id: supersededById, text, by, now } = reply
  const of = { hostId, chatId, upTo, by, now }
  const change = { ...of, chatIds: [chatId], command: 'supersede', supersededById } as const
  const superseded = await changeLockedDrafts(tx, change)
  await learnFromReply(tx, { hostId, text, supersededIds: superseded.map(({ messageId }) => messageId), now })
  const open = await openBeside(tx, of)
  if (open.fallback) await stopFallbacks(tx, { ...of, supersededById }, headSeq)
  if (open.emergency) await takeEmergencies(tx, { ...of, takenById: supersededById })
  return open
}

/** What is seldom there is asked for at once. */
async function openBeside(tx: Transaction, { hostId, chatId }: { hostId: string; chatId: string }) {
  const [open] = await tx.$queryRaw<{ fallback: boolean; emergency: boolean; isBegun: boolean }[]>`
    select exists (select from message where host_id = ${hostId}::uuid and chat_id = ${chatId}::uuid
        and kind = 'fallback' and status = 'approved') as fallback,
      exists (select from emergency where host_id = ${hostId}::uuid and chat_id = ${chatId}::uuid
        and taken_at is null and ended_at is null) as emergency,
      exists (select from unsent_text where host_id = ${hostId}::uuid and id = ${chatId}::uuid) as "isBegun"`
  return open ?? { fallback: true, emergency: true, isBegun: true }
}
