import ArrivalLine from './arrival-line.tsx'
import { useMessages } from './read-conversation.ts'
import { openDraft } from './timeline.ts'
import { useUnsentText } from './unsent-text.ts'

/** The same above the box: of the way alone before anything is written, unless the card of a draft says so already. */
export default function ReplyArrival({ chatId }: { chatId: string }) {
  const text = useUnsentText(chatId)
  const isSaidAbove = openDraft(useMessages(chatId).data?.items ?? []) !== undefined
  return text === '' && isSaidAbove ? null : <ArrivalLine chatId={chatId} text={text} />
}
