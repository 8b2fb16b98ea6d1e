import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { cn } from '#web/lib/cn.ts'
import { buttonClass } from './button.tsx'
import { useFocusBefore } from './focus-before.ts'
import { popupClass } from './popup-class.ts'

export const backdropClass =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-[120ms] data-ending-style:opacity-0 data-starting-style:opacity-0'
/** A sheet from below on a phone, a card in the middle elsewhere. */
export const dialogClass = cn(
  popupClass,
  'fixed z-50 flex max-h-[calc(100dvh-48px)] flex-col overflow-y-auto overscroll-contain p-6',
  'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-b-none max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'md:top-1/2 md:left-1/2 md:w-[min(32rem,calc(100vw-48px))] md:-translate-1/2',
)

/** A modal dialog with title and close button; `open` is the caller's. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  className,
  lang,
  initialFocus,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  className?: string
  lang?: string
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const focusBefore = useFocusBefore(open)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={cn(dialogClass, className)}
          lang={lang}
          finalFocus={focusBefore}
          {...(initialFocus && { initialFocus })}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Base.Title className="display text-title">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-small text-muted">{description}</Base.Description>}
            </div>
            <Base.Close
              className={cn(buttonClass({ look: 'quiet', size: 'smallIcon' }), '-mt-1 -mr-2')}
              aria-label={closeLabel}
            >
              <X aria-hidden />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
