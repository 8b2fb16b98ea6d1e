import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { itList } from '#web/texts/it-list.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import type { ChatFilterControl } from './chat-filter.ts'
import { ListTabs } from './list-tabs.tsx'

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
        aria-label={itList.search}
        placeholder={itList.search}
        className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={itList.clearSearch}
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

/** Tabs, search and source: what narrows the list. */
export default function ListTools({
  control,
  channels,
  box,
}: {
  control: ChatFilterControl
  channels: string[]
  box: RefObject<HTMLInputElement | null>
}) {
  const { channel, setChannel } = control
  return (
    <>
      <ListTabs control={control} />
      <SearchBox control={control} box={box} />
      <Select aria-label={itList.sourceFilter} value={channel} onChange={(event) => setChannel(event.target.value)}>
        <option value="">{itList.allSources}</option>
        {channels.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
