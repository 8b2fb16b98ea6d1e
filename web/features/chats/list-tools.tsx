import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { it } from '#web/texts/it.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import type { ChatFilterControl } from './chat-filter.ts'

const SETTLE_MS = 250

function SearchBox({ control, box }: { control: ChatFilterControl; box: RefObject<HTMLInputElement | null> }) {
  const { words, setWords } = control
  const [typed, setTyped] = useState(words)
  const [seen, setSeen] = useState(words)
  if (seen !== words) {
    setSeen(words)
    setTyped(words)
  }
  useEffect(() => {
    if (typed === words) return
    const timer = setTimeout(() => setWords(typed), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, setWords])
  return (
    <div className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        ref={box}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && (typed === '' ? event.currentTarget.blur() : setTyped(''))}
        aria-label={it.chats.search}
        placeholder={it.chats.search}
        className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={it.chats.clearSearch}
          className={cn(
            buttonClass({ look: 'quiet', size: 'smallIcon' }),
            'absolute top-1/2 right-0.5 -translate-y-1/2',
          )}
          onClick={() => {
            setTyped('')
            box.current?.focus()
          }}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Search, source and what waits: what narrows the list. */
export function ListTools({
  control,
  channels,
  box,
}: {
  control: ChatFilterControl
  channels: string[]
  box: RefObject<HTMLInputElement | null>
}) {
  const { channel, setChannel, pending, setPending } = control
  return (
    <div className="flex flex-col gap-2 px-4 pb-3">
      <SearchBox control={control} box={box} />
      <div className="flex gap-2">
        <Select
          aria-label={it.chats.sourceFilter}
          value={channel}
          onChange={(event) => setChannel(event.target.value)}
          className="min-w-0 flex-1"
        >
          <option value="">{it.chats.allSources}</option>
          {channels.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        <button
          type="button"
          aria-pressed={pending}
          onClick={() => setPending(!pending)}
          className={cn(
            'h-9 shrink-0 rounded-control border px-3 text-small font-medium transition-colors pointer-coarse:h-11',
            pending ? 'border-warn bg-warn-soft text-warn' : 'border-control bg-surface text-ink hover:border-ink',
          )}
        >
          {it.chats.onlyPending}
        </button>
      </div>
    </div>
  )
}
