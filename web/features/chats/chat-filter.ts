import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ChatQueue } from '#api/contract/queues.ts'
import type { ChatFilter } from './read-chats.ts'

export const ADDRESS_NAMES = { words: 'q', channel: 'sorgente', property: 'proprieta', tab: 'tab' } as const

/** The tabs that are not 'Tutte', as the address names them. */
export const TABS: Readonly<Record<string, ChatQueue>> = {
  'da-approvare': 'approve',
  'da-rispondere': 'answer',
  'partite-da-sole': 'automatic',
}

/** None for 'Tutte', and for a tab that there is not. */
const queueOf = (tab: string | null): ChatQueue | undefined =>
  tab !== null && Object.hasOwn(TABS, tab) ? TABS[tab] : undefined

const changed = (before: URLSearchParams, name: string, value: string) => {
  const after = new URLSearchParams(before)
  if (value === '') after.delete(name)
  else after.set(name, value)
  return after
}

/** The filter lives in the address: it can be shared, and the back button brings it back. */
export function useChatFilter() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const words = params.get(ADDRESS_NAMES.words) ?? ''
  const channel = params.get(ADDRESS_NAMES.channel) ?? ''
  const propertyId = params.get(ADDRESS_NAMES.property) ?? ''
  const queue = queueOf(params.get(ADDRESS_NAMES.tab))
  const filter: ChatFilter = {
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(channel !== '' && { channel }),
    ...(propertyId !== '' && { propertyId }),
    ...(queue && { queue }),
  }
  // Words settle late: the address itself knows of a chat that was opened meanwhile before this was rendered for it.
  const replace = (search: URLSearchParams) =>
    void navigate({ pathname: window.location.pathname, search: search.toString() }, { replace: true })
  const set = (name: string, value: string) =>
    replace(changed(new URLSearchParams(window.location.search), name, value))
  return {
    filter,
    words,
    channel,
    propertyId,
    isFiltered: Object.keys(filter).length > 0,
    setWords: (value: string) => set(ADDRESS_NAMES.words, value),
    setChannel: (value: string) => set(ADDRESS_NAMES.channel, value),
    setProperty: (value: string) => set(ADDRESS_NAMES.property, value),
    searchOf: (tab: string) => `?${changed(params, ADDRESS_NAMES.tab, tab)}`,
    clear: () => replace(new URLSearchParams()),
  }
}

/** An address that names a tab that there is not shows 'Tutte', and comes to say so: what is kept or passed on is what was seen. */
export function useKnownTab(): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const tab = params.get(ADDRESS_NAMES.tab)
  const isUnknown = tab !== null && queueOf(tab) === undefined
  useEffect(() => {
    if (!isUnknown) return
    const { pathname, search, hash } = window.location
    const known = changed(new URLSearchParams(search), ADDRESS_NAMES.tab, '')
    void navigate({ pathname, search: known.toString(), hash }, { replace: true })
  }, [isUnknown, navigate])
}

export type ChatFilterControl = ReturnType<typeof useChatFilter>
