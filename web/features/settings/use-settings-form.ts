import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type FieldLabels, showFieldErrors } from '#web/lib/form-errors.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'

type Saving<Input, Saved> = { isSuccess: boolean; mutateAsync: (request: { body: Input }) => Promise<Saved> }
type Kept<Input, Saved> = { name: string; saving: Saving<Input, Saved>; labels: FieldLabels }

/**
 * A settings form that is kept under `name` while it is not shown: once saved it shows what was saved, and what is refused stands at
 * its fields.
 */
export function useSettingsForm<Values extends FieldValues, Input, Saved extends DefaultValues<Values>>(
  form: UseFormReturn<Values, unknown, Input>,
  { name, saving, labels }: Kept<Input, Saved>,
) {
  const unsaved = useUnsavedForm(name, form)
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync({ body: input }).then(
      (saved) => {
        unsaved.forget()
        form.reset(saved)
      },
      (error: unknown) => {
        if (!showFieldErrors(error, labels, form.setError)) toastFailed(say.settings.failedToSave)
      },
    ),
  )
  return { unsaved, submit, isSaved: saving.isSuccess && !form.formState.isDirty }
}
