import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedView, SavedViewInput } from '#api/contract/saved-views.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'
import { ADDRESS_NAMES, TABS } from './chat-filter.ts'
import type { ChatFilter } from './read-chats.ts'

/** Under the key of chats, so that whatever changes one, a house that goes too, has them read again. */
const QUERY_KEY = ['chats', 'views'] as const

export type Shown = Omit<SavedViewInput, 'name'>

export const shownBy = ({ queue, channel, propertyId, q }: ChatFilter): Shown => ({
  ...{ queue: queue ?? null, channel: channel ?? null, propertyId: propertyId ?? null, words: q ?? null },
})

export const isSame = (one: Shown, other: Shown) =>
  one.queue === other.queue &&
  one.channel === other.channel &&
  one.propertyId === other.propertyId &&
  one.words === other.words

/** A view as the address names it, so that it can be shared and gone back to. */
export function addressOf({ queue, channel, propertyId, words }: Shown): string {
  const tab = Object.entries(TABS).find(([, named]) => named === queue)?.[0]
  const named = { tab, channel, property: propertyId, words }
  const params = new URLSearchParams()
  for (const name of ['tab', 'channel', 'property', 'words'] as const) {
    const value = named[name]
    if (value) params.set(ADDRESS_NAMES[name], value)
  }
  return `?${params}`
}

export const useSavedViews = () =>
  useQuery({ queryKey: QUERY_KEY, queryFn: ({ signal }) => call('listSavedViews', {}, { signal }) })

type ViewCommand =
  | { verb: 'save'; view: SavedViewInput }
  | { verb: 'rename'; id: string; name: string }
  | { verb: 'delete'; id: string }

const carryOut = (command: ViewCommand): Promise<SavedView | undefined> => {
  if (command.verb === 'save') return call('saveView', { body: command.view })
  const params = { id: command.id }
  if (command.verb === 'rename') return call('renameView', { params, body: { name: command.name } })
  return call('deleteView', { params }).then(() => undefined)
}

export function useViewCommand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: carryOut,
    onSettled: () => client.invalidateQueries({ queryKey: QUERY_KEY }),
    onError: (error) => toastFailed(failureIt(error, say.views.notSaved)),
  })
}
