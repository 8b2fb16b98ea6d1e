import { Controller } from 'react-hook-form'
import { say } from '#web/texts/say.ts'
import { FormInput, FormSelect } from '#web/ui/form-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ConnectionTest, type FoundServers } from './connection-test.tsx'
import { EmailAdvanced } from './email-advanced.tsx'
import { EMAIL_PRESETS, type PresetName, portOf, presetOfServer, type TlsMode } from './email-presets.ts'
import { type EmailSource, missingOf, toEmailInput, toEmailValues } from './email-values.ts'
import { SourceFormFrame } from './source-form-frame.tsx'
import type { TypeFormProps } from './type-form-props.ts'
import { useSourceForm } from './use-source-form.ts'

const labels = () => ({
  name: say.sources.fields.name,
  identifier: say.sources.fields.identifier,
  'inbound.host': say.sources.fields.host,
  'inbound.port': say.sources.fields.port,
  'inbound.user': say.sources.fields.user,
  'inbound.pass': say.sources.fields.pass,
  'inbound.authTimeout': say.sources.fields.authTimeout,
  'inbound.inboxFolder': say.sources.fields.inboxFolder,
  'inbound.archiveFolder': say.sources.fields.archiveFolder,
  'inbound.filterFrom': say.sources.fields.filterFrom,
  pollIntervalSec: say.sources.fields.pollIntervalSec,
  initialSyncSinceDays: say.sources.fields.initialSyncSinceDays,
  'smtp.host': say.sources.fields.host,
  'smtp.port': say.sources.fields.port,
  'smtp.user': say.sources.fields.user,
  'smtp.pass': say.sources.fields.pass,
})

/** A mailbox by IMAP or POP3; its password is needed on every save. */
export function EmailForm({ source, onSaved, onCancel, cancelLabel }: TypeFormProps<EmailSource>) {
  const { form, unsaved, submit } = useSourceForm({
    type: 'email',
    source,
    values: toEmailValues(source, presetOfServer),
    labels,
    refuse: (values) => {
      const missing = missingOf(values)
      return missing === undefined ? null : { text: say.sources.fillEmail, at: missing }
    },
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
    <SourceFormFrame {...{ form, unsaved, onCancel, cancelLabel }} onSubmit={submit}>
      <div className="grid gap-4 md:grid-cols-2">
        <FormInput form={form} name="name" label={say.sources.fields.name} />
        <FormInput
          form={form}
          name="identifier"
          type="email"
          autoComplete="off"
          label={say.sources.fields.identifier}
        />
        <FormSelect
          form={form}
          name="preset"
          label={say.sources.fields.preset}
          options={say.sources.presets}
          onChosen={choosePreset}
        />
        <FormSelect
          form={form}
          name="inbound.protocol"
          label={say.sources.fields.protocol}
          options={say.sources.protocols}
          onChosen={() => setPort(form.getValues('inbound.tls'))}
        />
      </div>
      <div className="grid grid-cols-[1fr_5rem_7.5rem] gap-3">
        <FormInput form={form} name="inbound.host" autoComplete="off" label={say.sources.fields.host} />
        <FormInput form={form} name="inbound.port" inputMode="numeric" label={say.sources.fields.port} />
        <FormSelect
          form={form}
          name="inbound.tls"
          label={say.sources.fields.tls}
          options={say.sources.tlsModes}
          onChosen={(tls) => setPort(tls as TlsMode)}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <FormInput form={form} name="inbound.user" autoComplete="off" label={say.sources.fields.user} />
        <FormInput
          form={form}
          name="inbound.pass"
          type="password"
          autoComplete="new-password"
          label={say.sources.fields.pass}
          hint={source === undefined ? undefined : say.sources.fields.passAgain}
        />
      </div>
      <Controller
        control={form.control}
        name="inbound.tlsRejectUnauthorized"
        render={({ field }) => (
          <Switch
            label={say.sources.fields.tlsRejectUnauthorized}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <EmailAdvanced form={form} />
      <ConnectionTest
        input={() => ({ type: 'email', ...toEmailInput(form.getValues()) })}
        onFound={fillIn}
        onBegin={() => form.clearErrors('root')}
      />
    </SourceFormFrame>
  )
}
