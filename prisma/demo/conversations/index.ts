import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { AUTOMATIC } from '#prisma/demo/conversations/automatic.ts'
import { BRUNOS } from '#prisma/demo/conversations/brunos.ts'
import { DECIDED } from '#prisma/demo/conversations/decided.ts'
import { PAST } from '#prisma/demo/conversations/past.ts'
import { QUIET } from '#prisma/demo/conversations/quiet.ts'
import { TROUBLE } from '#prisma/demo/conversations/trouble.ts'
import { WAITING } from '#prisma/demo/conversations/waiting.ts'

export const ANNAS_CONVERSATIONS: DemoConversation[] = [
  ...WAITING,
  ...AUTOMATIC,
  ...DECIDED,
  ...TROUBLE,
  ...QUIET,
  ...PAST,
]
export const BRUNOS_CONVERSATIONS: DemoConversation[] = BRUNOS
