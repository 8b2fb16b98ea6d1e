import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { temporaryPassword } from '#api/contract/temporary-password.ts'
import { TEMPORARY_PASSWORD_HOURS } from '#api/contract/told-figures.ts'
import type { NewUserResult } from '#api/contract/users.ts'
import { later } from '#web/code/later.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormInput } from '#web/ui/form-field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.ts'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { useCreatePaidUser } from './add-user.ts'
import { failureText } from './failure-text.ts'

const TemporaryPassword = later(() => import('./temporary-password.tsx'))

const labels = () => ({
  email: say.admin.create.email,
  fullName: say.admin.create.fullName,
  tempPassword: say.admin.create.tempPassword,
})
const EMPTY = { email: '', fullName: '', tempPassword: '' }
type Shown = { email: string; password: string; expiresAt: string | undefined }

/** Creates a user with the paid role. A password that the server made is shown once, and kept nowhere. */
export function CreatePaidUserForm() {
  const form = useForm({ defaultValues: EMPTY })
  const unsaved = useUnsavedForm('create-paid-user', form)
  const creating = useCreatePaidUser()
  const [isVisible, setVisible] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const tell = ({ success, error, user }: NewUserResult, ownPassword: boolean) => {
    if (!success) {
      toastFailed(error ?? say.admin.create.rejected)
      return
    }
    unsaved.forget()
    form.reset(EMPTY)
    toastDone(ownPassword ? say.admin.create.createdWithYours : say.admin.create.created)
    if (user?.tempPassword) {
      setShown({ email: user.email, password: user.tempPassword, expiresAt: user.tempPasswordExpiresAt })
    }
  }
  const submit = form.handleSubmit((values) =>
    creating.mutateAsync({ body: { ...values, requirePasswordChange: true, emailVerified: true } }).then(
      (result) => tell(result, values.tempPassword !== ''),
      (error: Error) => {
        const atField = showFieldErrors(error, labels, form.setError)
        if (!atField) toastFailed(failureText(error, say.admin.create.failed))
      },
    ),
  )
  return (
    <Card>
      <h2 className="mb-4 font-medium">{say.admin.create.title}</h2>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <UnsavedNote {...unsaved} />
        <FormInput
          form={form}
          name="email"
          type="email"
          autoComplete="off"
          label={say.admin.create.email}
          rules={{ required: say.admin.emailRequired }}
        />
        <FormInput form={form} name="fullName" autoComplete="off" label={say.admin.create.fullName} />
        <div className="flex items-end gap-2">
          <FormInput
            form={form}
            name="tempPassword"
            type={isVisible ? 'text' : 'password'}
            autoComplete="new-password"
            label={say.admin.create.tempPassword}
            hint={say.admin.create.tempPasswordHint(TEMPORARY_PASSWORD_HOURS)}
            className="flex-1"
          />
          <Button onClick={() => form.setValue('tempPassword', temporaryPassword())}>
            {say.admin.create.generate}
          </Button>
        </div>
        <Checkbox
          label={say.admin.create.show}
          checked={isVisible}
          onChange={(event) => setVisible(event.target.checked)}
        />
        <div>
          <Button look="primary" type="submit" busy={form.formState.isSubmitting}>
            {say.admin.create.submit}
          </Button>
        </div>
      </form>
      {shown && (
        <Suspense>
          <TemporaryPassword shown={shown} onDone={() => setShown(null)} />
        </Suspense>
      )}
    </Card>
  )
}
