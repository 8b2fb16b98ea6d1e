import { type CSSProperties, memo, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import type { AwaitsLine } from '#web/lib/awaits-line.ts'
import { chatPreview } from '#web/lib/chat-preview.ts'
import { cn } from '#web/lib/cn.ts'
import { paths } from '#web/lib/paths.ts'
import { calendarDay, clockTime, fullTime, relativeTime, stayStage } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { useLanguage } from '#web/texts/use-language.ts'
import { Avatar, hueOf } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { AssociateProperty } from './associate-property.tsx'
import { BrokenRow } from './broken-row.tsx'
import { ChannelMark } from './channel-mark.tsx'
import { RowState } from './row-state.tsx'

/** In its own time: who and what come first. */
const MarkedWords = later(() => import('./marked-words.tsx'))

function StayStage({ chat, now }: { chat: ChatView; now: Date }) {
  const stage = stayStage(chat, now)
  const stages: Partial<Record<string, string>> = say.inbox.chats.stages
  const told = stage === null ? undefined : stages[stage]
  return told === undefined ? null : <span className="text-badge font-medium text-info">{told}</span>
}

/** Its target reaches beyond the words, so that a thumb finds it. */
const reachClass =
  'relative z-10 pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-3.5'

/** A text of the chat, with what was looked for marked in it. */
function Found({ text, words, of }: { text: string; words: string | null; of?: ChatView }) {
  if (!words) return text
  return (
    <Suspense fallback={text}>
      <MarkedWords text={text} words={words} of={of} />
    </Suspense>
  )
}

/** The property in full and in its own colour: what else there is to say gives way to it. */
function Property({ chat, words }: { chat: ChatView; words: string | null }) {
  if (!chat.property) return <AssociateProperty chat={chat} className={cn(reachClass, 'text-badge')} />
  return (
    <Link
      to={paths.property(chat.property.id)}
      className={cn(reachClass, 'min-w-0 font-medium break-words text-ink underline-offset-4 hover:underline')}
    >
      <span
        aria-hidden
        style={{ '--hue': hueOf(chat.property.name) } as CSSProperties}
        className="dot-hue mr-1.5 inline-block size-2 rounded-full"
      />
      <Found text={chat.property.name} words={words} />
    </Link>
  )
}

const Facts = ({ chat }: { chat: ChatView }) => (
  <>
    {chat.checkInDate && <span className="shrink-0">{say.inbox.chats.checkIn(calendarDay(chat.checkInDate))}</span>}
    {chat.aiConfidence !== null && (
      <span lang={langOf('en')} className="figures shrink-0">
        {say.inbox.chats.confidence(chat.aiConfidence)}
      </span>
    )}
  </>
)

type RowProps = {
  chat: ChatView
  selected: boolean
  now: Date
  search: string
  /** What was done in it, until there is a line. */
  awaits?: AwaitsLine | undefined
}

function Row({ chat, selected, now, search, awaits }: RowProps) {
  const sender = chat.sender ?? say.inbox.chats.guest
  const unread = chat.unreadCount > 0
  const zone = chat.timeZone ?? undefined
  const words = new URLSearchParams(search).get('q')
  return (
    <article
      className={cn(
        'relative flex gap-3 rounded-card px-3 py-2.5 @max-[25rem]:px-2 transition-colors has-[>div>div>a:focus-visible]:outline-2 has-[>div>div>a:focus-visible]:outline-accent',
        selected ? 'bg-raised' : 'hover:bg-raised',
      )}
    >
      {selected && <span aria-hidden className="absolute inset-y-3 left-0 w-0.5 rounded-full bg-accent" />}
      <Avatar name={sender} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <Link
            to={{ pathname: paths.chat(chat.id), search, hash: chat.found?.messageId ?? '' }}
            data-chat={chat.id}
            aria-current={selected ? 'true' : undefined}
            className={cn(
              'truncate text-body outline-none after:absolute after:inset-0',
              unread ? 'font-semibold' : 'font-medium',
            )}
          >
            <Found text={sender} words={words} />
          </Link>
          <time
            dateTime={chat.last_message_at}
            title={fullTime(chat.last_message_at, zone)}
            className={cn('shrink-0 text-badge', unread ? 'font-medium text-ink' : 'text-muted')}
          >
            {relativeTime(chat.last_message_at, now, { zone })}
          </time>
        </div>
        <div className="flex items-baseline justify-between gap-2">
          <p
            dir="auto"
            className={cn(
              'text-small',
              unread ? 'text-ink' : 'text-muted',
              chat.found ? 'line-clamp-2 min-w-0 break-words' : 'truncate',
            )}
          >
            <Found text={chatPreview(chat)} words={words} of={chat} />
          </p>
          <time dateTime={chat.last_message_at} className="shrink-0 text-badge text-muted">
            {clockTime(chat.last_message_at, now, zone)}
          </time>
        </div>
        {/* In one flow: no line ends before it is full. In a narrow column it begins below the avatar, so that two lines hold it. */}
        <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-badge text-muted @max-[25rem]:-ml-13 @max-[25rem]:gap-x-2">
          {chat.lastMessageStatus === 'pending' && !awaits && <Badge tone="warn">{say.inbox.chats.toApprove}</Badge>}
          <Suspense>
            <RowState chat={chat} now={now} awaits={awaits} />
          </Suspense>
          <Property chat={chat} words={words} />
          <ChannelMark channel={chat.channel} />
          <StayStage chat={chat} now={now} />
          {unread && (
            <span className="figures inline-flex items-center gap-1.5 text-badge font-semibold text-accent">
              <span aria-hidden className="size-1.5 rounded-full bg-accent" />
              {say.inbox.chats.unread(chat.unreadCount)}
              <span className="sr-only"> {say.inbox.chats.notRead}</span>
            </span>
          )}
          <Facts chat={chat} />
        </div>
      </div>
    </article>
  )
}

/**
 * One chat of the list, of which a broken one breaks only itself. The whole row leads to the conversation; what else can be pressed lies
 * above it.
 */
export const ChatRow = memo(function ChatRow(row: RowProps) {
  useLanguage()
  return (
    <Boundary of={row.chat} instead={() => <BrokenRow id={row.chat.id} search={row.search} />}>
      <Row {...row} />
    </Boundary>
  )
})
