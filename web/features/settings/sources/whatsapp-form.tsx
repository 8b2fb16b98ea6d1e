import type { SourceView } from '#api/contract/sources.ts'
import { sourceTexts as texts } from '#web/texts/sources.ts'
import { FormInput } from '#web/ui/form-field.tsx'
import { SourceFormFrame } from './source-form-frame.tsx'
import type { TypeFormProps } from './type-form-props.ts'
import { useSourceForm } from './use-source-form.ts'

type WhatsappSource = Extract<SourceView, { type: 'whatsapp' }>
const labels = texts.fields
const LABELS = {
  name: labels.name,
  phoneNumberId: labels.phoneNumberId,
  accessToken: labels.accessToken,
  displayPhoneNumber: labels.displayPhoneNumber,
  wabaBusinessId: labels.wabaBusinessId,
  appId: labels.appId,
}

/** A WhatsApp number; on edit a blank token keeps the current one. */
export function WhatsappForm({ source, onSaved, onCancel, cancelLabel }: TypeFormProps<WhatsappSource>) {
  const config = source?.whatsappConfig
  const values = {
    name: source?.name ?? '',
    phoneNumberId: config?.phoneNumberId ?? '',
    accessToken: '',
    displayPhoneNumber: config?.displayPhoneNumber ?? '',
    wabaBusinessId: config?.wabaBusinessId ?? '',
    appId: config?.appId ?? '',
  }
  const { form, submit } = useSourceForm({
    type: 'whatsapp',
    source,
    values,
    labels: LABELS,
    onSaved,
    toInput: trimmed,
  })
  return (
    <SourceFormFrame form={form} onSubmit={submit} onCancel={onCancel} cancelLabel={cancelLabel}>
      <FormInput form={form} name="name" label={labels.name} />
      <FormInput form={form} name="phoneNumberId" inputMode="numeric" label={labels.phoneNumberId} />
      <FormInput
        form={form}
        name="accessToken"
        type="password"
        autoComplete="new-password"
        label={labels.accessToken}
        hint={source === undefined ? undefined : texts.keepsCurrent}
      />
      <FormInput form={form} name="displayPhoneNumber" type="tel" label={labels.displayPhoneNumber} />
      <FormInput form={form} name="wabaBusinessId" label={labels.wabaBusinessId} />
      <FormInput form={form} name="appId" label={labels.appId} />
    </SourceFormFrame>
  )
}

const trimmed = <T extends { phoneNumberId: string; accessToken: string }>(values: T) => ({
  ...values,
  phoneNumberId: values.phoneNumberId.trim(),
  accessToken: values.accessToken.trim(),
})
