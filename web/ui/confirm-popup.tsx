import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import { backdropClass, dialogClass } from './dialog.tsx'
import { useFocusBefore } from './focus-before.ts'

export type Asked = {
  open: boolean
  onOpenChange: (open: boolean) => void
  question: ReactNode
  confirmLabel: string
  cancelLabel: string
  busy?: boolean
  onConfirm: () => void
  lang?: string
}

/** The dialog that `ConfirmDialog` fetches. */
export default function ConfirmPopup({ open, onOpenChange, busy = false, onConfirm, lang, ...texts }: Asked) {
  const focusBefore = useFocusBefore(open)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={dialogClass} lang={lang} finalFocus={focusBefore}>
          <Base.Title className="text-message font-medium">{texts.question}</Base.Title>
          <div className="mt-6 flex justify-end gap-2">
            <Base.Close className={buttonClass({ look: 'plain' })}>{texts.cancelLabel}</Base.Close>
            <Button look="dangerFilled" busy={busy} onClick={onConfirm}>
              {texts.confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
