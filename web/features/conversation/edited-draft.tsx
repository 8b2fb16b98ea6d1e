import { useEffect, useRef, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { openFields } from '#api/contract/snippet-fields.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { AskToDiscard } from './ask-to-discard.tsx'
import DeadlineLine from './deadline-line.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { DraftFrame, DraftHead } from './draft-head.tsx'
import { outcomeOf } from './draft-outcome.ts'
import { DraftText } from './draft-text.tsx'
import FilesToSend from './files-to-send.tsx'
import { type RunCommand, useManualReply } from './message-commands.ts'
import { PhoneSheet } from './phone-sheet.tsx'
import { type Edit, keepEdit } from './unsent-text.ts'
import { whyHeld } from './uploads.ts'

/** Puts the cursor at the end, where the host has just asked to write. */
const useCursor = (takesFocus: boolean | undefined) => {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    box.current?.focus()
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [takesFocus])
  return box
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
}: {
  chatId: string
  edit: Edit
  messages: MessageView[]
  run: RunCommand
  onDecided: () => void
  onClosed: () => void
}) {
  const { draft, text } = edit
  const [asks, setAsks] = useState(false)
  const box = useCursor(edit.takesFocus)
  const reply = useManualReply(chatId, draft.id)
  const { outcome, open } = outcomeOf(draft, messages)
  const isEmpty = text.trim() === ''
  const isHeld = isEmpty || openFields(text).length > 0
  const close = () => {
    keepEdit(chatId, undefined)
    onClosed()
  }
  const cancel = () => (text === draft.text || isEmpty ? close() : setAsks(true))
  const send = () => {
    const held = whyHeld(draft.id)
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
  return (
    <PhoneSheet>
      <DraftFrame isSheet label={outcome === 'same' ? say.inbox.draft.region : say.editor.region}>
        {outcome === 'same' ? <DraftHead draft={draft} /> : <Badge>{say.editor.region}</Badge>}
        <div role="status" className="mt-3 text-small text-warn">
          {outcome !== 'same' && say.editor.gone[outcome]}
        </div>
        {outcome === 'changed' && open && (
          <div className="mt-3 border-l-2 border-line pl-3">
            <p className="text-small font-medium text-muted">{say.editor.nowReads}</p>
            <DraftText draft={open} />
          </div>
        )}
        <div className="mt-3" />
        <DraftEditor
          chatId={chatId}
          box={box}
          placeId={draft.id}
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
        <FilesToSend chatId={chatId} placeId={draft.id} />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:bg-surface max-md:px-4 max-md:py-3">
          <Button look="primary" disabled={isHeld} onClick={send}>
            {outcome === 'same' ? say.editor.send : say.editor.sendMine}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {say.editor.cancel}
          </Button>
          {open && outcome !== 'guest' && <DeadlineLine draft={open} />}
        </div>
        <AskToDiscard open={asks} onOpenChange={setAsks} onDiscard={close} />
      </DraftFrame>
    </PhoneSheet>
  )
}
