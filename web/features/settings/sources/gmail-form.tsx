import type { SourceView } from '#api/contract/sources.ts'
import { sourceTexts as texts } from '#web/texts/sources.ts'
import { FormInput } from '#web/ui/form-field.tsx'
import { ConnectGoogle } from './connect-google.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { SourceFormFrame } from './source-form-frame.tsx'
import type { TypeFormProps } from './type-form-props.ts'
import { useSourceForm } from './use-source-form.ts'

type GmailSource = Extract<SourceView, { type: 'gmail' }>
const labels = texts.fields
const LABELS = {
  name: labels.name,
  emailUser: labels.emailUser,
  emailPass: labels.emailPass,
  ownerEmail: labels.ownerEmail,
  filterFrom: labels.filterFrom,
}

/** A Gmail mailbox, by its owner's consent or an app password; on edit a blank password keeps what opens it now. */
export function GmailForm({ source, onSaved, onCancel, cancelLabel }: TypeFormProps<GmailSource>) {
  const config = source?.gmailConfig
  const isConnected = config?.signIn === 'google'
  const values = {
    name: source?.name ?? '',
    emailUser: config?.emailUser ?? '',
    emailPass: '',
    ownerEmail: config?.ownerEmail ?? '',
    filterFrom: config?.filterFrom ?? '',
  }
  const { form, submit } = useSourceForm({
    type: 'gmail',
    source,
    values,
    labels: LABELS,
    toInput: (entered) => entered,
    onSaved,
  })
  return (
    <SourceFormFrame form={form} onSubmit={submit} onCancel={onCancel} cancelLabel={cancelLabel}>
      <ConnectGoogle isConnected={isConnected} emailUser={() => form.getValues('emailUser')} />
      <FormInput form={form} name="name" label={labels.name} />
      <FormInput form={form} name="emailUser" type="email" autoComplete="off" label={labels.emailUser} />
      <FormInput
        form={form}
        name="emailPass"
        type="password"
        autoComplete="new-password"
        label={labels.emailPass}
        hint={source === undefined || isConnected ? labels.appPasswordHint : texts.keepsCurrent}
      />
      <FormInput form={form} name="ownerEmail" type="email" label={labels.ownerEmail} />
      <FormInput form={form} name="filterFrom" label={labels.filterFrom} hint={labels.filterFromHint} />
      {!isConnected && (
        <ConnectionTest
          input={() => {
            const { emailUser: user, emailPass: pass } = form.getValues()
            return { type: 'gmail', inbound: { user, pass }, ...(source !== undefined && { sourceId: source.id }) }
          }}
        />
      )}
    </SourceFormFrame>
  )
}
