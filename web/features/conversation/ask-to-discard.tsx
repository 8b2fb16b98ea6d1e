import { Suspense } from 'react'
import { later } from '#web/code/later.ts'
import { langOf, say } from '#web/texts/say.ts'

const ConfirmDialog = later(async () => ({ default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog }))

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
