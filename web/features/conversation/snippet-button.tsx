import { TextQuote } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { later } from '#web/code/later.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'

const loadPicker = () => import('./snippet-picker.tsx')
const SnippetPicker = later(loadPicker)

const isAtLineStart = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd && (selectionStart === 0 || value[selectionStart - 1] === '\n')

/** Opens the snippets for a box, as `/` at the start of a line does; what is taken stands where the cursor was. */
export function SnippetButton({
  chatId,
  box,
  onChange,
}: {
  chatId: string
  box: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const area = box.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (area === null || event.isComposing || !isAtLineStart(area)) return
      event.preventDefault()
      setOpen(true)
    }
    area?.addEventListener('keydown', onKey)
    return () => area?.removeEventListener('keydown', onKey)
  }, [box])
  const close = () => {
    setOpen(false)
    // After the popup has given the focus to its button: the host goes on writing.
    requestAnimationFrame(() => box.current?.focus())
  }
  const insert = (text: string) => {
    const area = box.current
    if (area) {
      const { value, selectionStart, selectionEnd } = area
      onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
      const end = selectionStart + text.length
      requestAnimationFrame(() => area.setSelectionRange(end, end))
    }
    close()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={say.snippetPicker.open}
        title={say.snippetPicker.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonClass({ look: 'quiet', size: 'icon' })}
        onPointerEnter={() => void loadPicker()}
        onClick={() => setOpen(!open)}
      >
        <TextQuote aria-hidden />
      </button>
      {open && (
        <Suspense>
          <SnippetPicker chatId={chatId} anchor={button} onInsert={insert} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
