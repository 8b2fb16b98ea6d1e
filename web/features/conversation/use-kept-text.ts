import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UnsentTextInput, UnsentTextView } from '#api/contract/unsent-texts.ts'
import { joinWords, wordsLeft } from '#api/contract/unsent-words.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError, mayPass } from '#web/lib/api-error.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { focusPlace, isHeld } from './held-focus.ts'
import { forgetLeft, leaveText, leftText } from './left-texts.ts'
import { useUnsentTexts } from './read-unsent-texts.ts'
import { type Place, SyncedText } from './synced-text.ts'
import { followPlace } from './unsent-text.ts'
import { takeWindowName } from './window-name.ts'
import { keepBeforeSending, useWordsOnTheirWay, wordsOnTheirWay } from './words-on-their-way.ts'

const SAVE_EVERY_MS = 1_000

/** This window, to the others of the same account. */
export const WINDOW = takeWindowName()

const saveIn =
  (client: QueryClient, { chatId, id }: Place) =>
  async (body: UnsentTextInput) => {
    const queryKey = queryKeys.unsent(chatId)
    const kept = await call('saveUnsentText', { params: { id: chatId }, body }, { keepalive: true })
    // What was asked for before tells of before.
    await client.cancelQueries({ queryKey })
    client.setQueryData<UnsentTextView[]>(queryKey, (rows = []) => [
      ...rows.filter((row) => row.id !== id),
      ...(kept ? [kept] : []),
    ])
    return kept
  }

const newText = (client: QueryClient, place: Place) =>
  new SyncedText(place, { writer: WINDOW, save: saveIn(client, place) })

/** Where another window was first, what it wrote is read; what may pass by itself is tried again, what was refused with the next word. */
const afterFailure = (client: QueryClient, kept: SyncedText, chatId: string) => (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'conflict') return void client.invalidateQueries({ queryKey: queryKeys.unsent(chatId) })
  if (mayPass(error)) return
  kept.rest()
  logFailure(error)
}

type Kept = {
  place: Place
  text: string
  row: UnsentTextView | undefined
  /** What stands in its box now. */
  read: () => string
  /** False where it stays as it is. */
  show: (text: string) => boolean
}

/** Who has to sign in again finds what the server could not be given any more. */
function keepInTab(kept: SyncedText, placeId: string): void {
  const { left } = kept
  if (left === null) forgetLeft(placeId)
  else leaveText(placeId, left)
}

/** Boxes that hold the same: `read` and `show` with what is on its way before what stands there. */
const withSending = (client: QueryClient, { place: { id, chatId }, read, show }: Kept) => ({
  read: () => {
    const text = read()
    const sending = wordsOnTheirWay(client, chatId, id).filter((words) => !text.trimStart().startsWith(words.trim()))
    return joinWords(...sending, text)
  },
  show: (next: string) => show(wordsOnTheirWay(client, chatId, id).reduce(wordsLeft, next)),
})

/**
 * A text that is being written, kept on the server every second, and when the page or the chat is left. What is sent stays part of it
 * until that is accepted.
 */
export function useKeptText(shown: Kept) {
  const { place, text, row } = shown
  const client = useQueryClient()
  const [kept] = useState(() => newText(client, place))
  const box = useRef(withSending(client, shown))
  useEffect(() => {
    box.current = withSending(client, shown)
  })
  const { id: placeId, chatId } = place
  useEffect(() => {
    followPlace(placeId)
    const left = leftText(placeId)
    forgetLeft(placeId)
    if (left === undefined || box.current.read() !== '') return
    kept.resume(left)
    box.current.show(left.text)
  }, [kept, placeId])
  const { version, text: other } = row ?? {}
  const isRead = useUnsentTexts(chatId).isSuccess
  const sending = useWordsOnTheirWay(chatId, placeId).length
  useEffect(() => {
    kept.write(box.current.read())
    // What becomes of the words that are on their way, their own answer tells.
    if (!isRead || sending > 0) return
    // As it is now: what was drawn may be of before the last save.
    const rows = client.getQueryData<UnsentTextView[]>(queryKeys.unsent(chatId))
    const theirs = rows?.find(({ id }) => id === placeId)
    // What is put there by itself would be written on by whoever is about to write.
    const next = kept.learn(theirs, isHeld(placeId))
    if (next !== undefined && !box.current.show(next)) kept.rest()
  }, [kept, client, chatId, text, other, version, isRead, sending, placeId])
  useEffect(() => {
    const flush = () => {
      kept.write(box.current.read())
      return kept.flush().catch(afterFailure(client, kept, chatId))
    }
    const leave = () => {
      void flush()
      keepInTab(kept, placeId)
    }
    const timer = setInterval(() => void flush(), SAVE_EVERY_MS)
    const end = keepBeforeSending(placeId, flush)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      end()
      window.removeEventListener('pagehide', leave)
      void flush().finally(() => keepInTab(kept, placeId))
    }
  }, [kept, client, chatId, placeId])
  return {
    conflict: useSyncExternalStore(kept.subscribe, kept.conflict),
    /** Nothing of this window's would be lost by taking the other's. */
    isEmpty: text.trim() === '',
    keepMine: () => {
      kept.keepMine()
      focusPlace(placeId)
    },
    takeOther: (words: string) => {
      kept.keepMine()
      box.current.show(words)
      focusPlace(placeId)
    },
  }
}
