import { useForm } from 'react-hook-form'
import { AppSettings, type AppSettingsView, UNDO_SECONDS } from '#api/contract/settings.ts'
import { checkedBy, showFieldErrors } from '#web/lib/form-errors.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { settingsTexts as texts } from '#web/texts/settings.ts'
import { Card } from '#web/ui/card.tsx'
import { FormInput, FormSelect, FormTextarea } from '#web/ui/form-field.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { SaveRow } from './save-row.tsx'
import { useSaveAppSettings } from './save-settings.ts'

const LABELS = {
  email: texts.general.email,
  language: texts.general.language,
  emergencyText: texts.general.emergencyText,
  emergencyPhone: texts.general.emergencyPhone,
  emergencyTemplate: texts.general.emergencyTemplate,
  undoSeconds: texts.general.undoSeconds,
}

/** Where notices to the host go, and what is done in an emergency. */
export function GeneralForm({ settings }: { settings: AppSettingsView }) {
  const form = useForm<AppSettings>({ resolver: checkedBy(AppSettings, LABELS), defaultValues: settings })
  const unsaved = useUnsavedForm('settings-general', form)
  const saving = useSaveAppSettings()
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync({ body: input }).then(
      (saved) => {
        unsaved.forget()
        form.reset(saved)
      },
      (error: unknown) => {
        if (!showFieldErrors(error, LABELS, form.setError)) toastFailed(texts.failedToSave)
      },
    ),
  )
  const isSaved = saving.isSuccess && !form.formState.isDirty
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      <Card className="flex flex-col gap-6">
        <FormInput
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          label={texts.general.email}
          hint={texts.general.emailHint}
          className="max-w-md"
        />
        <FormSelect
          form={form}
          name="language"
          label={texts.general.language}
          hint={texts.general.languageHint}
          options={texts.general.languages}
          className="max-w-md"
        />
        <FormInput
          form={form}
          name="undoSeconds"
          type="number"
          rules={{ valueAsNumber: true }}
          min={UNDO_SECONDS.min}
          max={UNDO_SECONDS.max}
          label={texts.general.undoSeconds}
          hint={texts.general.undoSecondsHint(UNDO_SECONDS.min, UNDO_SECONDS.max)}
          className="max-w-md"
        />
        <FormTextarea
          form={form}
          name="emergencyText"
          label={texts.general.emergencyText}
          hint={texts.general.emergencyTextHint}
          rows={4}
        />
        <FormInput
          form={form}
          name="emergencyPhone"
          type="tel"
          autoComplete="tel"
          label={texts.general.emergencyPhone}
          hint={texts.general.emergencyPhoneHint}
          className="max-w-md"
        />
        <FormInput
          form={form}
          name="emergencyTemplate"
          label={texts.general.emergencyTemplate}
          hint={texts.general.emergencyTemplateHint}
          className="max-w-md"
        />
        <SaveRow busy={form.formState.isSubmitting} saved={isSaved ? texts.saved : null} />
      </Card>
    </form>
  )
}
