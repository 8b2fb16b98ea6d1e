import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MessageView } from '#api/contract/messages.ts'
import { early } from '#web/code/early.ts'
import { later } from '#web/code/later.ts'
import { whenIdle } from '#web/code/when-idle.ts'
import { call } from '#web/lib/api-client.ts'
import { cn } from '#web/lib/cn.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { noteCome } from '#web/lib/lost-focus.ts'
import { useIsBroad, useIsPhone } from '#web/lib/use-media.ts'
import { WithoutLine } from '#web/ui/without-line.tsx'
import { hasComeBack } from './after-command.ts'
import { answeringDraft } from './answering-draft.ts'
import { DraftCard } from './draft-card.tsx'
import { goesOnWriting } from './held-focus.ts'
import { isFreeIn } from './in-open-chat.ts'
import type { RunCommand } from './message-commands.ts'
import { openParts } from './open-parts.ts'
import { OpenedFacts } from './opened-fact.tsx'
import { openDraft } from './timeline.ts'
import { keepEdit, useEdit } from './unsent-text.ts'
import { focusConversation } from './write-again.ts'

/** Fetched with the first draft that is shown, before anybody can have pressed the button. */
const EDITOR_WITHIN_MS = 1_000
const loadEditor = () => import('./edited-draft.tsx')
const EditedDraft = later(loadEditor)
const loadNewDraft = () => import('./new-draft.tsx')
const NewDraft = later(loadNewDraft)
/** There at once when a card goes away under the hands that write in it. */
const UnsentLine = early(() => import('./unsent-line.tsx'))
const PinnedQuestion = later(() => import('./pinned-question.tsx'))

/**
 * The draft that is there when the chat is opened gets the focus, and with it the keys; one that comes later never does, nor where
 * the host went on to another row meanwhile, or was writing when the page was loaded anew.
 */
const useOpening = (card: RefObject<HTMLElement | null>, chatId: string) => {
  const { key } = useLocation()
  useEffect(() => {
    if (goesOnWriting()) return
    if (isFreeIn(chatId)) card.current?.focus({ preventScroll: true })
  }, [key, card, chatId])
}

/** So does one that was taken back or written again here, unless the host has gone elsewhere meanwhile. */
const useComeBack = (card: RefObject<HTMLElement | null>, draft: MessageView | undefined) => {
  const { id, version } = draft ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same draft has come back too
  useEffect(() => {
    if (id === undefined || !hasComeBack(id)) return
    if (document.activeElement?.contains(card.current)) card.current?.focus()
  }, [card, id, version])
}

/** What comes while the chat is open and nobody here has read rests from keys and clicks: they were meant for what stood there before. */
const useRest = (draft: MessageView | undefined, messages: MessageView[]) => {
  const seen = useRef(messages)
  useEffect(() => {
    const before = seen.current.find(({ id }) => id === draft?.id)
    seen.current = messages
    // Other words in the same card say so themselves; what was taken back has been read where it stood.
    const isKnown = before?.status === 'pending' || (before?.status !== 'drafting' && before?.text === draft?.text)
    if (draft !== undefined && !isKnown) noteCome()
  }, [draft, messages])
}

/** The draft that waits at the end of a chat, and the one that is edited, which stays when another takes its place. */
export function Drafts({
  chatId,
  messages,
  run,
  onDecided,
}: {
  chatId: string
  messages: MessageView[]
  run: RunCommand
  onDecided: () => void
}) {
  const card = useRef<HTMLElement>(null)
  const edit = useEdit(chatId)
  const [closed, setClosed] = useState(0)
  const draft = openDraft(messages)
  const isWaiting = draft !== undefined
  useOpening(card, chatId)
  useComeBack(card, draft)
  useRest(draft, messages)
  useEffect(() => {
    // What fails now is asked for again, and reported, when the host edits.
    if (!isWaiting) return
    return whenIdle(() => {
      Promise.all([loadEditor(), loadNewDraft(), UnsentLine.ahead()]).catch(() => undefined)
    }, EDITOR_WITHIN_MS)
  }, [isWaiting])
  useEffect(() => {
    if (closed === 0) return
    if (card.current === null) focusConversation()
    else card.current.focus()
  }, [closed])
  const begin = () => {
    if (draft === undefined) return
    keepEdit(chatId, { draft, text: draft.text, takesFocus: true })
    // No model writes it anew from now on. Where that cannot be said, an approval still names the version that was seen.
    if (draft.writingUntil !== null) void call('beginDraft', { params: { id: draft.id } }).catch(logFailure)
  }
  const shown = edit && draft?.id === edit.draft.id ? undefined : draft
  // Beside the editor where there is room, else within it: never in both.
  const isBeside = useIsBroad() && edit !== undefined && shown !== undefined
  // Where that is gone, as it is by now: of what cannot be written again nothing is answered.
  const edited = edit && (messages.find(({ id }) => id === edit.draft.id) ?? edit.draft)
  const answering = draft ?? edited ?? answeringDraft(messages)
  // Its own form stands above the messages.
  const isRefused = messages.findLast(({ kind }) => kind === 'draft')?.status === 'discarded'
  const answerable = new Set(draft && draft.answersId !== null ? openParts([draft]) : [])
  const unsentAbout = [
    ...(!shown && !edit && !isRefused ? [null] : []),
    ...openParts(messages).filter((asked) => !answerable.has(asked)),
  ]
  // What fills a phone's screen covers what is pinned among the messages.
  const isInSheet = useIsPhone() && edit !== undefined
  const question = answering && (
    <Suspense>
      <PinnedQuestion {...{ draft: answering, messages, isInSheet }} />
    </Suspense>
  )
  return (
    <div className={cn('empty:hidden', isBeside && 'grid grid-cols-2 gap-x-3')}>
      <OpenedFacts messages={messages}>
        {!isInSheet && question}
        <Suspense>
          {unsentAbout.map((asked) => (
            <UnsentLine key={asked} {...{ chatId, asked, isWaiting }} />
          ))}
        </Suspense>
        {edit && (
          <Suspense fallback={<WithoutLine />}>
            <EditedDraft
              key={edit.draft.id}
              onClosed={() => setClosed(closed + 1)}
              {...{ chatId, edit, messages, run, onDecided }}
              question={isInSheet && question}
              newDraft={
                shown &&
                !isBeside && (
                  // Of its own: what is written beside it must not go out of sight until it is there.
                  <Suspense>
                    <NewDraft key={shown.id} draft={shown} {...{ card, run, onDecided }} />
                  </Suspense>
                )
              }
            />
          </Suspense>
        )}
        {shown && (isBeside || !edit) && (
          <DraftCard key={shown.id} draft={shown} onEdit={edit ? undefined : begin} {...{ card, run, onDecided }} />
        )}
      </OpenedFacts>
    </div>
  )
}
