import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { SEARCH_MAX } from '#api/contract/field-limits.ts'
import { call } from '#web/lib/api-client.ts'
import { cn } from '#web/lib/cn.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import type { ChatFilterControl } from './chat-filter.ts'
import { ListTabs } from './list-tabs.tsx'
import { ViewButton } from './view-button.tsx'

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
        maxLength={SEARCH_MAX}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={say.list.search}
        placeholder={say.list.search}
        className={cn('pl-9 [&::-webkit-search-cancel-button]:hidden', typed === '' ? 'pr-2' : 'pr-9')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={say.list.clearSearch}
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

/** What all chats can be narrowed by: asked of the server, as the list has only those that were looked at. */
const useFilters = () =>
  useQuery({
    queryKey: queryKeys.chatFilters,
    queryFn: ({ signal }) => call('listChatFilters', {}, { signal }),
  })

/** One that nothing is known of, as an address may name it, stays chosen. */
const withChosen = <T extends { id: string; name: string }>(all: T[], chosen: string, name: string) =>
  chosen === '' || all.some(({ id }) => id === chosen) ? all : [...all, { id: chosen, name }]

function Filters({ control }: { control: ChatFilterControl }) {
  const { channel, setChannel, propertyId, setProperty } = control
  const { channels = [], properties = [] } = useFilters().data ?? {}
  const named = channels.map((name) => ({ id: name, name }))
  return (
    <div className="grid grid-cols-[1.2fr_1fr] gap-2 [&_select]:pr-7 [&_select]:pl-2.5 [&_select]:pointer-fine:text-small [&_svg]:right-2">
      <Select
        aria-label={say.list.sourceFilter}
        value={channel}
        onChange={(event) => setChannel(event.target.value)}
        className="w-full min-w-0"
      >
        <option value="">{say.list.allSources}</option>
        {withChosen(named, channel, channel).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={say.list.propertyFilter}
        value={propertyId}
        onChange={(event) => setProperty(event.target.value)}
        className="w-full min-w-0"
      >
        <option value="">{say.list.allProperties}</option>
        {withChosen(properties, propertyId, say.list.thisProperty).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Tabs, search, source and property: what narrows the list. */
export default function ListTools({
  control,
  box,
}: {
  control: ChatFilterControl
  box: RefObject<HTMLInputElement | null>
}) {
  return (
    <>
      {/* Beside the title above, where it takes no room from what narrows the list. */}
      <div className="-mt-12 -mb-1 flex h-11 items-center self-end">
        <ViewButton control={control} />
      </div>
      <ListTabs control={control} />
      <SearchBox control={control} box={box} />
      <Filters control={control} />
    </>
  )
}
