import { langOf, say } from '#web/texts/say.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

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
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      lang={langOf('it')}
      question={say.editor.discard.question}
      confirmLabel={say.editor.discard.yes}
      cancelLabel={say.editor.discard.no}
      onConfirm={onDiscard}
    />
  )
}
