import { CircleAlert } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
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
  form: Pick<UseFormReturn<T>, 'formState'>
  unsaved: UnsavedForm
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  cancelLabel: string
  children: ReactNode
}) {
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      {children}
      {errors.root?.message !== undefined && (
        <p role="alert" className="flex items-center gap-2 rounded-control bg-bad-soft px-3 py-2 text-small text-bad">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {errors.root.message}
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
