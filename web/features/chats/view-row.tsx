import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { VIEW_NAME_MAX } from '#api/contract/field-limits.ts'
import type { SavedView } from '#api/contract/saved-views.ts'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { toastUndo } from '#web/ui/toast.ts'
import { addressOf, useViewCommand } from './saved-views.ts'

function RenameForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const [name, setName] = useState(view.name)
  const command = useViewCommand()
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') command.mutate({ verb: 'rename', id: view.id, name }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={rename} className="flex flex-col gap-2 py-1">
      <Input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        aria-label={say.views.name}
        maxLength={VIEW_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={command.isPending} disabled={name.trim() === ''}>
          {say.views.renameDone}
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          {say.views.cancel}
        </Button>
      </div>
    </form>
  )
}

/** One view: its name leads to its address. What is deleted can be had back for a moment. */
export function ViewRow({ view, isShown, onOpen }: { view: SavedView; isShown: boolean; onOpen: () => void }) {
  const [isNaming, setNaming] = useState(false)
  const { mutateAsync, isPending } = useViewCommand()
  const { id, ...kept } = view
  const restore = () => void mutateAsync({ verb: 'save', view: kept }).catch(() => undefined)
  const offerUndo = () => toastUndo(say.views.deleted(view.name), { label: say.views.undo, onUndo: restore })
  const remove = () => void mutateAsync({ verb: 'delete', id }).then(offerUndo, () => undefined)
  if (isNaming)
    return (
      <li>
        <RenameForm view={view} onDone={() => setNaming(false)} />
      </li>
    )
  return (
    <li className="flex items-center gap-1">
      <Link
        to={{ search: addressOf(view) }}
        onClick={onOpen}
        aria-current={isShown ? 'true' : undefined}
        className={cn(
          'flex min-h-9 min-w-0 flex-1 items-center rounded-control px-2 text-body break-words hover:bg-raised pointer-coarse:min-h-11',
          isShown && 'font-medium text-accent',
        )}
      >
        <span className="min-w-0 py-1">{view.name}</span>
      </Link>
      <Button look="quiet" size="smallIcon" aria-label={say.views.rename(view.name)} onClick={() => setNaming(true)}>
        <Pencil aria-hidden />
      </Button>
      <Button look="quiet" size="smallIcon" aria-label={say.views.delete(view.name)} busy={isPending} onClick={remove}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}
