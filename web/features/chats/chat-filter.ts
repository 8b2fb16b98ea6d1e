import { useSearchParams } from 'react-router-dom'
import type { ChatQueue } from '#api/contract/queues.ts'
import type { ChatFilter } from './read-chats.ts'

const WORDS = 'q'
const CHANNEL = 'sorgente'
const PROPERTY = 'proprieta'
const TAB = 'tab'

/** The tabs that are not 'Tutte', as the address names them. */
export const TABS: Readonly<Record<string, ChatQueue>> = {
  'da-approvare': 'approve',
  'da-rispondere': 'answer',
  'partite-da-sole': 'automatic',
}

const changed = (before: URLSearchParams, name: string, value: string) => {
  const after = new URLSearchParams(before)
  if (value === '') after.delete(name)
  else after.set(name, value)
  return after
}

/** The filter lives in the address: it can be shared, and the back button brings it back. */
export function useChatFilter() {
  const [params, setParams] = useSearchParams()
  const words = params.get(WORDS) ?? ''
  const channel = params.get(CHANNEL) ?? ''
  const propertyId = params.get(PROPERTY) ?? ''
  const queue = TABS[params.get(TAB) ?? '']
  const filter: ChatFilter = {
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(channel !== '' && { channel }),
    ...(propertyId !== '' && { propertyId }),
    ...(queue && { queue }),
  }
  const set = (name: string, value: string) => setParams((before) => changed(before, name, value), { replace: true })
  return {
    filter,
    words,
    channel,
    propertyId,
    isFiltered: Object.keys(filter).length > 0,
    setWords: (value: string) => set(WORDS, value),
    setChannel: (value: string) => set(CHANNEL, value),
    setProperty: (value: string) => set(PROPERTY, value),
    searchOf: (tab: string) => `?${changed(params, TAB, tab)}`,
    clear: () => setParams({}, { replace: true }),
  }
}

export type ChatFilterControl = ReturnType<typeof useChatFilter>
