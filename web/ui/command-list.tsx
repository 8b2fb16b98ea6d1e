import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Input } from './input.tsx'

export type CommandItem = { id: string; label: string; hint?: ReactNode; group?: string; lang?: string }

const step = (at: number, by: number, count: number) => (count === 0 ? -1 : (at + by + count) % count)

/** A box to type in and what it finds below: arrows choose, Enter takes. A combobox for those who hear it (WAI-ARIA 1.2). */
export function CommandList({
  label,
  query,
  onQuery,
  items,
  empty,
  busy = false,
  onChoose,
  box: given,
  className,
}: {
  label: string
  query: string
  onQuery: (query: string) => void
  items: CommandItem[]
  empty: string
  busy?: boolean
  onChoose: (id: string) => void
  box?: RefObject<HTMLInputElement | null>
  className?: string
}) {
  const list = useId()
  const own = useRef<HTMLInputElement>(null)
  const box = given ?? own
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  )
  const active = items[at]
  const optionId = (id: string) => `${list}-${id}`
  // A dialog that gives it the focus itself knows by that where to give it back.
  useEffect(() => own.current?.focus(), [])
  const activeId = active && optionId(active.id)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = { ArrowDown: step(at, 1, items.length), ArrowUp: step(at, -1, items.length) }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setChosen(items[next]?.id ?? null)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (active) onChoose(active.id)
  }
  return (
    <div className={cn('flex min-h-0 flex-col gap-2', className)}>
      <Input
        ref={box}
        role="combobox"
        aria-expanded
        className="shrink-0"
        aria-controls={list}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setChosen(null)
          onQuery(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label={label}
        aria-busy={busy || undefined}
        className="min-h-0 overflow-y-auto"
      >
        {items.map(({ id, label: name, hint, group, lang }, index) => (
          <div key={id} role="presentation">
            {group !== undefined && group !== items[index - 1]?.group && (
              <p aria-hidden className="px-3 pt-3 pb-1 text-badge font-medium text-muted">
                {group}
              </p>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, which keeps the focus */}
            <div
              id={optionId(id)}
              role="option"
              tabIndex={-1}
              lang={lang}
              aria-selected={index === at}
              className={cn(
                'flex min-h-9 cursor-default items-center justify-between gap-3 rounded-control px-3 py-1 text-body pointer-coarse:min-h-11',
                index === at && 'bg-raised',
              )}
              onPointerMove={() => setChosen(id)}
              onClick={() => onChoose(id)}
            >
              <span className="min-w-0 break-words">{name}</span>
              {hint && <span className="shrink-0 text-small text-muted">{hint}</span>}
            </div>
          </div>
        ))}
      </div>
      <p role="status" className={cn('px-3 text-small text-muted', items.length > 0 && 'sr-only')}>
        {items.length === 0 && !busy ? empty : ''}
      </p>
    </div>
  )
}
