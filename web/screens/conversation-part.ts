import { early } from '#web/code/early.ts'
import { loadTexts } from '#web/texts/say.ts'

/** The open conversation, asked for ahead where the address names a chat: the list shows without it. */
export const Conversation = early(async () => {
  const [part] = await Promise.all([import('#web/features/conversation/conversation.tsx'), loadTexts('chat')])
  return part
})
