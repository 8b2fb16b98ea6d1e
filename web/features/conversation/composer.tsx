import { useEffect, useRef } from 'react'
import { later } from '#web/code/later.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { ChatDeadline } from './deadline-line.tsx'
import { useFocusBack } from './held-focus.ts'
import { ReplyBox } from './reply-box.tsx'

const ReplyArrival = later(() => import('./reply-arrival.tsx'))

/** Where the host writes. */
export function Composer({ chatId }: { chatId: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useShortcuts({
    reply: (event) => {
      event.preventDefault()
      box.current?.focus()
    },
  })
  useFocusBack(box, chatId)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current === null) return
    const root = document.documentElement.style
    // On a phone it is as wide as the page: what floats stands above it, however many lines are written.
    const height = new ResizeObserver(([seen]) =>
      root.setProperty('--composer', `${seen?.target.getBoundingClientRect().height ?? 0}px`),
    )
    height.observe(frame.current)
    return () => {
      height.disconnect()
      root.removeProperty('--composer')
    }
  }, [])
  return (
    <div ref={frame} className="shrink-0 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6">
      <div className="mx-auto max-w-4xl px-1 has-[p,button]:pb-2">
        <Boundary instead={() => null}>
          <ChatDeadline chatId={chatId} />
          <OnceIdle>
            <ReplyArrival chatId={chatId} />
          </OnceIdle>
        </Boundary>
      </div>
      <ReplyBox
        chatId={chatId}
        label={say.inbox.conversation.input}
        lang={langOf('en')}
        box={box}
        className="mx-auto max-w-4xl"
      />
    </div>
  )
}
