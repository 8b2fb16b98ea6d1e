import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { popupClass } from './popup-class.ts'

const itemClass =
  'flex min-h-9 cursor-default items-center gap-2 rounded-control px-3 text-body outline-none select-none data-highlighted:bg-raised data-disabled:opacity-55 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export const MenuRoot = Base.Root
export const MenuRadioGroup = Base.RadioGroup

export function MenuPopup({
  children,
  align = 'end',
  anchor,
  label,
  className,
}: {
  children: ReactNode
  align?: 'start' | 'end'
  /** What it floats at, and where the focus goes back to. */
  anchor?: RefObject<HTMLElement | null>
  label?: string
  className?: string
}) {
  // Of the landmark that its anchor is in: what stands beside all of them is passed by who walks by landmarks.
  const [landmark] = useState(() => anchor?.current?.closest<HTMLElement>('header, main'))
  return (
    <Base.Portal className="absolute" {...(landmark && { container: landmark })}>
      <Base.Positioner
        sideOffset={6}
        align={align}
        collisionPadding={8}
        className="z-50 outline-none"
        {...(anchor && { anchor })}
      >
        <Base.Popup
          aria-label={label}
          className={cn(popupClass, 'min-w-52 p-1', className)}
          {...(anchor && { finalFocus: anchor })}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Base.Item> & { className?: string }) {
  return <Base.Item className={cn(itemClass, className)} {...rest} />
}

export function MenuRadioItem({ children, ...rest }: ComponentProps<typeof Base.RadioItem>) {
  return (
    <Base.RadioItem className={cn(itemClass, 'justify-between')} {...rest}>
      <span className="flex items-center gap-2">{children}</span>
      <Base.RadioItemIndicator className="text-accent">
        <Check aria-hidden />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  )
}

export function MenuCheckboxItem({ children, ...rest }: ComponentProps<typeof Base.CheckboxItem>) {
  return (
    <Base.CheckboxItem className={cn(itemClass, 'justify-between')} {...rest}>
      <span className="flex items-center gap-2">{children}</span>
      <Base.CheckboxItemIndicator className="text-accent">
        <Check aria-hidden />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <p className="px-3 pt-2 pb-1 text-badge font-medium text-muted">{children}</p>
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2 my-1 h-px bg-line" />
}
