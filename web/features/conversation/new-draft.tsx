import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { cn } from '#web/lib/cn.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { say } from '#web/texts/say.ts'
import { ChippedText } from './chipped-text.tsx'

/**
 * What the draft says that came while its host writes, in sight where there is no room for its card beside the editor: in full, on a
 * phone by its first line until it is opened.
 */
export function NewDraft({ draft }: { draft: MessageView }) {
  const isPhone = useIsPhone()
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? !isPhone
  const id = useId()
  return (
    <div className="mt-3 border-l-2 border-line pl-3 2xl:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-2 text-left text-small font-medium text-muted pointer-coarse:min-h-11"
      >
        {say.editor.newDraft}
        <ChevronDown aria-hidden className={cn('size-4 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <p
        id={id}
        lang={draft.language ?? undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={isOpen ? 0 : undefined}
        className={cn(
          'text-body break-words [unicode-bidi:plaintext]',
          isOpen ? 'max-h-[clamp(3rem,14dvh,9rem)] overflow-y-auto whitespace-pre-wrap' : 'line-clamp-1',
        )}
      >
        <ChippedText text={draft.text} />
      </p>
    </div>
  )
}
