import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { AppSettings, AppSettingsView } from '#api/contract/settings.ts'
import { UNDO_SECONDS } from '#api/contract/told-figures.ts'
import { checkedBy } from '#web/lib/form-errors.ts'
import { say } from '#web/texts/say.ts'
import { useLanguage } from '#web/texts/use-language.ts'
import { Card } from '#web/ui/card.tsx'
import { FormInput, FormSelect, FormTextarea } from '#web/ui/form-field.tsx'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { SaveRow } from './save-row.tsx'
import { useSaveAppSettings } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = () => ({
  email: say.settings.general.email,
  language: say.settings.general.language,
  emergencyText: say.settings.general.emergencyText,
  emergencyPhone: say.settings.general.emergencyPhone,
  emergencyTemplate: say.settings.general.emergencyTemplate,
  undoSeconds: say.settings.general.undoSeconds,
})

/** Where notices to the host go, and what is done in an emergency. */
export function GeneralForm({ settings }: { settings: AppSettingsView }) {
  const form = useForm<AppSettings>({
    resolver: checkedBy(async () => (await import('#api/contract/settings.ts')).AppSettings, labels),
    defaultValues: settings,
  })
  const choice = useLanguage()
  const saving = useSaveAppSettings()
  const { unsaved, submit, isSaved } = useSettingsForm(form, { name: 'settings-general', saving, labels })
  // Who chooses a language for the screens is written to in it, too.
  useEffect(() => form.resetField('language', { defaultValue: settings.language }), [form, settings.language])
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      <Card className="flex flex-col gap-6">
        <FormInput
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          label={say.settings.general.email}
          hint={say.settings.general.emailHint}
          className="max-w-md"
        />
        {choice === 'mix' && (
          <FormSelect
            form={form}
            name="language"
            label={say.settings.general.language}
            hint={say.settings.general.languageHint}
            options={say.settings.general.languages}
            className="max-w-md"
          />
        )}
        <FormInput
          form={form}
          name="undoSeconds"
          type="number"
          rules={{ valueAsNumber: true }}
          min={UNDO_SECONDS.min}
          max={UNDO_SECONDS.max}
          label={say.settings.general.undoSeconds}
          hint={say.settings.general.undoSecondsHint(UNDO_SECONDS.min, UNDO_SECONDS.max)}
          className="max-w-md"
        />
        <FormTextarea
          form={form}
          name="emergencyText"
          label={say.settings.general.emergencyText}
          hint={say.settings.general.emergencyTextHint}
          rows={4}
        />
        <FormInput
          form={form}
          name="emergencyPhone"
          type="tel"
          autoComplete="tel"
          label={say.settings.general.emergencyPhone}
          hint={say.settings.general.emergencyPhoneHint}
          className="max-w-md"
        />
        <FormInput
          form={form}
          name="emergencyTemplate"
          label={say.settings.general.emergencyTemplate}
          hint={say.settings.general.emergencyTemplateHint}
          className="max-w-md"
        />
        <SaveRow busy={form.formState.isSubmitting} saved={isSaved ? say.settings.saved : null} />
      </Card>
    </form>
  )
}
