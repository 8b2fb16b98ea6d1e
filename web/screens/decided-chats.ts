import type { ChatView } from '#api/contract/chats.ts'
import { isRecord } from '#api/contract/is-record.ts'

/** A chat that was decided on the way here, and when. */
export type DecidedChat = { id: string; at: number }

const isDecidedChat = (one: unknown): one is DecidedChat =>
  isRecord(one) && typeof one.id === 'string' && typeof one.at === 'number'

/** What was decided on the way here, as the history keeps it; nothing where the host has chosen a chat themselves. */
export const decidedBefore = (state: unknown): DecidedChat[] => {
  const decided = isRecord(state) ? state.decided : undefined
  return Array.isArray(decided) ? decided.filter(isDecidedChat) : []
}

/**
 * Those of them that wait no more. A list that was read since and has one of them says that it waits again: the decision was taken
 * back, or its guest has written.
 */
export const stillDecided = (decided: DecidedChat[], listed: ChatView[], readAt: number): DecidedChat[] =>
  decided.filter(({ id, at }) => readAt <= at || !listed.some((chat) => chat.id === id))
