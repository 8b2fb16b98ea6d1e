import type { MessageState } from './message-state.ts'

/** Where the reply to a guest message stands: what a workflow goes on with. */
export type ReplyState = {
  /** What is to be processed next, the draft or the fallback in its place; null while there is none. */
  message: MessageState | null
  isFallback: boolean
  /** A newer message stands in the chat: without a draft, none is owed. */
  isOvertaken: boolean
  /** Somebody outside wants to hear of the guest message, and has not yet. */
  isNews: boolean
  /** The draft waits, and the host wants to be asked by mail. */
  asksHost: boolean
}
