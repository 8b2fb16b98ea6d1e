import { Context } from '@temporalio/activity'
import { tellFailures } from '#activities/activity-errors.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { announceNewMessage } from '#activities/n8n/announce-new-message.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { fileBytes } from '#activities/sending/file-bytes.ts'
import { openEmptyDraft } from '#activities/sending/open-empty-draft.ts'
import { readMessage } from '#activities/sending/read-message.ts'
import { HostConcurrency } from '#activities/turns/host-concurrency.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'
import type { ComposeInput, FailedTries, NoSlot, ReplyState, SendInput } from '#workflows/domain/reply-state.ts'
import { SEND_LIMITS_MS } from '#workflows/domain/send-limits.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { composeInTurns } from './compose-in-turns.ts'
import { beginReply } from './compose-reply.ts'
import { inHostSlot } from './in-host-slot.ts'
import { OneTry } from './one-try.ts'
import { type FallbackInput, openFallback } from './open-fallback.ts'
import { readReply } from './read-reply.ts'
import { endSend, sendMessage } from './send-message.ts'

/** One host's burst leaves room for the others; more at once only wait for each other in PostgreSQL. */
const DRAFTS = { atOnce: 64, perHost: 8, waitingPerHost: 200 }
/** What a model server is asked at once: the drafts that stand meanwhile are not in its way. */
const MODELS = { atOnce: 64, perHost: 8, waitingPerHost: 400 }
/** A slow mail server of one host delays no other's replies. */
const SENDS = { atOnce: 50, perHost: 8, waitingPerHost: 50 }
/**
 * Megabytes of files that leave at once: each is there some four times on its way. One host's leave room for another's. What is more
 * than a host may have counts as that: who waits for so short a time would hardly ever find all of it free.
 */
const FILES = { atOnce: 34, perHost: 17, waitingPerHost: 50 }
/** Long enough for a burst with a quick drafter; who waits longer gives the place in this worker back. */
const WAIT_MS = { draft: 20_000, send: 10_000 }
const MB = 1024 * 1024
/** A third of the time limits of their heartbeats. */
const BEAT_MS = { draft: 10_000, send: 5_000 }

type ByQueue = ReturnType<typeof createReplyActivities>
export type ReplyActivities = ByQueue['composing'] & ByQueue['records'] & ByQueue['sending']

/** What the reply workflows ask for, by task queue. Inputs and answers are ids, states and times: no text. */
export function createReplyActivities(deps: ActivityDeps, writers: DraftingModels) {
  const drafts = new HostConcurrency(DRAFTS)
  const models = new HostConcurrency(MODELS)
  const turns = { drafts, models, waitMs: WAIT_MS.draft, beatMs: BEAT_MS.draft }
  const sends = { concurrency: new HostConcurrency(SENDS), waitMs: WAIT_MS.send, beatMs: BEAT_MS.send }
  const files = {
    concurrency: new HostConcurrency(FILES),
    weigh: async (message: MessageRef) => Math.min(Math.ceil((await fileBytes(deps, message)) / MB), FILES.perHost),
  }
  const composing = {
    composeReply: composeInTurns(turns, (input: ComposeInput, failedTries) =>
      beginReply(deps, writers, { ...input, failedTries }),
    ),
    askForConfirmation: (input: { hostId: string; draftId: string }) => askForConfirmation(deps, input),
    announceNewMessage: (input: AnswerInput) => announceNewMessage(deps, input),
  }
  const records = {
    readReply: (input: AnswerInput) => readReply(deps, input),
    readDelivery: (input: MessageRef) => readMessage(deps, input),
    openEmptyReply: (input: AnswerInput) => openEmptyReply(deps, input),
    openFallback: (input: FallbackInput) => openFallback(deps, input),
  }
  const tries = new OneTry()
  const sending = {
    sendMessage: inHostSlot(
      sends,
      (input: SendInput, failedTries) =>
        tries.run(input.messageId, async () => (await sendMessage(deps, input, endOfTry())) ?? later(failedTries)),
      files,
    ),
    endSend: inHostSlot(sends, (input: MessageRef & FailedTries, failedTries) =>
      tries.run(input.messageId, async () => (await endSend(deps, input)) ?? later(failedTries)),
    ),
  }
  return {
    composing: tellFailures(composing, deps.log),
    records: tellFailures(records, deps.log),
    sending: tellFailures(sending, deps.log),
  }
}

/** Another worker's try is under way: to wait for that is no failure. */
const later = (failedTries: number): NoSlot => ({ noTurn: true, failedTries })

/** Whatever ends the activity ends its try first: nobody is told of it while a connection is open. */
const endOfTry = () => AbortSignal.any([Context.current().cancellationSignal, AbortSignal.timeout(SEND_LIMITS_MS.try)])

/** Leaves an empty draft that waits for the host, unless the message was overtaken; answers what holds. */
async function openEmptyReply(deps: ActivityDeps, guestMessage: AnswerInput): Promise<ReplyState> {
  const opened = await openEmptyDraft(deps, guestMessage)
  const reply = await readReply(deps, guestMessage)
  return opened === null ? { ...reply, isOvertaken: true } : reply
}
