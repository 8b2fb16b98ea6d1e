import { useMemo } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { useOpenCommands } from './message-commands.ts'
import { useMessages } from './read-conversation.ts'
import { withCommands } from './timeline.ts'

/** The messages of a chat as they are shown: with what the host has just decided. */
export function useMessagesNow(chatId: string): MessageView[] {
  const items = useMessages(chatId).data?.items
  const commands = useOpenCommands(chatId)
  return useMemo(() => withCommands(items ?? [], commands), [items, commands])
}
