import { RotateCcw } from 'lucide-react'
import { type RefObject, Suspense } from 'react'
import { MESSAGE_TEXT_MAX } from '#api/contract/message-limits.ts'
import { later } from '#web/code/later.ts'
import { cn } from '#web/lib/cn.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { KeptPlaceholders } from './kept-placeholders.tsx'
import { OpenFields } from './open-fields.tsx'
import { SnippetButton } from './snippet-button.tsx'

const ArrivalLine = later(() => import('./arrival-line.tsx'))
const WordDiff = later(() => import('./word-diff.tsx'))

function Changes({ original, text, onRestore }: { original: string; text: string; onRestore: () => void }) {
  return (
    <div className="mt-3">
      <div className="flex items-center justify-between">
        <h3 className="text-small font-medium text-muted">{say.editor.changes}</h3>
        <Button look="link" size="inline" onClick={onRestore}>
          <RotateCcw aria-hidden />
          {say.editor.restore}
        </Button>
      </div>
      <Suspense>
        <WordDiff before={say.secrets.inWords(original)} after={say.secrets.inWords(text)} />
      </Suspense>
    </div>
  )
}

/** The host's wording of a draft, with what was changed against the AI's, which is always kept. */
export function DraftEditor({
  chatId,
  box,
  placeId,
  isShort,
  original,
  text,
  language,
  onChange,
  onSend,
  onEscape,
}: {
  chatId: string
  box: RefObject<HTMLTextAreaElement | null>
  placeId: string
  /** Another draft stands above it, within the same sight. */
  isShort: boolean
  original: string
  text: string
  language: string | null
  onChange: (text: string) => void
  onSend: () => void
  onEscape: () => void
}) {
  /** The button that was pressed goes away: the keys stay with the text. */
  const changeByButton = (next: string) => {
    onChange(next)
    box.current?.focus()
  }
  useShortcuts({ send: onSend }, box)
  return (
    <>
      <Textarea
        ref={box}
        aria-label={say.editor.label}
        data-place={placeId}
        value={text}
        maxLength={MESSAGE_TEXT_MAX}
        lang={language ?? undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          // The dialog that asks is there before the key has gone up to the document, and would be closed by it.
          event.stopPropagation()
          onEscape()
        }}
        // Long drafts scroll within: head and countdown around it stay in sight, on a phone above its keyboard.
        className={cn(
          'field-sizing-content leading-[1.55] max-md:max-h-[max(8rem,var(--free-height,100dvh)-28rem)] low:max-h-[max(4rem,100cqh-10.5rem)] low:min-h-16',
          isShort
            ? 'max-h-[clamp(6rem,100dvh-48rem,60dvh)] min-h-24'
            : 'max-h-[clamp(8rem,100dvh-33rem,60dvh)] min-h-32',
        )}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        <SnippetButton chatId={chatId} box={box} onChange={onChange} />
        <OpenFields text={text} box={box} />
      </div>
      <Suspense>
        <ArrivalLine chatId={chatId} text={text} />
      </Suspense>
      <KeptPlaceholders text={text} onChange={changeByButton} />
      {text !== original && <Changes original={original} text={text} onRestore={() => changeByButton(original)} />}
    </>
  )
}
