import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { buttonClass } from './button.tsx'
import { popupClass } from './popup-class.ts'
import { noteOver, offerShown, showToasts, type Toast, type Undo } from './toast.ts'

type ToastData = { undo?: Undo }

const manager = Base.createToastManager<ToastData>()

function show(toast: Toast) {
  const { title, type } = toast
  if (type === 'good') manager.add({ title, type, timeout: 4_000 })
  if (type === 'bad') manager.add({ title, type, timeout: 8_000, priority: 'high' })
  if (type !== 'undo') return
  const { undo } = toast
  // Its key counts from now on, and not only once it is drawn; no longer once it begins to go.
  const offer = offerShown({ atMs: undo.atMs, takeBack: () => takeBack(id, undo) })
  const onRemove = () => forget(id)
  const id: string = manager.add({ title, type, timeout: 0, data: { undo }, onClose: offer.end, onRemove })
  if (undo.about !== undefined) offered.set(id, undo.about)
}

/** What each of those that are shown would take back. */
const offered = new Map<string, string>()
const forget = (id: string) => void offered.delete(id)

const withdraw = (about: string) => {
  for (const [id, what] of offered) if (what === about) manager.close(id)
}

function UndoRing({ untilMs }: { untilMs: number }) {
  const [left] = useState(() => Math.max(0, untilMs - Date.now()))
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 -rotate-90">
      <circle cx="10" cy="10" r="8" fill="none" strokeWidth="2.5" className="stroke-line" />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        strokeWidth="2.5"
        pathLength="100"
        className="undo-ring stroke-accent"
        style={{ '--undo-ms': `${left}ms` } as CSSProperties}
      />
    </svg>
  )
}

const takeBack = (id: string, undo: Undo) => {
  manager.close(id)
  undo.onUndo()
}

function UndoButton({ id, undo }: { id: string; undo: Undo }) {
  useEffect(() => {
    const end = () => {
      if (undo.tooLate !== undefined) noteOver({ atMs: undo.atMs, title: undo.tooLate })
      manager.close(id)
    }
    const timer = setTimeout(end, Math.max(0, undo.untilMs - Date.now()))
    return () => clearTimeout(timer)
  }, [id, undo])
  return (
    <button
      type="button"
      className={cn(buttonClass({ look: 'link', size: 'inline' }), 'font-semibold')}
      aria-keyshortcuts="z"
      onClick={() => takeBack(id, undo)}
    >
      {undo.label}
    </button>
  )
}

/** What failed is read aloud from a place of its own, at once; here it can be reached by keys, so that nothing may hide it. */
const READ_ELSEWHERE = { 'aria-hidden': false, 'aria-live': 'off' } as const

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager<ToastData>()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      {...(toast.priority === 'high' && READ_ELSEWHERE)}
      className={cn(popupClass, 'pointer-events-auto w-fit max-w-full animate-arrive data-ending-style:translate-y-2')}
    >
      <Base.Content className="flex min-h-11 items-center gap-3 py-2 pr-2 pl-4">
        {toast.type === 'undo' && toast.data?.undo && <UndoRing untilMs={toast.data.undo.untilMs} />}
        {toast.type === 'good' && <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />}
        {toast.type === 'bad' && <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />}
        <Base.Title className="text-body" />
        {toast.data?.undo && (
          <>
            <span aria-hidden className="text-muted">
              ·
            </span>
            <UndoButton id={toast.id} undo={toast.data.undo} />
          </>
        )}
        <Base.Close
          className={buttonClass({ look: 'quiet', size: 'smallIcon' })}
          aria-label={closeLabel}
          aria-hidden={false}
        >
          <X aria-hidden />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}

/** Where toasts appear: one place for the whole application. */
export default function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  // After the provider's own effect, which is a child's: whoever is shown from here is heard.
  useEffect(() => showToasts({ show, withdraw }).end, [])
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport
          aria-label={label}
          className="pointer-events-none fixed inset-x-4 bottom-[max(6rem,var(--composer,0px)+0.75rem)] z-50 flex flex-col items-center gap-2 md:right-auto md:bottom-6 md:left-6 md:items-start"
        >
          <Toasts closeLabel={closeLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}
