import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { cn } from '#web/lib/cn.ts'
import { popupClass } from './popup-class.ts'

export const PopoverRoot = Base.Root

export function PopoverPopup({
  title,
  children,
  align = 'start',
  anchor,
  className,
}: {
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  anchor?: RefObject<Element | null>
  className?: string
}) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} align={align} {...(anchor && { anchor })} collisionPadding={12} className="z-50">
        <Base.Popup
          {...(anchor && { finalFocus: anchor as RefObject<HTMLElement | null> })}
          className={cn(popupClass, 'w-72 max-w-[calc(100vw-24px)] p-3', className)}
        >
          <Base.Title className="px-1 pb-2 text-small font-medium text-muted">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
