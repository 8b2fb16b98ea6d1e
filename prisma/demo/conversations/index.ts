import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { WAITING } from '#prisma/demo/conversations/waiting.ts'

export const ANNAS_CONVERSATIONS: DemoConversation[] = [...WAITING]
export const BRUNOS_CONVERSATIONS: DemoConversation[] = []
