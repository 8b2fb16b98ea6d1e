import { Suspense, useRef, useState } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'

const PropertyPicker = later(() => import('./property-picker.tsx'))

/** Says which property a chat is about. What floats is fetched when it is first needed. */
export function AssociateProperty({
  chat,
  label = say.inbox.chats.associate,
  className,
}: {
  chat: ChatView
  label?: string
  className?: string
}) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cn(
          'text-left font-medium whitespace-nowrap text-accent underline-offset-4 hover:underline',
          className,
        )}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <Suspense>
          <PropertyPicker chat={chat} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
