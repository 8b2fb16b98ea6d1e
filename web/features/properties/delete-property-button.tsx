import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useDeleteProperty } from './delete-property.ts'

/** Asks, deletes, and returns to the list. */
export function DeletePropertyButton({ propertyId }: { propertyId: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const deleting = useDeleteProperty(propertyId)
  const confirm = () =>
    deleting.mutate(undefined, {
      onSuccess: () => void navigate(paths.properties),
      onError: () => {
        setAsking(false)
        toastFailed(say.properties.failedToDelete)
      },
    })
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {say.basics.common.delete}
      </Button>
      <ConfirmDialog
        lang={langOf('en')}
        open={asking}
        onOpenChange={setAsking}
        question={say.properties.deleteQuestion}
        confirmLabel={say.basics.common.delete}
        cancelLabel={say.basics.common.cancel}
        busy={deleting.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
