import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import type { UnsentTextInput, UnsentTextView } from '#api/contract/unsent-texts.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useNow } from '#web/lib/use-now.ts'
import { itUnsent } from '#web/texts/it-unsent.ts'
import { Button } from '#web/ui/button.tsx'
import { forgetLeft, leaveText, leftPlaces, leftText } from './left-texts.ts'
import { useMessages } from './read-conversation.ts'
import { useUnsentTexts } from './read-unsent-texts.ts'
import { type Place, SyncedText } from './synced-text.ts'
import { type Edit, keepEdit, keepUnsentText, openEdit, unsentText, useEdit, useUnsentText } from './unsent-text.ts'

const SAVE_EVERY_MS = 1_000
const WRITING_MS = 120_000
const LOOK_MS = 5_000
const PASSING = new Set(['network', 'rate_limited', 'upstream_unavailable', 'unexpected'])

/** This window, to the others of the same account. */
const WINDOW = randomKey()

const saveIn = (client: QueryClient, chatId: string) => async (body: UnsentTextInput) => {
  const queryKey = queryKeys.unsent(chatId)
  const kept = await call('saveUnsentText', { params: { id: chatId }, body }, { keepalive: true })
  // What was asked for before tells of before.
  await client.cancelQueries({ queryKey })
  const id = body.draftId ?? chatId
  client.setQueryData<UnsentTextView[]>(queryKey, (rows = []) => [
    ...rows.filter((row) => row.id !== id),
    ...(kept ? [kept] : []),
  ])
  return kept
}

const newPlace = (client: QueryClient, place: Place) =>
  new SyncedText(place, { writer: WINDOW, save: saveIn(client, place.chatId) })

/** Where another window was first, what it wrote is read; what may pass by itself is tried again, what was refused with the next word. */
const afterFailure = (client: QueryClient, kept: SyncedText, chatId: string) => (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'conflict') return void client.invalidateQueries({ queryKey: queryKeys.unsent(chatId) })
  if (PASSING.has(error.kind)) return
  kept.rest()
  logFailure(error)
}

/** Of a draft only what differs from it is a text of the host's. */
const wordsOf = (edit: Edit | undefined) => (edit && edit.text !== edit.draft.text ? edit.text : '')

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

/** A text that is being written, kept on the server every second, and when the page or the chat is left. */
function useKept({ place, text, row, ...shown }: Kept) {
  const client = useQueryClient()
  const [kept] = useState(() => newPlace(client, place))
  const box = useRef(shown)
  useEffect(() => {
    box.current = shown
  })
  const { id: placeId, chatId } = place
  useEffect(() => {
    const left = leftText(placeId)
    forgetLeft(placeId)
    if (left === undefined || box.current.read() !== '') return
    kept.resume(left)
    box.current.show(left.text)
  }, [kept, placeId])
  const { version, text: other } = row ?? {}
  const isRead = useUnsentTexts(chatId).isSuccess
  useEffect(() => {
    kept.write(box.current.read())
    if (!isRead) return
    const next = kept.learn(other === undefined || version === undefined ? undefined : { text: other, version })
    if (next !== undefined && !box.current.show(next)) kept.rest()
  }, [kept, text, other, version, isRead])
  useEffect(() => {
    const flush = () => {
      kept.write(box.current.read())
      void kept.flush().catch(afterFailure(client, kept, chatId))
    }
    const leave = () => {
      flush()
      keepInTab(kept, placeId)
    }
    const timer = setInterval(flush, SAVE_EVERY_MS)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      kept.write(box.current.read())
      const keep = () => keepInTab(kept, placeId)
      void kept
        .flush()
        .catch(afterFailure(client, kept, chatId))
        .finally(keep)
    }
  }, [kept, client, chatId, placeId])
  return {
    conflict: useSyncExternalStore(kept.subscribe, kept.conflict),
    keepMine: () => kept.keepMine(),
    takeOther: (words: string) => {
      kept.keepMine()
      box.current.show(words)
    },
  }
}

function Differs({ kept: { conflict, keepMine, takeOther } }: { kept: ReturnType<typeof useKept> }) {
  if (conflict === undefined) return null
  return (
    <div role="alert" className="mx-auto w-full max-w-4xl rounded-card bg-warn-soft p-3 text-small text-warn">
      <p>{itUnsent.conflict}</p>
      <p className="mt-1 max-h-24 overflow-y-auto whitespace-pre-wrap text-ink">{conflict.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={keepMine}>
          {itUnsent.keepMine}
        </Button>
        <Button size="small" onClick={() => takeOther(conflict.text)}>
          {itUnsent.takeOther}
        </Button>
      </div>
    </div>
  )
}

function OwnReply({ chatId, row }: { chatId: string; row: UnsentTextView | undefined }) {
  const text = useUnsentText(chatId)
  const kept = useKept({
    place: { id: chatId, chatId, draftId: null, draftVersion: null },
    text,
    row,
    read: () => unsentText(chatId),
    show: (next) => {
      keepUnsentText(chatId, next)
      return true
    },
  })
  return <Differs kept={kept} />
}

/** Shows what another window made of a draft; false where this one's stays. */
function showWording(chatId: string, draft: MessageView, text: string): boolean {
  const open = openEdit(chatId)
  if (open !== undefined && open.draft.id !== draft.id) return false
  if (text !== '') keepEdit(chatId, { ...(open ?? { draft }), text })
  // Sent or discarded elsewhere. Under the host's hands nothing closes.
  else if (open !== undefined && document.hasFocus()) return false
  else keepEdit(chatId, undefined)
  return true
}

function Wording({ chatId, draft, row }: { chatId: string; draft: MessageView; row: UnsentTextView | undefined }) {
  const edit = useEdit(chatId)
  const own = edit?.draft.id === draft.id ? edit : undefined
  const version = own?.draft.version ?? row?.draftVersion ?? leftText(draft.id)?.draftVersion ?? draft.version
  const kept = useKept({
    place: { id: draft.id, chatId, draftId: draft.id, draftVersion: version },
    text: wordsOf(own),
    row,
    read: () => {
      const open = openEdit(chatId)
      return open?.draft.id === draft.id ? wordsOf(open) : ''
    },
    show: (text) => showWording(chatId, { ...draft, version }, text),
  })
  return <Differs kept={kept} />
}

/** What the host writes in a chat is kept, is there again in every window, and is told to the others while it is written. */
export default function SyncUnsentTexts({ chatId }: { chatId: string }) {
  const rows = useUnsentTexts(chatId).data ?? []
  const messages = useMessages(chatId).data?.items ?? []
  const edited = useEdit(chatId)?.draft.id
  const now = useNow(LOOK_MS)
  const others = rows.some(
    ({ writer, writtenAt }) => writer !== WINDOW && Date.parse(writtenAt) + WRITING_MS > now.getTime(),
  )
  const written = leftPlaces()
  for (const { id } of rows) written.add(id)
  const drafts = messages.filter(({ id }) => id === edited || written.has(id))
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  return (
    <div className="flex shrink-0 flex-col gap-2 px-4 empty:hidden md:px-6">
      {others && (
        <p role="status" className="mx-auto w-full max-w-4xl text-small text-warn">
          {itUnsent.elsewhere}
        </p>
      )}
      <OwnReply chatId={chatId} row={rowOf(chatId)} />
      {drafts.map((draft) => (
        <Wording key={draft.id} chatId={chatId} draft={draft} row={rowOf(draft.id)} />
      ))}
    </div>
  )
}
