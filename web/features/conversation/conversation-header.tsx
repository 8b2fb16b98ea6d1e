import { ArrowLeft, PanelRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { cn } from '#web/lib/cn.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PrintButton } from './print-button.tsx'

/** What the conversation is about and with whom; the way back on a phone, the stay where there is no panel. */
export function ConversationHeader({
  chat,
  onDetails,
  place,
}: {
  chat: ChatView | undefined
  onDetails: (() => void) | undefined
  /** Where it stands among those that wait. */
  place?: ReactNode
}) {
  const { search } = useLocation()
  return (
    <div data-on-paper className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line px-4 py-2 md:px-6">
      <Link
        to={{ pathname: paths.chats, search }}
        aria-label={say.inbox.conversation.back}
        className={cn(buttonClass({ look: 'quiet', size: 'icon' }), '-ml-2 md:hidden')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      {chat ? (
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="truncate text-body font-semibold">
            {chat.subject || chat.title || say.inbox.conversation.noSubject}
          </h2>
          <p lang={langOf('en')} className="truncate text-small text-muted">
            {/* A text of its own, as the specification has it. */}
            <span>{say.inbox.conversation.to(chat.sender ?? say.inbox.chats.guest)}</span>
            {chat.replyAddress !== null && <span title={chat.replyAddress}> · {chat.replyAddress}</span>}
          </p>
        </div>
      ) : (
        <div className="flex flex-1 flex-col gap-1.5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-24" />
        </div>
      )}
      {place}
      {chat && <PrintButton chat={chat} />}
      {onDetails && chat && (
        <button
          type="button"
          aria-label={say.inbox.conversation.details}
          title={say.inbox.conversation.details}
          className={buttonClass({ look: 'quiet', size: 'icon' })}
          onClick={onDetails}
        >
          <PanelRight aria-hidden />
        </button>
      )}
    </div>
  )
}
