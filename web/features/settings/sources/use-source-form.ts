import type { FormEvent } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import { type FieldLabels, showFieldErrors } from '#web/lib/form-errors.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { toastDone } from '#web/ui/toast.ts'
import { type SourceInput, saveFailure, useSaveSource } from './save-source.ts'

type SourceFormOptions<N extends SourceTypeName, T extends FieldValues> = {
  type: N
  source: SourceView | undefined
  values: T
  labels: FieldLabels
  /** Why the values cannot be saved as they are, and at which field. */
  refuse?: (values: T) => { text: string; at: FieldPath<T> } | null
  toInput: (values: T) => SourceInput[N]
  onSaved: () => void
}

/** What the forms of all source types share: keep what was typed, refuse, save, and tell what went wrong at the field and above the buttons. */
export function useSourceForm<N extends SourceTypeName, T extends FieldValues>(options: SourceFormOptions<N, T>) {
  const { type, source, values, labels, refuse, toInput, onSaved } = options
  const form = useForm<T>({ defaultValues: values as DefaultValues<T> })
  const unsaved = useUnsavedForm(unsavedSource(type, source?.id), form)
  const saving = useSaveSource(type, source)
  const save = form.handleSubmit(async (entered) => {
    const refused = refuse?.(entered) ?? null
    if (refused !== null) {
      form.setError('root', { type: 'refused', message: refused.text })
      return form.setFocus(refused.at)
    }
    return saving.mutateAsync(toInput(entered)).then(
      () => {
        unsaved.forget()
        toastDone(say.sources.saved)
        onSaved()
      },
      (error: unknown) => {
        showFieldErrors(error, labels, form.setError)
        form.setError('root', { type: 'server', message: saveFailure(error, type) })
      },
    )
  })
  return { form, unsaved, submit: (event: FormEvent) => void save(event) }
}

/** What was typed of it and not saved is kept under this name. */
export const unsavedSource = (type: SourceTypeName, sourceId = 'new'): string => `source-${type}-${sourceId}`
