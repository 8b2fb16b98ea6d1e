import { Navigate, useLocation } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { paths } from '#web/lib/paths.ts'

/** Leads on to where a conversation stands that was merged into another: `chat` is what its address answers. */
export function MergedInto({ chatId, chat }: { chatId: string | undefined; chat: ChatView | undefined }) {
  const { search, hash } = useLocation()
  if (chat === undefined || chat.id === chatId) return null
  return <Navigate replace to={{ pathname: paths.chat(chat.id), search, hash }} />
}
