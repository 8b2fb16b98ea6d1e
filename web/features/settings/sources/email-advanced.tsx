import { Controller, type UseFormReturn } from 'react-hook-form'
import { say } from '#web/texts/say.ts'
import { FormInput, FormSelect } from '#web/ui/form-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { EmailValues } from './email-values.ts'

const summaryClass = 'cursor-pointer py-2 text-small font-medium text-muted hover:text-ink'

/** What most mailboxes never need. */
export function EmailAdvanced({ form }: { form: UseFormReturn<EmailValues> }) {
  const labels = say.sources.fields
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2">
      <details>
        <summary className={summaryClass}>{labels.advanced}</summary>
        <div className="grid gap-4 py-2 md:grid-cols-2">
          <FormInput form={form} name="inbound.inboxFolder" label={labels.inboxFolder} />
          <FormInput form={form} name="inbound.archiveFolder" label={labels.archiveFolder} />
          <FormInput form={form} name="pollIntervalSec" inputMode="numeric" label={labels.pollIntervalSec} />
          <FormInput form={form} name="initialSyncSinceDays" inputMode="numeric" label={labels.initialSyncSinceDays} />
          <FormInput form={form} name="inbound.authTimeout" inputMode="numeric" label={labels.authTimeout} />
          <FormInput form={form} name="inbound.filterFrom" label={labels.filterFrom} hint={labels.filterFromHint} />
          <Controller
            control={form.control}
            name="inbound.seenOnFetch"
            render={({ field }) => (
              <Switch
                label={labels.seenOnFetch}
                className="md:col-span-2"
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
        </div>
      </details>
      <details>
        <summary className={summaryClass}>{labels.outgoing}</summary>
        <p className="text-small text-muted">{labels.outgoingHint}</p>
        <div className="grid gap-4 py-2 md:grid-cols-2">
          <FormInput form={form} name="smtp.host" label={labels.host} className="md:col-span-2" />
          <FormInput form={form} name="smtp.port" inputMode="numeric" label={labels.port} />
          <FormSelect form={form} name="smtp.tls" label={labels.tls} options={say.sources.tlsModes} />
          <FormInput form={form} name="smtp.user" autoComplete="off" label={labels.user} />
          <FormInput form={form} name="smtp.pass" type="password" autoComplete="new-password" label={labels.pass} />
        </div>
      </details>
    </div>
  )
}
