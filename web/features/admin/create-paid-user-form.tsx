import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { temporaryPassword } from '#api/contract/temporary-password.ts'
import { type NewUserResult, TEMPORARY_PASSWORD_HOURS } from '#api/contract/users.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { adminTexts } from '#web/texts/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormInput } from '#web/ui/form-field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.ts'
import { useCreatePaidUser } from './add-user.ts'
import { failureText } from './failure-text.ts'
import { TemporaryPassword } from './temporary-password.tsx'

const texts = adminTexts.create
const LABELS = { email: texts.email, fullName: texts.fullName, tempPassword: texts.tempPassword }
const EMPTY = { email: '', fullName: '', tempPassword: '' }
type Shown = { email: string; password: string; expiresAt: string | undefined }

/** Creates a user with the paid role. A password that the server made is shown once, and kept nowhere. */
export function CreatePaidUserForm() {
  const form = useForm({ defaultValues: EMPTY })
  const creating = useCreatePaidUser()
  const [isVisible, setVisible] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const tell = ({ success, error, user }: NewUserResult, ownPassword: boolean) => {
    if (!success) {
      toastFailed(error ?? texts.rejected)
      return
    }
    form.reset(EMPTY)
    toastDone(ownPassword ? texts.createdWithYours : texts.created)
    if (user?.tempPassword) {
      setShown({ email: user.email, password: user.tempPassword, expiresAt: user.tempPasswordExpiresAt })
    }
  }
  const submit = form.handleSubmit((values) =>
    creating.mutateAsync({ body: { ...values, requirePasswordChange: true, emailVerified: true } }).then(
      (result) => tell(result, values.tempPassword !== ''),
      (error: Error) => {
        const atField = showFieldErrors(error, LABELS, form.setError)
        if (!atField) toastFailed(failureText(error, texts.failed))
      },
    ),
  )
  return (
    <Card>
      <h2 className="mb-4 font-medium">{texts.title}</h2>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <FormInput
          form={form}
          name="email"
          type="email"
          autoComplete="off"
          label={texts.email}
          rules={{ required: adminTexts.emailRequired }}
        />
        <FormInput form={form} name="fullName" autoComplete="off" label={texts.fullName} />
        <div className="flex items-end gap-2">
          <FormInput
            form={form}
            name="tempPassword"
            type={isVisible ? 'text' : 'password'}
            autoComplete="new-password"
            label={texts.tempPassword}
            hint={texts.tempPasswordHint(TEMPORARY_PASSWORD_HOURS)}
            className="flex-1"
          />
          <Button onClick={() => form.setValue('tempPassword', temporaryPassword())}>{texts.generate}</Button>
        </div>
        <Checkbox label={texts.show} checked={isVisible} onChange={(event) => setVisible(event.target.checked)} />
        <div>
          <Button look="primary" type="submit" busy={form.formState.isSubmitting}>
            {texts.submit}
          </Button>
        </div>
      </form>
      <TemporaryPassword shown={shown} onDone={() => setShown(null)} />
    </Card>
  )
}
