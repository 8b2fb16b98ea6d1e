import type { SaidInChat } from '#activities/drafting/split-thread.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { MESSAGES_GONE_OUT } from '#workflows/domain/replay/gone-out.ts'

/** What was said in a chat, by whomever, as far as a replay looks at it. `seq`, `hostId` … are the message's own. */
export type PastMessage = SaidInChat &
  Pick<MessageModel, 'hostId' | 'chatId' | 'sourceId' | 'seq' | 'answersId' | 'doubts' | 'fromAddress' | 'fromName'>

const GONE_OUT: ReadonlySet<string> = new Set(MESSAGES_GONE_OUT)

/** A guest has read it, or is certain to. */
export const hasGoneOut = ({ kind, status }: PastMessage): boolean => kind !== 'guest' && GONE_OUT.has(status)

/** By a person's word: the host's own, or a draft that they said yes to. */
export const isOfHost = (message: PastMessage): boolean =>
  hasGoneOut(message) && (message.kind === 'host_reply' || (message.kind === 'draft' && message.approvedAt !== null))
