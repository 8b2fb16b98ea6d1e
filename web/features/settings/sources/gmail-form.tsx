import type { SourceView } from '#api/contract/sources.ts'
import { sourceTexts as texts } from '#web/texts/sources.ts'
import { FormInput } from '#web/ui/form-field.tsx'
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

/** A Gmail mailbox; on edit a blank password keeps the current one. */
export function GmailForm({ source, onSaved, onCancel, cancelLabel }: TypeFormProps<GmailSource>) {
  const config = source?.gmailConfig
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
      <FormInput form={form} name="name" label={labels.name} />
      <FormInput form={form} name="emailUser" type="email" autoComplete="off" label={labels.emailUser} />
      <FormInput
        form={form}
        name="emailPass"
        type="password"
        autoComplete="new-password"
        label={labels.emailPass}
        hint={source === undefined ? labels.appPasswordHint : texts.keepsCurrent}
      />
      <FormInput form={form} name="ownerEmail" type="email" label={labels.ownerEmail} />
      <FormInput form={form} name="filterFrom" label={labels.filterFrom} hint={labels.filterFromHint} />
      <ConnectionTest
        input={() => {
          const { emailUser: user, emailPass: pass } = form.getValues()
          return { type: 'gmail', inbound: { user, pass }, ...(source !== undefined && { sourceId: source.id }) }
        }}
      />
    </SourceFormFrame>
  )
}
