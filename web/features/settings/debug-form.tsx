import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { DebugSettings } from '#api/contract/debug-settings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { dateFormat } from '#web/lib/formats.ts'
import { dayAndClock } from '#web/lib/time.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormInput, FormSelect } from '#web/ui/form-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import {
  DEBUG_DEFAULTS,
  type DebugValues,
  isSwitched,
  KEEP_END,
  SERVER_NAMES,
  toDebugInput,
  toDebugValues,
} from './debug-values.ts'
import { SaveRow } from './save-row.tsx'
import { useSaveDebugSettings } from './save-settings.ts'

const SWITCHES = [
  'useMockAI',
  'useMockEmail',
  'sendEmail',
  'emlMock',
  'sendConfirmationEmail',
  'useMockReplyTo',
] as const
const TEXT_FIELDS = ['mockEmailReplyTo', 'appEmailSender', 'appEmailPass'] as const
const clock = dateFormat('en', { timeStyle: 'medium' })

/** The switches of the installation: they act at once, for every host. */
export function DebugForm({ settings }: { settings: DebugSettings }) {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const values = toDebugValues(settings)
  // `values` follows what is read again once the switches have ended.
  const form = useForm<DebugValues>({ defaultValues: values, values })
  const unsaved = useUnsavedForm('settings-debug', form)
  const end = settings.SWITCHED_UNTIL === null ? null : dayAndClock(new Date(settings.SWITCHED_UNTIL))
  const saving = useSaveDebugSettings()
  const submit = form.handleSubmit((values) =>
    saving.mutateAsync({ body: toDebugInput(values) }).then(
      (saved) => {
        unsaved.forget()
        form.reset(toDebugValues(saved))
        setSavedAt(new Date())
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        const refused = TEXT_FIELDS.flatMap((name) => {
          const problem = error.fields[SERVER_NAMES[name]]
          return problem === undefined ? [] : [{ name, message: say.forms.field(say.settings.debug[name], problem) }]
        })
        for (const { name, message } of refused) form.setError(name, { type: 'server', message })
        if (refused.length === 0) toastFailed(say.settings.failedToSave)
      },
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      <p className="text-muted">{say.settings.debug.intro}</p>
      <Card className="flex flex-col divide-y divide-line py-2 md:py-3">
        {SWITCHES.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field }) => (
              <Switch
                label={say.settings.debug[name]}
                hint={say.settings.debug[`${name}Hint`]}
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
        ))}
      </Card>
      <Card className="grid gap-4 md:grid-cols-2">
        <FormSelect
          form={form}
          name="switchOffAfter"
          label={say.settings.debug.switchOffAfter}
          hint={endHint(settings, end)}
          options={{
            ...(end !== null && { [KEEP_END]: say.settings.debug.switchOffKept(end) }),
            ...say.settings.debug.switchOffAfterChoices,
          }}
          className="md:col-span-2"
        />
        <FormInput
          form={form}
          name="mockEmailReplyTo"
          type="email"
          label={say.settings.debug.mockEmailReplyTo}
          className="md:col-span-2"
        />
        <FormInput form={form} name="appEmailSender" type="email" label={say.settings.debug.appEmailSender} />
        <FormInput
          form={form}
          name="appEmailPass"
          type="password"
          autoComplete="new-password"
          label={say.settings.debug.appEmailPass}
          hint={say.settings.debug.appEmailPassHint}
        />
      </Card>
      <SaveRow
        busy={form.formState.isSubmitting}
        saved={savedAt !== null && !form.formState.isDirty ? say.settings.debug.savedAt(clock(savedAt)) : null}
      >
        <Button onClick={() => form.reset(DEBUG_DEFAULTS, { keepDefaultValues: true })}>
          {say.settings.debug.reset}
        </Button>
      </SaveRow>
    </form>
  )
}

function endHint(settings: DebugSettings, end: string | null): string {
  if (end !== null) return say.settings.debug.backToNormalAt(end)
  return isSwitched(toDebugValues(settings)) ? say.settings.debug.noEnd : say.settings.debug.switchOffAfterHint
}
