import { reachOfChat } from '#prisma/arrival/reach-of-chat.ts'
import type { Transaction } from '#prisma/client.ts'
import { readOne } from '#prisma/reading.ts'
import { fillingFingerprint } from '#prisma/secrets/filling-fingerprint.ts'
import { holdUnsentText, keepUnsentRest } from '#prisma/unsent/keep-unsent-rest.ts'
import { takeUnsentFiles } from '#prisma/unsent/take-unsent-files.ts'
import { whyItCannotArrive } from '#workflows/domain/arrival/will-it-arrive.ts'
import { AppError, invalidField } from '#workflows/domain/errors.ts'
import { type MessageStatus, STANDING_ANSWERS } from '#workflows/domain/message-status.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'
import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { type DraftDecision, isOpenDraft, judgeDecision, judgeRepeat, undoUntil } from './judge-decision.ts'
import { type LockedMessage, lockMessage } from './lock-message.ts'

const SAID_YES = new Set<MessageStatus>(STANDING_ANSWERS)

/** `shownRecipient`: where the host was told that it goes; without it, wherever it goes now. `fileIds`: what goes with it. `filesShown`: those of the chat that the host knew of. */
export type Approval = DraftDecision & {
  text?: string
  shownRecipient?: string | null
  fileIds?: readonly string[]
  filesShown?: readonly string[]
}

/**
 * The host's yes, with the host's own wording where one is given; what the AI wrote is kept beside it. Asked again
 * with the same words it gives the same answer. Refused where it goes elsewhere than was shown.
 * @throws AppError not_found for another host's draft; invalid_input for one with a field left open; rule_refused for one without words, for what cannot arrive, and for files that its
 * chat does not take; conflict where one of those is gone, or another stands beside it of which the host did not know.
 */
export async function approveDraft(tx: Transaction, approval: Approval): Promise<Changed> {
  const draft = await lockMessage(tx, approval)
  // Once the host said yes it goes there; until then, wherever the chat's replies go.
  const recipient = (SAID_YES.has(draft.status) ? draft.recipient : null) ?? draft.replyAddress
  const refusal = judgeDecision(draft, approval) ?? judgeRecipient(draft, recipient, approval)
  if (refusal !== null) return { outcome: 'refused', row: draft, refusal }
  const { text = draft.text, fileIds = [], filesShown, by, now } = approval
  const isEdited = text !== draft.text
  if (SAID_YES.has(draft.status) && !isEdited && (await hasFiles(tx, draft, fileIds)))
    return judgeRepeat(draft, approval)
  if (text.trim() === '') throw new AppError('rule_refused', { code: 'reply_empty' })
  if (openFields(text).length > 0) throw invalidField('text', { code: 'field_has_open_placeholder' })
  if (isOpenDraft(draft.status)) await refuseWhatCannotArrive(tx, { ...draft, text, now })
  const unsent = isEdited ? await holdUnsentText(tx, draft) : null
  const changed = await changeMessage(tx, draft, {
    command: 'approve',
    set: {
      approvedAt: now,
      recipient,
      settledAt: now,
      undoUntil: undoUntil(approval, draft),
      filling: await fillingFingerprint(tx, { ...draft, text }, now),
      ...(isEdited ? { text, aiText: draft.aiText ?? draft.text } : {}),
    },
    by,
    detail: { edited: isEdited },
    now,
  })
  if (changed.outcome === 'changed') {
    await keepUnsentRest(tx, unsent, text)
    const { hostId, chatId, id: messageId } = draft
    await takeUnsentFiles(tx, { hostId, chatId, messageId, placeId: messageId, fileIds, filesShown })
  }
  return changed
}

/** What may arrive after all is the host's to send. */
async function refuseWhatCannotArrive(tx: Transaction, draft: LockedMessage & { now: Date }): Promise<void> {
  const reach = await readOne(tx, reachOfChat(draft))
  const refusal = reach === null ? null : whyItCannotArrive(reach, draft.text, draft.now)
  if (refusal !== null) throw new AppError('rule_refused', refusal)
}

/** Asked again with files that it does not have, it is another approval. */
async function hasFiles(tx: Transaction, { hostId, id }: LockedMessage, fileIds: readonly string[]): Promise<boolean> {
  if (fileIds.length === 0) return true
  const there = await tx.messageFile.count({ where: { hostId, messageId: id, id: { in: [...fileIds] } } })
  return there === new Set(fileIds).size
}

/** Of a draft that was decided otherwise, that is the answer. */
function judgeRecipient(
  { status }: LockedMessage,
  recipient: string | null,
  { shownRecipient }: Approval,
): SentenceInput | null {
  const isMeant = SAID_YES.has(status) || isOpenDraft(status)
  return !isMeant || shownRecipient === undefined || shownRecipient === recipient ? null : { code: 'draft_changed' }
}
