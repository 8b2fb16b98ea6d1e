import type { SourceView } from '#api/contract/sources.ts'
import { say } from '#web/texts/say.ts'
import { FormInput } from '#web/ui/form-field.tsx'
import { ConnectGoogle } from './connect-google.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { SourceFormFrame } from './source-form-frame.tsx'
import type { TypeFormProps } from './type-form-props.ts'
import { useSourceForm } from './use-source-form.ts'

type GmailSource = Extract<SourceView, { type: 'gmail' }>
const labels = () => ({
  name: say.sources.fields.name,
  emailUser: say.sources.fields.emailUser,
  emailPass: say.sources.fields.emailPass,
  ownerEmail: say.sources.fields.ownerEmail,
  filterFrom: say.sources.fields.filterFrom,
})

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
  const { form, unsaved, submit } = useSourceForm({
    type: 'gmail',
    source,
    values,
    labels,
    toInput: (entered) => entered,
    onSaved,
  })
  const { dirtyFields } = form.formState
  // The address goes along to Google: nothing is lost that the browser would have to ask about.
  const leave = () => Object.keys(dirtyFields).every((name) => name === 'emailUser') && unsaved.forget()
  return (
    <SourceFormFrame {...{ form, unsaved, onCancel, cancelLabel }} onSubmit={submit}>
      <ConnectGoogle isConnected={isConnected} emailUser={() => form.getValues('emailUser')} onLeaving={leave} />
      <FormInput form={form} name="name" label={say.sources.fields.name} />
      <FormInput form={form} name="emailUser" type="email" autoComplete="off" label={say.sources.fields.emailUser} />
      <FormInput
        form={form}
        name="emailPass"
        type="password"
        autoComplete="new-password"
        label={say.sources.fields.emailPass}
        hint={source === undefined || isConnected ? say.sources.fields.appPasswordHint : say.sources.keepsCurrent}
      />
      <FormInput form={form} name="ownerEmail" type="email" label={say.sources.fields.ownerEmail} />
      <FormInput
        form={form}
        name="filterFrom"
        label={say.sources.fields.filterFrom}
        hint={say.sources.fields.filterFromHint}
      />
      {!isConnected && (
        <ConnectionTest
          onBegin={() => form.clearErrors('root')}
          input={() => {
            const { emailUser: user, emailPass: pass } = form.getValues()
            return { type: 'gmail', inbound: { user, pass }, ...(source !== undefined && { sourceId: source.id }) }
          }}
        />
      )}
    </SourceFormFrame>
  )
}
