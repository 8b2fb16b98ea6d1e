import { Bookmark } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { later } from '#web/code/later.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChatFilterControl } from './chat-filter.ts'
import { isSame, shownBy, useSavedViews } from './saved-views.ts'

const ViewMenu = later(() => import('./view-menu.tsx'))

/** Opens the saved views, and says which of them is shown. */
export function ViewButton({ control }: { control: ChatFilterControl }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { data: views = [] } = useSavedViews()
  const shown = views.find((view) => isSame(view, shownBy(control.filter)))
  const label = shown ? say.views.shown(shown.name) : say.views.open
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="icon"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Bookmark aria-hidden className={shown && 'fill-current text-accent'} />
      </Button>
      {open && (
        <Suspense>
          <ViewMenu control={control} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
