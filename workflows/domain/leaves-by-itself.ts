import type { MessageKind } from './message-kind.ts'

/** `approvedAt`: when a person said yes to it, or had it sent again; null from when that is taken back. */
type Said = { kind: MessageKind; approvedAt: Date | null }

/** Without a person's word: nobody wrote it, approved it or had it sent again. */
export const leavesByItself = ({ kind, approvedAt }: Said): boolean => kind !== 'host_reply' && approvedAt === null
