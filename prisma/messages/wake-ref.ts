import type { MessageRow } from './message-row.ts'

/** A message whose workflow has to look again; `answersId` is the guest's message that the workflow is about. */
export type WakeRef = {
  hostId: string
  chatId: string
  messageId: string
  /** Null for what the host wrote: that has a workflow of its own. */
  answersId: string | null
  /** As it was when the debt was made: paid where it still is so. */
  version: number
}

export const wakeRefOf = ({ hostId, chatId, id, kind, answersId, version }: MessageRow): WakeRef => ({
  hostId,
  chatId,
  messageId: id,
  answersId: kind === 'guest' ? id : answersId,
  version,
})
