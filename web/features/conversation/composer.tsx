import { useRef } from 'react'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { it } from '#web/texts/it.ts'
import { ReplyBox } from './reply-box.tsx'

/** Where the host writes. */
export function Composer({ chatId }: { chatId: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useShortcuts({
    reply: (event) => {
      event.preventDefault()
      box.current?.focus()
    },
  })
  return (
    <div className="shrink-0 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6">
      <ReplyBox chatId={chatId} label={it.conversation.input} lang="en" box={box} className="mx-auto max-w-4xl" />
    </div>
  )
}
