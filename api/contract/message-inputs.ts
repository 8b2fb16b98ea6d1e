import { z } from 'zod'
import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'
import { WISH_KINDS } from '#workflows/domain/wish.ts'
import { problem } from './field-problem.ts'
import { IDEMPOTENCY_KEY } from './idempotency-key.ts'
import {
  MESSAGE_FILES_MAX,
  MESSAGE_TEXT_MAX,
  SHOWN_MESSAGES,
  SHOWN_OURS,
  UNSENT_FILES_MAX,
  WISH_TEXT_MAX,
} from './message-limits.ts'
import { Id, text } from './values.ts'

/** What a snippet left open would reach the guest as it stands. */
const replyText = text(MESSAGE_TEXT_MAX)
  .refine((value) => value.trim() !== '', problem('field_required'))
  .refine((value) => openFields(value).length === 0, problem('field_has_open_placeholder'))

/** Of the draft that was shown: the decision is refused when the draft is another by now. */
const shownVersion = z.number().int().min(1).optional()

/** Of the files that I put beside it: those that go with it. */
const withFiles = z.array(Id).max(MESSAGE_FILES_MAX).optional()

/** All files of the chat, not sent yet, that its writer knew of: refused where another stands beside it. */
const filesShown = z.array(Id).max(UNSENT_FILES_MAX).optional()

/** Where it was shown to go: it is refused when it goes elsewhere by now. Left out: wherever it goes. */
export const shownRecipient = z.string().max(320).nullable().optional()

export const ApproveInput = z
  .object({
    ...{ text: replyText.optional(), version: shownVersion, recipient: shownRecipient, files: withFiles, filesShown },
  })
  .meta({ id: 'ApproveInput' })
export type ApproveInput = z.infer<typeof ApproveInput>

export const DiscardInput = z.object({ version: shownVersion }).meta({ id: 'DiscardInput' })
export type DiscardInput = z.infer<typeof DiscardInput>

/** `wish`: how; left out, from what is known now. `asked`: of `answer`, the part that it answers, as the draft's `questions` name it. */
export const WriteAgainInput = z
  .object({
    wish: z
      .object({ kind: z.enum(WISH_KINDS), text: text(WISH_TEXT_MAX).optional(), asked: text(WISH_TEXT_MAX).optional() })
      .refine(({ kind, text: words = '' }) => (kind === 'free' || kind === 'answer') === (words.trim() !== ''), {
        path: ['text'],
        error: problem('field_required'),
      })
      .refine(({ kind, asked = '' }) => (kind === 'answer') === (asked.trim() !== ''), {
        path: ['asked'],
        error: problem('field_required'),
      })
      .optional(),
    version: shownVersion,
  })
  .meta({ id: 'WriteAgainInput' })
export type WriteAgainInput = z.infer<typeof WriteAgainInput>

/** The newest messages that its writer saw: what came in after these stays to be answered. */
const shownMessages = z.array(Id).min(1).max(SHOWN_MESSAGES).optional()

/** The newest of our own that its writer knew of: refused where another was decided within the hour. */
const shownOurs = z.array(Id).max(SHOWN_OURS).optional()

export const ManualReplyInput = z
  .object({
    ...{
      text: replyText,
      shown: shownMessages,
      ours: shownOurs,
      recipient: shownRecipient,
      files: withFiles,
      filesShown,
    },
  })
  .meta({ id: 'ManualReplyInput' })
export type ManualReplyInput = z.infer<typeof ManualReplyInput>

export const ResendInput = z.object({ recipient: shownRecipient }).meta({ id: 'ResendInput' })
export type ResendInput = z.infer<typeof ResendInput>

export const CloseCallInput = z
  .object({ key: z.string().regex(IDEMPOTENCY_KEY, problem('field_not_key')) })
  .meta({ id: 'CloseCallInput' })
export type CloseCallInput = z.infer<typeof CloseCallInput>
