import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { AiSettingsInput, AiSettingsView } from '#api/contract/settings.ts'
import { FALLBACK_DELAY_MINUTES as DELAY, draftsToEarn, EARNED_TARGET, THRESHOLD } from '#api/contract/told-figures.ts'
import { checkedBy } from '#web/lib/form-errors.ts'
import { say } from '#web/texts/say.ts'
import { Card } from '#web/ui/card.tsx'
import { FormInput, FormSelect, FormTextarea } from '#web/ui/form-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { SaveRow } from './save-row.tsx'
import { useSaveAiSettings } from './save-settings.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** What the form holds: numbers are texts until they are saved. */
type AiValues = z.input<typeof AiSettingsInput>

const labels = () => ({
  defaultTone: say.settings.ai.defaultTone,
  defaultInstruction: say.settings.ai.defaultInstruction,
  systemPrompt: say.settings.ai.systemPrompt,
  confidenceThreshold: say.settings.ai.confidenceThreshold,
  fallbackMessage: say.settings.ai.fallbackMessage,
  fallbackDelayMinutes: say.settings.ai.fallbackDelayMinutes,
  automaticRule: say.settings.ai.automaticRule,
  earnedTarget: say.settings.ai.earnedTarget,
  automaticPerGuestADay: say.settings.ai.automaticPerGuestADay,
  automaticPerDay: say.settings.ai.automaticPerDay,
  modelDraftsPerDay: say.settings.ai.modelDraftsPerDay,
})
const BLANK_IS_NONE = { setValueAs: (value: unknown) => (value === '' ? null : value) }

/** How replies are drafted, and when they go out by themselves. */
export function AiForm({ settings }: { settings: AiSettingsView }) {
  const form = useForm<AiValues, unknown, AiSettingsInput>({
    resolver: checkedBy(async () => (await import('#api/contract/settings.ts')).AiSettingsInput, labels),
    defaultValues: settings,
  })
  const saving = useSaveAiSettings()
  const { unsaved, submit, isSaved } = useSettingsForm(form, { name: 'settings-ai', saving, labels })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      <Card>
        <Controller
          control={form.control}
          name="automaticMode"
          render={({ field }) => (
            <Switch
              label={say.settings.ai.automaticMode}
              hint={say.settings.ai.automaticModeHint}
              checked={field.value ?? false}
              onCheckedChange={field.onChange}
            />
          )}
        />
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <FormSelect
            form={form}
            name="automaticRule"
            label={say.settings.ai.automaticRule}
            hint={say.settings.ai.automaticRuleHint}
            options={say.settings.ai.automaticRules}
          />
          <FormInput
            form={form}
            name="earnedTarget"
            type="number"
            min={EARNED_TARGET.min}
            max={EARNED_TARGET.max}
            step={0.01}
            label={say.settings.ai.earnedTarget}
            hint={say.settings.ai.earnedTargetHint({
              min: EARNED_TARGET.min,
              max: EARNED_TARGET.max,
              usual: EARNED_TARGET.default,
              drafts: draftsToEarn(),
            })}
          />
          <FormInput
            form={form}
            name="confidenceThreshold"
            type="number"
            min={THRESHOLD.min}
            max={THRESHOLD.max}
            label={say.settings.ai.confidenceThreshold}
            hint={say.settings.ai.confidenceThresholdHint(THRESHOLD.min, THRESHOLD.max)}
          />
          <FormInput
            form={form}
            name="fallbackDelayMinutes"
            type="number"
            min={DELAY.min}
            max={DELAY.max}
            label={say.settings.ai.fallbackDelayMinutes}
            hint={say.settings.ai.fallbackDelayMinutesHint(DELAY.min, DELAY.max)}
          />
          <FormInput
            form={form}
            name="automaticPerGuestADay"
            type="number"
            min={1}
            max={settings.automaticMost.perGuestADay}
            rules={BLANK_IS_NONE}
            label={say.settings.ai.automaticPerGuestADay}
            hint={say.settings.ai.automaticHint(settings.automaticMost.perGuestADay)}
          />
          <FormInput
            form={form}
            name="automaticPerDay"
            type="number"
            min={1}
            max={settings.automaticMost.perDay}
            rules={BLANK_IS_NONE}
            label={say.settings.ai.automaticPerDay}
            hint={say.settings.ai.automaticHint(settings.automaticMost.perDay)}
          />
          <FormInput
            form={form}
            name="modelDraftsPerDay"
            type="number"
            min={1}
            max={settings.modelDraftsMost}
            rules={BLANK_IS_NONE}
            label={say.settings.ai.modelDraftsPerDay}
            hint={say.settings.ai.modelDraftsHint(settings.modelDraftsMost)}
          />
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <FormInput
          form={form}
          name="defaultTone"
          label={say.settings.ai.defaultTone}
          hint={say.settings.ai.defaultToneHint}
        />
        <FormTextarea form={form} name="defaultInstruction" rows={4} label={say.settings.ai.defaultInstruction} />
        <FormTextarea form={form} name="systemPrompt" rows={5} label={say.settings.ai.systemPrompt} />
        <FormTextarea
          form={form}
          name="fallbackMessage"
          rows={3}
          label={say.settings.ai.fallbackMessage}
          hint={say.settings.ai.fallbackMessageHint}
        />
      </Card>
      <SaveRow busy={form.formState.isSubmitting} saved={isSaved ? say.settings.saved : null} />
    </form>
  )
}
