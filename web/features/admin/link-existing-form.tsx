import { useForm } from 'react-hook-form'
import type { NewUserResult } from '#api/contract/users.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormInput } from '#web/ui/form-field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.ts'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { useLinkExisting } from './add-user.ts'
import { failureText } from './failure-text.ts'

const labels = () => ({ email: say.admin.link.email })
const EMPTY = { email: '', activate: true, ensurePaidRole: true }

/** Makes a host of a user that the identity provider already has. */
export function LinkExistingForm() {
  const form = useForm({ defaultValues: EMPTY })
  const unsaved = useUnsavedForm('link-existing-user', form)
  const linking = useLinkExisting()
  const tell = ({ success, error }: NewUserResult) => {
    if (!success) {
      toastFailed(error ?? say.admin.link.rejected)
      return
    }
    unsaved.forget()
    form.reset(EMPTY)
    toastDone(say.admin.link.linked)
  }
  const submit = form.handleSubmit((values) =>
    linking.mutateAsync({ body: values }).then(tell, (error: Error) => {
      if (!showFieldErrors(error, labels, form.setError)) toastFailed(failureText(error, say.admin.link.failed))
    }),
  )
  return (
    <Card>
      <h2 className="font-medium">{say.admin.link.title}</h2>
      <p className="mb-4 text-small text-muted">{say.admin.link.text}</p>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <UnsavedNote {...unsaved} />
        <FormInput
          form={form}
          name="email"
          type="email"
          autoComplete="off"
          label={say.admin.link.email}
          rules={{ required: say.admin.emailRequired }}
        />
        <Checkbox label={say.admin.link.activate} {...form.register('activate')} />
        <Checkbox label={say.admin.link.ensurePaidRole} {...form.register('ensurePaidRole')} />
        <div>
          <Button look="primary" type="submit" busy={form.formState.isSubmitting}>
            {say.admin.link.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
