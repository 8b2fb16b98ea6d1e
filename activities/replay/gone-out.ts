import type { PastMessage } from '#prisma/replay/read-timeline.ts'
import { MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'

const GONE_OUT: ReadonlySet<string> = new Set(MESSAGES_GONE_OUT)

/** A guest has read it, or is certain to. */
export const hasGoneOut = ({ kind, status }: Pick<PastMessage, 'kind' | 'status'>): boolean =>
  kind !== 'guest' && GONE_OUT.has(status)

/** By a person's word: the host's own, or a draft that they said yes to. */
export const isOfHost = (message: PastMessage): boolean =>
  hasGoneOut(message) && (message.kind === 'host_reply' || (message.kind === 'draft' && message.approvedAt !== null))
