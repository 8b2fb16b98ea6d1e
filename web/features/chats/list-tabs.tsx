import { Link } from 'react-router-dom'
import type { ChatCounts } from '#api/contract/chats.ts'
import { useAwaitingLine } from '#web/lib/awaits-line.ts'
import { countOf, useChatCounts } from '#web/lib/chat-counts.ts'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'
import { type ChatFilterControl, TABS } from './chat-filter.ts'

/** As they stand in the address, and what is counted of each: all that waits first. */
const ENTRIES: [tab: string, name: keyof ChatCounts][] = [...Object.entries(TABS), ['', 'all']]

/** Of how many; its room is there before they are known, so that no tab moves. */
function Count({ many, waits }: { many: number | undefined; waits: boolean }) {
  return (
    <span
      className={cn(
        'figures min-w-[2ch] text-badge',
        waits && many !== undefined && many > 0 ? 'font-semibold text-warn' : 'text-muted',
      )}
    >
      {many !== undefined && countOf(many)}
    </span>
  )
}

/** Whom to look at: links, as each has an address of its own. Nothing that waits is beyond their edge. */
export function ListTabs({ control }: { control: ChatFilterControl }) {
  const { q, channel, propertyId, queue: open = 'all' } = control.filter
  const known = useChatCounts({ channel, propertyId }).data
  const awaiting = useAwaitingLine()
  // What is decided waits for a line, and no longer for its host. Of which channel and property it is, only the server knows.
  const isAll = channel === undefined && propertyId === undefined
  const decided = isAll ? [...awaiting.values()] : []
  const left = (name: 'approve' | 'answer', many: number) =>
    Math.max(0, many - decided.filter(({ leaves }) => leaves === name).length)
  const counts = known && {
    ...known,
    approve: left('approve', known.approve),
    answer: left('answer', known.answer),
  }
  return (
    <nav
      aria-label={say.list.tabs.label}
      className="grid grid-cols-2 gap-x-2 border-b border-line @[26rem]:grid-cols-[auto_auto_auto_auto]"
    >
      {ENTRIES.map(([tab, name]) => (
        <Link
          key={name}
          to={{ search: control.searchOf(tab) }}
          aria-current={name === open ? 'page' : undefined}
          className={cn(
            '-mb-px flex h-8 min-w-0 items-center justify-between gap-1.5 border-b-2 px-1 text-small font-medium whitespace-nowrap transition-colors pointer-coarse:h-11 @[26rem]:justify-center',
            name === open ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {/* How many have the words is not counted: a number of all would be untrue of what is listed. */}
          {say.list.tabs[name]}{' '}
          {q === undefined && <Count many={counts?.[name]} waits={name === 'approve' || name === 'answer'} />}
        </Link>
      ))}
    </nav>
  )
}
