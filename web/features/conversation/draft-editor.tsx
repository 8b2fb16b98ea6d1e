import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MESSAGE_TEXT_MAX } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { it } from '#web/texts/it.ts'
import { namePlaceholders } from '#web/texts/secrets.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { KeptPlaceholders } from './kept-placeholders.tsx'
import { keepUnsentText, unsentText } from './unsent-text.ts'

const WordDiff = lazy(() => import('./word-diff.tsx'))

/**
 * When the draft goes away under the host's hands, because the guest wrote again or another window decided, what was
 * written moves to the composer; `settle` says that it is not needed any more.
 */
const useRescue = (draft: MessageView, text: string) => {
  const latest = useRef({ text, settled: false })
  useEffect(() => {
    latest.current.text = text
  }, [text])
  useEffect(() => {
    const state = latest.current
    return () => {
      const written = state.text !== draft.text && state.text.trim() !== ''
      if (written && !state.settled && unsentText(draft.chatId) === '') keepUnsentText(draft.chatId, state.text)
    }
  }, [draft.chatId, draft.text])
  return () => {
    latest.current.settled = true
  }
}

/** The host's wording of a draft, with what was changed against the AI's, which is always kept. */
export default function DraftEditor({
  draft,
  onSend,
  onCancel,
}: {
  draft: MessageView
  /** With the version of the draft that the host's words are about. */
  onSend: (text: string, version: number) => void
  onCancel: () => void
}) {
  const original = draft.aiText ?? draft.text
  const [text, setText] = useState(draft.text)
  const [version] = useState(draft.version)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [])
  const settle = useRescue(draft, text)
  const changed = text !== original
  /** The button that was pressed goes away: the keys stay with the text. */
  const changeByButton = (next: string) => {
    setText(next)
    box.current?.focus()
  }
  const send = () => {
    if (text.trim() === '') return
    settle()
    onSend(text, version)
  }
  const cancel = () => {
    settle()
    onCancel()
  }
  return (
    <div>
      <Textarea
        ref={box}
        aria-label={it.draft.editLabel}
        value={text}
        maxLength={MESSAGE_TEXT_MAX}
        lang={draft.language ?? undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          if (event.key === 'Escape') {
            event.preventDefault()
            cancel()
          }
        }}
        className="field-sizing-content max-h-[50dvh] min-h-32 leading-[1.55]"
      />
      <KeptPlaceholders text={text} onChange={changeByButton} />
      {changed && (
        <div className="mt-3">
          <div className="flex items-center justify-between">
            <h3 className="text-small font-medium text-muted">{it.draft.changes}</h3>
            <Button look="link" size="inline" onClick={() => setText(original)}>
              <RotateCcw aria-hidden />
              {it.draft.restore}
            </Button>
          </div>
          <Suspense>
            <WordDiff before={namePlaceholders(original)} after={namePlaceholders(text)} />
          </Suspense>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" disabled={text.trim() === ''} onClick={send}>
          {it.draft.saveAndSend}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {it.draft.cancelEdit}
        </Button>
      </div>
    </div>
  )
}
