import { early } from '#web/lib/early.ts'

/** The open conversation, asked for ahead where the address names a chat: the list shows without it. */
export const Conversation = early(() => import('#web/features/conversation/conversation.tsx'))
