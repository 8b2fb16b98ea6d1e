import { Printer } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'

const PrintedChat = later(() => import('./printed-chat.tsx'))

/** Prints the whole conversation, by its button, from the palette, and by the browser's own key, which would print the screen. */
export function PrintButton({ chat }: { chat: ChatView }) {
  const [isPrinting, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  useShortcuts({
    print: (event) => {
      event.preventDefault()
      setPrinting(true)
    },
  })
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={say.inbox.conversation.print}
        title={say.inbox.conversation.print}
        aria-keyshortcuts="Control+p Meta+p"
        busy={isPrinting}
        onClick={() => setPrinting(true)}
      >
        {!isPrinting && <Printer aria-hidden />}
      </Button>
      {isPrinting && (
        <Suspense>
          <PrintedChat chat={chat} onDone={done} />
        </Suspense>
      )}
    </>
  )
}
