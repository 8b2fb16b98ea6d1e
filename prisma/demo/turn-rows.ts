import { createHash } from 'node:crypto'
import type { GuestTurn, HostTurn } from '#prisma/demo/conversation.ts'
import { demoId } from '#prisma/demo/demo-id.ts'
import {
  attemptRows,
  auditRow,
  type ConversationPlace,
  type DemoRows,
  joinRows,
  noRows,
} from '#prisma/demo/demo-rows.ts'
import { addSeconds, instantOf } from '#prisma/demo/demo-time.ts'
import { draftRows } from '#prisma/demo/draft-rows.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** `index` is the turn's place in its conversation, `seq` its number in the chat. */
export type TurnNumber = { index: number; seq: number }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function turnBase({ hostId, chatId, sourceId, conversation }: ConversationPlace, { index, seq }: TurnNumber) {
  const id = demoId(hostId, conversation.key, String(index))
  const rfcMessageId = `<${conversation.key}.${index}@${conversation.channel}.demo.locanda.test>`
  return { id, hostId, chatId, sourceId, seq, rfcMessageId }
}

/** The rows of what a guest wrote, with the draft that answers it. @throws Error for a fallback that was sent and is not written. */
export function guestTurnRows(place: ConversationPlace, turn: GuestTurn, number: TurnNumber): DemoRows {
  const base = turnBase(place, number)
  const at = instantOf(place.now, turn.when)
  const message: Prisma.MessageCreateManyInput = {
    ...base,
    kind: 'guest',
    status: turn.raw === undefined ? 'received' : 'unreadable',
    text: turn.guest,
    reasons: turn.raw === undefined ? [] : [say({ code: 'unreadable_mail' })],
    subject: place.conversation.subject,
    fromAddress: place.conversation.guest.address,
    fromName: place.conversation.guest.name,
    createdAt: at,
    storedAt: addSeconds(at, 1),
    providerId: sha256(base.rfcMessageId),
    isAutomatic: turn.raw !== undefined,
    rating: turn.rating ?? null,
    raw: turn.raw === undefined ? null : new Uint8Array(Buffer.from(turn.raw, 'latin1')),
    // The worker's sweep starts the workflow of a draft that waits; the others are over.
    workflowAt: turn.draft?.status === 'pending' ? null : addSeconds(at, 1),
  }
  const answer =
    turn.draft === undefined ? noRows() : draftRows(place, turn.draft, { id: base.id, at, seq: number.seq })
  return joinRows([{ ...noRows(), messages: [message] }, answer])
}

/** The rows of what the host wrote by hand. */
export function hostTurnRows(place: ConversationPlace, turn: HostTurn, number: TurnNumber): DemoRows {
  const base = turnBase(place, number)
  const at = instantOf(place.now, turn.when)
  const times = { createdAt: at, storedAt: at, workflowAt: at, settledAt: addSeconds(at, 1) }
  const message: Prisma.MessageCreateManyInput = {
    ...base,
    ...times,
    kind: 'host_reply',
    status: 'sent',
    text: turn.host,
    version: 3,
  }
  const audits = [auditRow(place, { action: 'chat.manual_reply', subject: place.chatId, at })]
  const attempt = { message: base, sendKey: `deliver-${base.id}-1:send`, at, state: 'sent' as const }
  return joinRows([{ ...noRows(), messages: [message], audits }, attemptRows(place, attempt)])
}
