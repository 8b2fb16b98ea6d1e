import type { MessageState } from './message-state.ts'
import type { AnswerInput, DeliverInput } from './workflow-names.ts'

/** Where the reply to a guest message stands: what a workflow goes on with. */
export type ReplyState = {
  /** What is to be processed next, the draft or the fallback in its place; null while there is none. */
  message: MessageState | null
  isFallback: boolean
  /** A newer message stands in the chat: without a draft, none is owed. */
  isOvertaken: boolean
  /** Somebody outside wants to hear of the guest message before its draft is begun. */
  isNews: boolean
  /** The draft waits, and the host wants to be asked by mail and was not yet. */
  asksHost: boolean
  /** A drafter is still at work on the draft; missing where there is none, and in the answers of workers that did not tell it yet. */
  isComposing?: boolean | undefined
  /** As an operator's list shows it; missing in the answers of workers that did not tell it yet. */
  property?: string | null | undefined
}

/** How many tries of a work have failed before this call: what a wait for the host's slot does not forget. */
export type FailedTries = { failedTries?: number }
/** `asksHost`: it waits for the host after all, who wants to be asked by mail; missing from workers that did not ask then. */
export type SendAnswer = MessageState & { asksHost?: boolean }
export type SendInput = DeliverInput & FailedTries
/** `isAnnounced`: whoever wants to hear of the guest message was told. */
export type ComposeInput = AnswerInput & FailedTries & { isAnnounced?: boolean }

/** Its host had no slot free: nothing was done. `noTurn` is its name in the histories of open runs. */
export type NoSlot = { noTurn: true; failedTries: number }
