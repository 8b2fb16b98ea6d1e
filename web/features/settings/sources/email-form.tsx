import { Controller } from 'react-hook-form'
import { sourceTexts as texts } from '#web/texts/sources.ts'
import { FormInput, FormSelect } from '#web/ui/form-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ConnectionTest, type FoundServers } from './connection-test.tsx'
import { EmailAdvanced } from './email-advanced.tsx'
import { EMAIL_PRESETS, type PresetName, portOf, presetOfServer, type TlsMode } from './email-presets.ts'
import { type EmailSource, isComplete, toEmailInput, toEmailValues } from './email-values.ts'
import { SourceFormFrame } from './source-form-frame.tsx'
import type { TypeFormProps } from './type-form-props.ts'
import { useSourceForm } from './use-source-form.ts'

const labels = texts.fields
const LABELS = {
  name: labels.name,
  identifier: labels.identifier,
  'inbound.host': labels.host,
  'inbound.port': labels.port,
  'inbound.user': labels.user,
  'inbound.pass': labels.pass,
  'inbound.authTimeout': labels.authTimeout,
  'inbound.inboxFolder': labels.inboxFolder,
  'inbound.archiveFolder': labels.archiveFolder,
  'inbound.filterFrom': labels.filterFrom,
  pollIntervalSec: labels.pollIntervalSec,
  initialSyncSinceDays: labels.initialSyncSinceDays,
  'smtp.host': labels.host,
  'smtp.port': labels.port,
  'smtp.user': labels.user,
  'smtp.pass': labels.pass,
}

/** A mailbox by IMAP or POP3; its password is needed on every save. */
export function EmailForm({ source, onSaved, onCancel, cancelLabel }: TypeFormProps<EmailSource>) {
  const { form, submit } = useSourceForm({
    type: 'email',
    source,
    values: toEmailValues(source, presetOfServer),
    labels: LABELS,
    refuse: (values) => (isComplete(values) ? null : texts.fillEmail),
    toInput: toEmailInput,
    onSaved,
  })
  const choosePreset = (name: string) => {
    if (name === 'custom') return
    const preset = EMAIL_PRESETS[name as Exclude<PresetName, 'custom'>]
    form.setValue('inbound', { ...form.getValues('inbound'), ...preset })
  }
  const setPort = (tls: TlsMode) => form.setValue('inbound.port', portOf(form.getValues('inbound.protocol'), tls))
  const fillIn = ({ inbound, smtp }: FoundServers) => {
    form.setValue('inbound', { ...form.getValues('inbound'), ...inbound })
    if (smtp !== null) form.setValue('smtp', { ...form.getValues('smtp'), ...smtp })
  }
  return (
    <SourceFormFrame form={form} onSubmit={submit} onCancel={onCancel} cancelLabel={cancelLabel}>
      <div className="grid gap-4 md:grid-cols-2">
        <FormInput form={form} name="name" label={labels.name} />
        <FormInput form={form} name="identifier" type="email" autoComplete="off" label={labels.identifier} />
        <FormSelect form={form} name="preset" label={labels.preset} options={texts.presets} onChosen={choosePreset} />
        <FormSelect
          form={form}
          name="inbound.protocol"
          label={labels.protocol}
          options={texts.protocols}
          onChosen={() => setPort(form.getValues('inbound.tls'))}
        />
      </div>
      <div className="grid grid-cols-[1fr_5rem_7.5rem] gap-3">
        <FormInput form={form} name="inbound.host" autoComplete="off" label={labels.host} />
        <FormInput form={form} name="inbound.port" inputMode="numeric" label={labels.port} />
        <FormSelect
          form={form}
          name="inbound.tls"
          label={labels.tls}
          options={texts.tlsModes}
          onChosen={(tls) => setPort(tls as TlsMode)}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <FormInput form={form} name="inbound.user" autoComplete="off" label={labels.user} />
        <FormInput
          form={form}
          name="inbound.pass"
          type="password"
          autoComplete="new-password"
          label={labels.pass}
          hint={source === undefined ? undefined : labels.passAgain}
        />
      </div>
      <Controller
        control={form.control}
        name="inbound.tlsRejectUnauthorized"
        render={({ field }) => (
          <Switch label={labels.tlsRejectUnauthorized} checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <EmailAdvanced form={form} />
      <ConnectionTest input={() => ({ type: 'email', ...toEmailInput(form.getValues()) })} onFound={fillIn} />
    </SourceFormFrame>
  )
}
