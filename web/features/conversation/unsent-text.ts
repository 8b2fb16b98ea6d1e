import { useSyncExternalStore } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { joinWords } from '#api/contract/unsent-words.ts'
import { leaveText } from './left-texts.ts'

/** A draft as it was when the host began to edit it, and what they have made of it. `takesFocus`: they have just asked for it. */
export type Edit = { draft: MessageView; text: string; takesFocus?: boolean }

/** One thing of each place, kept while the page is: it is there again when the host comes back to the chat. */
function keptPerPlace<T>() {
  const kept = new Map<string, T>()
  const listeners = new Set<() => void>()
  const subscribe = (notify: () => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  }
  const get = (placeId: string) => kept.get(placeId)
  return {
    get,
    all: () => [...kept],
    set: (placeId: string, value: T | undefined) => {
      if (value === undefined) kept.delete(placeId)
      else kept.set(placeId, value)
      for (const notify of listeners) notify()
    },
    use: (placeId: string) => useSyncExternalStore(subscribe, () => get(placeId)),
    useFirst: (placeIds: string[]) => useSyncExternalStore(subscribe, () => placeIds.find((id) => kept.has(id))),
    useIsThere: (placeId: string) => useSyncExternalStore(subscribe, () => kept.has(placeId)),
  }
}

/** By the place that they stand in: the chat's, for a reply of the host's own. */
const texts = keptPerPlace<string>()
export const unsentText = (placeId: string): string => texts.get(placeId) ?? ''
export const keepUnsentText = (placeId: string, text: string): void => texts.set(placeId, text || undefined)
export const useUnsentText = (placeId: string): string => texts.use(placeId) ?? ''

/** The first of these places that has words. */
export const useFirstUnsent = (placeIds: string[]): string | undefined => texts.useFirst(placeIds)

/** Puts words that did not leave, or were taken back, before what stands in the box by now. */
export function giveBack(chatId: string, text: string): void {
  const now = unsentText(chatId)
  if (!now.trimStart().startsWith(text.trim())) keepUnsentText(chatId, joinWords(text, now))
}

/** The draft that is being edited in a chat: whatever becomes of it, what was written stays until the host sends or discards it. */
const edits = keptPerPlace<Edit>()
export const { get: openEdit, set: keepEdit, use: useEdit, useIsThere: useIsEditing } = edits

/** Chats of which it is known what was begun in them, in any window: it stands in its box. */
const known = keptPerPlace<true>()
export const noteTextsKnown = (chatId: string): void => known.set(chatId, true)
export const useAreTextsKnown = (chatId: string): boolean => known.useIsThere(chatId)

/** Whose words are followed from here on: what follows them leaves them in the tab by itself. */
const followed = new Set<string>()
export const followPlace = (placeId: string): void => void followed.add(placeId)

/** What follows the words comes a moment after the box that they are typed into: who is led away before finds them all the same. */
window.addEventListener('pagehide', () => {
  const leave = (placeId: string, text: string, draftVersion: number | null) => {
    if (!followed.has(placeId)) leaveText(placeId, { text, base: '', version: 0, draftVersion })
  }
  for (const [placeId, text] of texts.all()) leave(placeId, text, null)
  for (const [, { draft, text }] of edits.all()) if (text !== draft.text) leave(draft.id, text, draft.version)
})
