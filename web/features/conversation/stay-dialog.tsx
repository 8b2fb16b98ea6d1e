import type { ReactNode } from 'react'
import { say } from '#web/texts/say.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** The stay on screens too narrow for a third column. */
export default function StayDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.inbox.stay.title}
      closeLabel={say.stayPanel.close}
    >
      {children}
    </Dialog>
  )
}
