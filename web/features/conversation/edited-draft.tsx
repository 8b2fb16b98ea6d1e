import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { openFields } from '#api/contract/snippet-fields.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { AskToDiscard } from './ask-to-discard.tsx'
import { DeadlineLine } from './deadline-line.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { DraftFrame, DraftHead } from './draft-head.tsx'
import { outcomeOf } from './draft-outcome.ts'
import { DraftText } from './draft-text.tsx'
import FilesToSend from './files-to-send.tsx'
import { isFreeIn } from './in-open-chat.ts'
import { type RunCommand, useManualReply } from './message-commands.ts'
import { PhoneSheet } from './phone-sheet.tsx'
import { SheetSlot } from './sheet-slot.tsx'
import { type Edit, keepEdit } from './unsent-text.ts'
import { whyHeld } from './uploads.ts'

/**
 * Puts the cursor at the end, where the host has just asked to write. Words that were begun elsewhere come in the place of a card: they
 * have the focus that went away with it, and no cursor, as what is typed on was meant as keys.
 */
const useOpening = (chatId: string, takesFocus = false) => {
  const frame = useRef<HTMLElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) {
      box.current?.focus()
      box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
    } else if (isFreeIn(chatId)) frame.current?.focus({ preventScroll: true })
  }, [chatId, takesFocus])
  return { frame, box }
}

/** At its head, below the question that stays in sight among the messages, as far as the box that is written in allows. */
function toHead(box: HTMLTextAreaElement) {
  const frame = box.closest('section')
  frame?.scrollIntoView({ block: 'start' })
  const log = frame?.closest('[role="log"]')
  const pinned = log?.querySelector('[data-pinned]')?.getBoundingClientRect()
  if (frame && log && pinned) log.scrollBy({ top: Math.min(frame.getBoundingClientRect().top - pinned.bottom, 0) })
  box.scrollIntoView({ block: 'nearest' })
  // It has become shorter: the line that is typed is in sight within it too.
  const typed = box.value.length === 0 ? 0 : box.selectionEnd / box.value.length
  box.scrollTop = typed === 1 ? box.scrollHeight : typed * box.scrollHeight - box.clientHeight / 2
}

/**
 * What comes above it while the host writes pushes it down: it is in sight again, with what it is told at its head, and once more
 * when the new draft has come.
 */
const useInSight = (box: RefObject<HTMLTextAreaElement | null>, outcome: string, hasNew: boolean) => {
  useEffect(() => {
    const look = () => {
      if (box.current !== null && document.activeElement === box.current) toHead(box.current)
    }
    if (outcome === 'same' && !hasNew) return undefined
    look()
    // Where it is drawn a moment later.
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [box, outcome, hasNew])
}

/**
 * The draft that the host edits. It stays whatever becomes of the draft meanwhile: their words leave by their own command only, in
 * place of the draft that is open by now, or as a reply of their own.
 */
export default function EditedDraft({
  chatId,
  edit,
  messages,
  run,
  onDecided,
  onClosed,
  question,
  newDraft,
}: {
  chatId: string
  edit: Edit
  messages: MessageView[]
  run: RunCommand
  onDecided: () => void
  onClosed: () => void
  /** Where the sheet would cover it. */
  question: ReactNode
  /** What has come meanwhile, where it does not stand beside it. */
  newDraft: ReactNode
}) {
  const { draft, text } = edit
  const [asks, setAsks] = useState(false)
  const isPhone = useIsPhone()
  const client = useQueryClient()
  const { frame, box } = useOpening(chatId, edit.takesFocus)
  const reply = useManualReply(chatId, draft.id)
  const { outcome, open } = outcomeOf(draft, messages)
  const hasNew = Boolean(newDraft)
  useInSight(box, outcome, hasNew)
  const isEmpty = text.trim() === ''
  const isHeld = isEmpty || openFields(text).length > 0
  const close = () => {
    keepEdit(chatId, undefined)
    onClosed()
  }
  const cancel = () => (text === draft.text || isEmpty ? close() : setAsks(true))
  const send = () => {
    const held = whyHeld(client, { chatId, placeId: draft.id })
    if (held !== undefined) toastFailed(held)
    if (isHeld || held !== undefined) return
    if (open === undefined) reply(text)
    else {
      const { id: messageId, version, recipient } = outcome === 'same' ? draft : open
      run({ verb: 'approve', messageId, version, recipient, key: randomKey(), text, placeId: draft.id })
    }
    // On its way by now: what is not accepted is unsent text still.
    keepEdit(chatId, undefined)
    onDecided()
  }
  // Beside the buttons, which stay in sight; a phone has no room for them there.
  const files = <FilesToSend chatId={chatId} placeId={draft.id} alsoAt={open?.id} />
  return (
    <PhoneSheet>
      <DraftFrame isSheet frame={frame} label={outcome === 'same' ? say.inbox.draft.region : say.editor.region}>
        {question}
        {outcome === 'same' ? (
          <div className="low:hidden">
            <DraftHead draft={draft} />
          </div>
        ) : (
          <Badge className="self-start low:hidden">{say.editor.region}</Badge>
        )}
        <div role="status" className="mt-3 text-small text-warn low:mt-0">
          {outcome !== 'same' && say.editor.gone[outcome]}
        </div>
        {outcome === 'changed' && open && (
          <div className="mt-3 border-l-2 border-line pl-3">
            <p className="text-small font-medium text-muted">{say.editor.nowReads}</p>
            <DraftText draft={open} />
          </div>
        )}
        {newDraft}
        <div className="mt-3 low:mt-1" />
        <SheetSlot />
        <DraftEditor
          chatId={chatId}
          box={box}
          placeId={draft.id}
          isShort={hasNew}
          original={draft.aiText ?? draft.text}
          text={text}
          language={draft.language}
          onChange={(next) => keepEdit(chatId, { ...edit, text: next })}
          onSend={send}
          onEscape={cancel}
        />
        {outcome !== 'same' && open?.recipient && (
          <p className="mt-3 text-small break-all text-muted">{say.inbox.draft.goesTo(open.recipient)}</p>
        )}
        {isPhone && files}
        <div className="sticky bottom-[-1rem] z-10 -mx-1 mt-1 flex flex-wrap items-center gap-x-6 gap-y-3 bg-surface px-1 py-3 max-md:bottom-0 max-md:-mx-4 max-md:mt-auto max-md:-mb-4 max-md:px-4 max-md:pb-4 low:gap-y-1 low:py-2">
          <Button look="primary" disabled={isHeld} onClick={send}>
            {outcome === 'same' ? say.editor.send : say.editor.sendMine}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {say.editor.cancel}
          </Button>
          {!isPhone && files}
          {open && isPhone && <DeadlineLine draft={open} />}
        </div>
        <AskToDiscard open={asks} onOpenChange={setAsks} onDiscard={close} />
      </DraftFrame>
    </PhoneSheet>
  )
}
