import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { AskToDiscard } from './ask-to-discard.tsx'
import { useHeldFocus } from './held-focus.ts'
import { useUnsavedInDialog } from './unsaved-in-dialog.ts'

type Props = {
  label: string
  text: string
  /** Where it is kept while it is not sent, where it is. */
  placeId?: string | undefined
  hint?: string
  /** What stands there before the host writes: leaving that loses nothing. */
  initial?: string
  max: number
  error: string | undefined
  busy: boolean
  takesFocus: boolean
  submit: string
  /** Beside the button that submits. */
  children?: ReactNode
  onText: (text: string) => void
  onSubmit: () => void
  onLeave: () => void
}

/** One line of the host's, with its button: Enter submits, Escape asks before it throws away what was written. */
export function OneLineForm({
  label,
  text,
  placeId,
  hint,
  initial = '',
  max,
  error,
  busy,
  takesFocus,
  submit,
  children,
  onText,
  onSubmit,
  onLeave,
}: Props) {
  const [asks, setAsks] = useState(false)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useHeldFocus(box, placeId)
  const isUnsaved = text.trim() !== '' && text !== initial
  useUnsavedInDialog(isUnsaved)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
    box.current?.focus()
  }
  return (
    <form onSubmit={send} noValidate aria-busy={busy || undefined} className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-medium break-words">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          ref={box}
          id={id}
          data-place={placeId}
          placeholder={hint}
          value={text}
          maxLength={max}
          readOnly={busy}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (isUnsaved) setAsks(true)
            else onLeave()
          }}
          className="min-w-48 flex-1"
        />
        <Button type="submit" size="small" busy={busy} className="h-9">
          {submit}
        </Button>
        {children}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-small text-bad">
          {error}
        </p>
      )}
      <AskToDiscard
        open={asks}
        onOpenChange={setAsks}
        onDiscard={() => {
          setAsks(false)
          onText(initial)
          onLeave()
        }}
      />
    </form>
  )
}
