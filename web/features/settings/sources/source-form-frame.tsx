import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { UnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'

/** The fields of a source, what is wrong with the whole of it, and its buttons. */
export function SourceFormFrame<T extends FieldValues>({
  form,
  unsaved,
  onSubmit,
  onCancel,
  cancelLabel,
  children,
}: {
  form: Pick<UseFormReturn<T>, 'formState' | 'clearErrors'>
  unsaved: UnsavedForm
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  cancelLabel: string
  children: ReactNode
}) {
  const { errors, isSubmitting, submitCount } = form.formState
  const frame = useRef<HTMLFormElement>(null)
  const message = errors.root?.message
  useEffect(() => {
    // Where it can be mended; else what is wrong with the whole is read.
    const field = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (message === undefined || submitCount === 0 || document.activeElement instanceof HTMLInputElement) return
    ;(field ?? frame.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus()
  }, [message, submitCount])
  return (
    <form
      ref={frame}
      onSubmit={onSubmit}
      // What was refused was another.
      onChange={() => form.clearErrors('root')}
      noValidate
      className="flex flex-col gap-4"
    >
      <UnsavedNote {...unsaved} />
      {children}
      {message !== undefined && (
        <p
          role="alert"
          tabIndex={-1}
          className="flex items-center gap-2 rounded-control bg-bad-soft px-3 py-2 text-small text-bad"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {message}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button look="plain" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button look="primary" type="submit" busy={isSubmitting}>
          {say.basics.common.save}
        </Button>
      </div>
    </form>
  )
}
