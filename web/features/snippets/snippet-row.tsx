import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SnippetView } from '#api/contract/snippets.ts'
import { useSnippetCommand } from '#web/lib/snippets.ts'
import { useWasLeftUnsaved } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfter } from '#web/ui/focus-after.ts'
import { toastFailed, toastUndo } from '#web/ui/toast.ts'
import { SnippetForm, unsavedSnippet } from './snippet-form.tsx'

/** One snippet, to change and to delete; what was deleted can be had back for a moment. */
export function SnippetRow({ snippet, onDeleted }: { snippet: SnippetView; onDeleted: () => void }) {
  const { id, name, text, propertyId } = snippet
  const [isEditing, setEditing] = useState(useWasLeftUnsaved(unsavedSnippet(propertyId, id)))
  const editor = useFocusAfter<HTMLButtonElement>(isEditing)
  const { mutateAsync, isPending } = useSnippetCommand()
  const restore = () =>
    void mutateAsync({ verb: 'save', snippet: { name, text, propertyId } }).catch(() =>
      toastFailed(say.snippets.failedToSave),
    )
  const offerUndo = () => toastUndo(say.snippets.deleted(name), { label: say.snippets.undo, onUndo: restore })
  const remove = () =>
    void mutateAsync({ verb: 'delete', id }).then(
      () => {
        offerUndo()
        onDeleted()
      },
      () => toastFailed(say.snippets.failedToDelete),
    )
  if (isEditing)
    return (
      <li>
        <SnippetForm snippet={snippet} propertyId={propertyId} onDone={() => setEditing(false)} />
      </li>
    )
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="line-clamp-2 text-small break-words text-muted">{text}</p>
      </div>
      <Button
        ref={editor}
        look="quiet"
        size="smallIcon"
        aria-label={say.snippets.edit(name)}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden />
      </Button>
      <Button look="quiet" size="smallIcon" aria-label={say.snippets.delete(name)} busy={isPending} onClick={remove}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}
