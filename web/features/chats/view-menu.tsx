import { type FormEvent, type RefObject, useState } from 'react'
import { VIEW_NAME_MAX } from '#api/contract/field-limits.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Input } from '#web/ui/input.tsx'
import { isWithin } from '#web/ui/is-within.ts'
import { PopoverPopup, PopoverRoot } from '#web/ui/popover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ChatFilterControl } from './chat-filter.ts'
import { isSame, type Shown, shownBy, useSavedViews, useViewCommand } from './saved-views.ts'
import { ViewRow } from './view-row.tsx'

function SaveForm({ shown, names }: { shown: Shown; names: readonly string[] }) {
  const [name, setName] = useState('')
  const command = useViewCommand()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') command.mutate({ verb: 'save', view: { ...shown, name } })
  }
  return (
    <form onSubmit={save} className="mt-2 flex flex-col gap-2 border-t border-line pt-3">
      <Input
        aria-label={say.views.name}
        placeholder={say.views.name}
        maxLength={VIEW_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" busy={command.isPending} disabled={name.trim() === ''}>
        {names.includes(name.trim()) ? say.views.replace(name.trim()) : say.views.save}
      </Button>
    </form>
  )
}

function Views({ control, onClose }: { control: ChatFilterControl; onClose: () => void }) {
  const { data: views, isLoadingError, refetch } = useSavedViews()
  const shown = shownBy(control.filter)
  if (isLoadingError)
    return <FailedState text={say.views.failed} retryLabel={say.views.retry} onRetry={() => void refetch()} />
  if (views === undefined) return <Skeleton className="h-24 w-full" />
  const isSaved = views.some((view) => isSame(view, shown))
  return (
    <>
      {views.length > 0 && (
        <ul className="max-h-72 overflow-y-auto">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} isShown={isSame(view, shown)} onOpen={onClose} />
          ))}
        </ul>
      )}
      {views.length === 0 && !control.isFiltered && <p className="px-1 text-small text-muted">{say.views.none}</p>}
      {control.isFiltered && !isSaved && <SaveForm shown={shown} names={views.map(({ name }) => name)} />}
    </>
  )
}

/** The host's views: to open, to name what is shown now, to rename and delete. */
export default function ViewMenu({
  control,
  anchor,
  onClose,
}: {
  control: ChatFilterControl
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  return (
    <PopoverRoot open onOpenChange={(open, { event }) => !open && !isWithin(anchor, event) && onClose()}>
      <PopoverPopup title={say.views.title} anchor={anchor} align="end">
        <Views control={control} onClose={onClose} />
      </PopoverPopup>
    </PopoverRoot>
  )
}
