import { useEffect, useRef } from 'react'
import { WRITING_MS } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { answeringDraft } from './answering-draft.ts'
import { leftPlaces, leftText } from './left-texts.ts'
import { LeftWords } from './left-words.tsx'
import { openParts } from './open-parts.ts'
import { useMessages } from './read-conversation.ts'
import { useUnsentTexts } from './read-unsent-texts.ts'
import { InSight } from './sheet-slot.tsx'
import {
  type Edit,
  keepEdit,
  keepUnsentText,
  noteTextsKnown,
  openEdit,
  unsentText,
  useEdit,
  useUnsentText,
} from './unsent-text.ts'
import { useKeptText, WINDOW } from './use-kept-text.ts'
import { usePlacesOnTheirWay } from './words-on-their-way.ts'

const LOOK_MS = 5_000

/** Of a draft only what differs from it is a text of the host's. */
const wordsOf = (edit: Edit | undefined) => (edit && edit.text !== edit.draft.text ? edit.text : '')

function Differs({ kept: { conflict, isEmpty, keepMine, takeOther } }: { kept: ReturnType<typeof useKeptText> }) {
  const alert = useRef<HTMLDivElement>(null)
  const isThere = conflict !== undefined
  useEffect(() => {
    // In a sheet it may come out of sight.
    if (isThere) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  if (conflict === undefined) return null
  return (
    <InSight>
      <div
        ref={alert}
        role="alert"
        className="mx-auto w-full max-w-4xl rounded-card bg-warn-soft p-3 text-small text-warn"
      >
        <p>{say.unsent.conflict}</p>
        <p className="mt-1 max-h-24 overflow-y-auto whitespace-pre-wrap text-ink">{conflict.text}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {!isEmpty && (
            <Button size="small" onClick={keepMine}>
              {say.unsent.keepMine}
            </Button>
          )}
          <Button size="small" onClick={() => takeOther(conflict.text)}>
            {say.unsent.takeOther}
          </Button>
        </div>
      </div>
    </InSight>
  )
}

function OwnReply({ chatId, row }: { chatId: string; row: UnsentTextView | undefined }) {
  const text = useUnsentText(chatId)
  const kept = useKeptText({
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

/** A wish for the draft, or the answer to a part of what was asked. */
function AboutDraft({ chatId, asked, row }: { chatId: string; asked: string | null; row: UnsentTextView | undefined }) {
  const id = unsentPlace(chatId, asked)
  const text = useUnsentText(id)
  const kept = useKeptText({
    place: { id, chatId, draftId: null, draftVersion: null, about: { asked } },
    text,
    row,
    read: () => unsentText(id),
    show: (next) => {
      keepUnsentText(id, next)
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
  const kept = useKeptText({
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
  const { data: rows = [], isPending, fetchStatus, failureCount } = useUnsentTexts(chatId)
  const isKnown = !isPending || fetchStatus === 'paused' || failureCount > 0
  // Behind those of its parts, which put the words in their boxes. Where they cannot be had, nobody is kept from deciding.
  useEffect(() => {
    if (isKnown) noteTextsKnown(chatId)
  }, [isKnown, chatId])
  const { data: read } = useMessages(chatId)
  const messages = read?.items ?? []
  const edited = useEdit(chatId)?.draft.id
  const now = useNow(LOOK_MS)
  const others = rows.some(
    ({ writer, writtenAt }) => writer !== WINDOW && Date.parse(writtenAt) + WRITING_MS > now.getTime(),
  )
  const written = new Set([...leftPlaces(), ...usePlacesOnTheirWay(chatId)])
  for (const { id } of rows) written.add(id)
  const drafts = messages.filter(({ id }) => id === edited || written.has(id))
  // What can be said about the drafts: a wish, what they leave open, and whether what was answered is to be kept in other words.
  const given = answeringDraft(messages)?.wish?.answers ?? []
  const parts = [null, ...new Set([...openParts(messages), ...given.map(({ text }) => text)])]
  const named = new Set([chatId, ...parts.map((asked) => unsentPlace(chatId, asked)), ...drafts.map(({ id }) => id)])
  const left = read === undefined ? [] : rows.filter(({ id }) => !named.has(id))
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  return (
    <div className="flex shrink-0 flex-col gap-2 px-4 empty:hidden md:px-6">
      {others && (
        <InSight>
          <p role="status" className="mx-auto w-full max-w-4xl text-small text-warn">
            {say.unsent.elsewhere}
          </p>
        </InSight>
      )}
      <OwnReply chatId={chatId} row={rowOf(chatId)} />
      {left.map((row) => (
        <LeftWords key={row.id} row={row} />
      ))}
      {parts.map((asked) => (
        <AboutDraft key={unsentPlace(chatId, asked)} {...{ chatId, asked }} row={rowOf(unsentPlace(chatId, asked))} />
      ))}
      {drafts.map((draft) => (
        <Wording key={draft.id} chatId={chatId} draft={draft} row={rowOf(draft.id)} />
      ))}
    </div>
  )
}
