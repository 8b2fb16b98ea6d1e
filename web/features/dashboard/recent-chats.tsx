import { Link } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { chatPreview } from '#web/lib/chat-preview.ts'
import { paths } from '#web/lib/paths.ts'
import { clockTime, fullTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EnvelopeDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { ListCard, ListLoading } from './list-card.tsx'
import { useRecentChats } from './read-dashboard.ts'

const MINUTE_MS = 60_000

function Row({ chat, now }: { chat: ChatView; now: Date }) {
  const name = chat.sender || chat.subject || say.inbox.chats.guest
  return (
    <Link
      to={paths.chat(chat.id)}
      className="flex min-h-18 items-center gap-3 rounded-control px-3 py-2 transition-colors hover:bg-raised"
    >
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{name}</span>
          <time
            dateTime={chat.last_message_at}
            title={fullTime(chat.last_message_at, chat.timeZone ?? undefined)}
            className="shrink-0 text-badge text-muted"
          >
            {clockTime(chat.last_message_at, now, chat.timeZone ?? undefined)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className="truncate text-small text-muted">{chatPreview(chat)}</span>
          {chat.lastMessageStatus === 'pending' && <Badge tone="warn">{say.inbox.chats.toApprove}</Badge>}
        </span>
      </span>
    </Link>
  )
}

/** 'Ultime Conversazioni': the five with the newest message. */
export function RecentChats({ onAddSource }: { onAddSource: () => void }) {
  const now = useNow(MINUTE_MS)
  const { data, isPending, isLoadingError, refetch } = useRecentChats()
  return (
    <ListCard
      id="recent-chats"
      title={say.dashboard.chats.title}
      actions={
        <Link to={paths.chats} className={buttonClass({ look: 'link', size: 'inline' })}>
          {say.dashboard.chats.all}
        </Link>
      }
    >
      {isPending && <ListLoading />}
      {isLoadingError && (
        <FailedState
          text={say.dashboard.chats.failed}
          retryLabel={say.dashboard.retry}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          drawing={<EnvelopeDrawing />}
          title={say.dashboard.chats.empty}
          action={
            <Button size="small" onClick={onAddSource}>
              {say.dashboard.chats.emptyAction}
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((chat) => (
            <li key={chat.id}>
              <Boundary
                of={chat}
                instead={() => (
                  <Link to={paths.chat(chat.id)} className="flex min-h-18 items-center px-3 text-small text-muted">
                    {say.inbox.chats.broken}
                  </Link>
                )}
              >
                <Row chat={chat} now={now} />
              </Boundary>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  )
}
