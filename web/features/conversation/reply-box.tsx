import { useQueryClient } from '@tanstack/react-query'
import { SendHorizontal } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { MESSAGE_TEXT_MAX } from '#api/contract/message-limits.ts'
import { openFields } from '#api/contract/snippet-fields.ts'
import { later } from '#web/code/later.ts'
import { cn } from '#web/lib/cn.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useHeldFocus } from './held-focus.ts'
import { useManualReply } from './message-commands.ts'
import { OpenFields } from './open-fields.tsx'
import { SnippetButton } from './snippet-button.tsx'
import { keepUnsentText, useUnsentText } from './unsent-text.ts'
import { whyHeld } from './uploads.ts'

/** What goes with a text: fetched beside its box. */
export const FilesToSend = later(() => import('./files-to-send.tsx'))

/** One line that grows. Enter sends, Shift+Enter makes a line; a failed send puts the text back, before what was begun meanwhile. All boxes of a chat hold the same words. */
export function ReplyBox({
  chatId,
  label,
  lang,
  box: given,
  className,
}: {
  chatId: string
  label: string
  lang?: string
  box?: RefObject<HTMLTextAreaElement | null>
  className: string
}) {
  const text = useUnsentText(chatId)
  const change = (next: string) => keepUnsentText(chatId, next)
  const reply = useManualReply(chatId)
  const client = useQueryClient()
  const own = useRef<HTMLTextAreaElement>(null)
  const box = given ?? own
  // The chat's own goes away with its chat alone, and what is opened later is another thing.
  useHeldFocus(box, given === undefined ? chatId : undefined)
  // What a snippet left open would reach the guest as it stands.
  const held = text.trim() === '' || openFields(text).length > 0
  const send = () => {
    if (held) return
    // It would leave without what is still on its way to it.
    const why = whyHeld(client, { chatId, placeId: chatId })
    if (why !== undefined) return toastFailed(why)
    reply(text)
    change('')
    // The button that was pressed cannot be pressed any more: the keys stay with the text.
    if (document.activeElement?.matches('button')) box.current?.focus()
  }
  useShortcuts({ send }, box)
  return (
    <div className={className}>
      <OpenFields text={text} box={box} />
      <form
        className="flex flex-wrap items-end gap-1 rounded-card border border-control bg-surface p-1 focus-within:border-accent"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <OnceIdle instead={<span className="size-9" />}>
          <FilesToSend chatId={chatId} placeId={chatId} />
        </OnceIdle>
        <textarea
          ref={box}
          lang={lang}
          rows={1}
          dir="auto"
          value={text}
          maxLength={MESSAGE_TEXT_MAX}
          placeholder={label}
          aria-label={label}
          data-place={chatId}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
            // With its modifier it is a key of the registry.
            if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
            if (event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
          className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none bg-transparent px-3 py-1.5 text-body outline-none pointer-coarse:min-h-11 pointer-coarse:py-2.5 pointer-coarse:text-[1rem]"
        />
        <SnippetButton chatId={chatId} box={box} onChange={change} />
        <button
          type="submit"
          disabled={held}
          aria-label={say.inbox.conversation.send}
          title={say.inbox.conversation.send}
          className={cn(buttonClass({ look: 'quiet', size: 'icon' }), !held && 'text-accent')}
        >
          <SendHorizontal aria-hidden />
        </button>
      </form>
    </div>
  )
}
