import { lazy, Suspense } from 'react'
import { itEditor } from '#web/texts/it-editor.ts'

const ConfirmDialog = lazy(() => import('#web/ui/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })))

/** Asked in every place where what a host has written would go. */
export function AskToDiscard({
  open,
  onOpenChange,
  onDiscard,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDiscard: () => void
}) {
  if (!open) return null
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        lang="it"
        question={itEditor.discard.question}
        confirmLabel={itEditor.discard.yes}
        cancelLabel={itEditor.discard.no}
        onConfirm={onDiscard}
      />
    </Suspense>
  )
}
