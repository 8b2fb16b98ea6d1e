import { useSearchParams } from 'react-router-dom'
import type { ChatFilter } from './read-chats.ts'

const WORDS = 'q'
const CHANNEL = 'sorgente'
const PENDING = 'da-approvare'

/** The filter lives in the address: it can be shared, and the back button brings it back. */
export function useChatFilter() {
  const [params, setParams] = useSearchParams()
  const words = params.get(WORDS) ?? ''
  const channel = params.get(CHANNEL) ?? ''
  const pending = params.has(PENDING)
  const filter: ChatFilter = {
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(channel !== '' && { channel }),
    ...(pending && { status: 'pending' as const }),
  }
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return {
    filter,
    words,
    channel,
    pending,
    isFiltered: Object.keys(filter).length > 0,
    setWords: (value: string) => set(WORDS, value),
    setChannel: (value: string) => set(CHANNEL, value),
    setPending: (value: boolean) => set(PENDING, value ? '1' : ''),
    clear: () => setParams({}, { replace: true }),
  }
}

export type ChatFilterControl = ReturnType<typeof useChatFilter>
