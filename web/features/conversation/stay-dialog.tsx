import { type ReactNode, useState } from 'react'
import { say } from '#web/texts/say.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { AskToDiscard } from './ask-to-discard.tsx'
import { UnsavedInDialog } from './unsaved-in-dialog.ts'

/** The stay on screens too narrow for a third column. It asks before a name or dates that were typed go with it. */
export default function StayDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const [unsaved] = useState(() => new Set<object>())
  const [asks, setAsks] = useState(false)
  const leave = () => (unsaved.size > 0 ? setAsks(true) : onClose())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={say.inbox.stay.title}
      closeLabel={say.stayPanel.close}
    >
      <UnsavedInDialog value={unsaved}>{children}</UnsavedInDialog>
      <AskToDiscard open={asks} onOpenChange={setAsks} onDiscard={onClose} />
    </Dialog>
  )
}
