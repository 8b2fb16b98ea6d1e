import { CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import { openFields, writtenField } from '#api/contract/snippet-fields.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'

/** What a snippet left open in a text, which keeps it from being sent: each leads to its place. */
export function OpenFields({ text, box }: { text: string; box: RefObject<HTMLTextAreaElement | null> }) {
  const open = openFields(text)
  const select = (written: string) => {
    const from = text.indexOf(written)
    box.current?.focus()
    if (from >= 0) box.current?.setSelectionRange(from, from + written.length)
  }
  return (
    <div role="status" className="text-small text-warn">
      {open.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 py-1.5">
          <span className="flex items-center gap-1.5">
            <CircleAlert aria-hidden className="size-3.5 shrink-0" />
            {say.snippetPicker.openFields}
          </span>
          {open.map((field) => (
            <Button key={field} look="link" size="inline" onClick={() => select(writtenField(field))}>
              {say.snippetPicker.fields[field]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
