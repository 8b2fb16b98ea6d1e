import type { SourceView } from '#api/contract/sources.ts'
import { say } from '#web/texts/say.ts'
import { FormInput } from '#web/ui/form-field.tsx'
import { SourceFormFrame } from './source-form-frame.tsx'
import type { TypeFormProps } from './type-form-props.ts'
import { useSourceForm } from './use-source-form.ts'

type WhatsappSource = Extract<SourceView, { type: 'whatsapp' }>
const labels = () => ({
  name: say.sources.fields.name,
  phoneNumberId: say.sources.fields.phoneNumberId,
  accessToken: say.sources.fields.accessToken,
  displayPhoneNumber: say.sources.fields.displayPhoneNumber,
  wabaBusinessId: say.sources.fields.wabaBusinessId,
  appId: say.sources.fields.appId,
})

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
  const { form, unsaved, submit } = useSourceForm({
    type: 'whatsapp',
    source,
    values,
    labels,
    onSaved,
    toInput: trimmed,
  })
  return (
    <SourceFormFrame {...{ form, unsaved, onCancel, cancelLabel }} onSubmit={submit}>
      <FormInput form={form} name="name" label={say.sources.fields.name} />
      <FormInput form={form} name="phoneNumberId" inputMode="numeric" label={say.sources.fields.phoneNumberId} />
      <FormInput
        form={form}
        name="accessToken"
        type="password"
        autoComplete="new-password"
        label={say.sources.fields.accessToken}
        hint={source === undefined ? undefined : say.sources.keepsCurrent}
      />
      <FormInput form={form} name="displayPhoneNumber" type="tel" label={say.sources.fields.displayPhoneNumber} />
      <FormInput form={form} name="wabaBusinessId" label={say.sources.fields.wabaBusinessId} />
      <FormInput form={form} name="appId" label={say.sources.fields.appId} />
    </SourceFormFrame>
  )
}

const trimmed = <T extends { phoneNumberId: string; accessToken: string }>(values: T) => ({
  ...values,
  phoneNumberId: values.phoneNumberId.trim(),
  accessToken: values.accessToken.trim(),
})
