import { lazy, Suspense } from 'react'
import { langOf, say } from '#web/texts/say.ts'

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
        lang={langOf('it')}
        question={say.editor.discard.question}
        confirmLabel={say.editor.discard.yes}
        cancelLabel={say.editor.discard.no}
        onConfirm={onDiscard}
      />
    </Suspense>
  )
}
