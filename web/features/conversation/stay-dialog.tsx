import type { ReactNode } from 'react'
import { it } from '#web/texts/it.ts'
import { itStay } from '#web/texts/it-stay.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** The stay on screens too narrow for a third column. */
export default function StayDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={it.stay.title} closeLabel={itStay.close}>
      {children}
    </Dialog>
  )
}
