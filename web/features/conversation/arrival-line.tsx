import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { willItArrive } from '#api/contract/will-it-arrive.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { fetchChat } from './read-conversation.ts'

const MINUTE_MS = 60_000

/** As it was read for the conversation. */
const useReach = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.chat(chatId),
    queryFn: ({ signal }) => fetchChat(chatId, signal),
    enabled: false,
  }).data?.reach ?? null

/** What is in the way of a text at this moment. */
export function useArrival(chatId: string, text: string) {
  const reach = useReach(chatId)
  const now = useNow(MINUTE_MS)
  return reach === null ? [] : willItArrive(reach, text, now)
}

/** What is in the way of a text, and what can be done instead: said before it leaves, and as it is written. */
export default function ArrivalLine({ id, chatId, text }: { id?: string; chatId: string; text: string }) {
  const doubts = useArrival(chatId, text)
  return (
    <div id={id} role="status" className="mt-3 flex flex-col gap-1 text-small text-warn empty:hidden">
      {doubts.map(({ reason, isCertain, wayOut, platform }) => (
        <p key={reason.code} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">
            <span className="font-medium">{isCertain ? say.arrival.never : say.arrival.perhaps}:</span>{' '}
            {say.told.sentence(reason)}.{' '}
            <span className="text-muted">{say.arrival.wayOut[wayOut](platform ?? '')}</span>
          </span>
        </p>
      ))}
    </div>
  )
}
