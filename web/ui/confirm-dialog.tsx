import { Suspense, useState } from 'react'
import { later } from '#web/code/later.ts'
import type { Asked } from './confirm-popup.tsx'

const ConfirmPopup = later(() => import('./confirm-popup.tsx'))

/** Asks before something that cannot be undone. Fetched when it is first opened; from then on it stays, and fades as it closes. */
export function ConfirmDialog(asked: Asked) {
  const [wasOpen, setWasOpen] = useState(asked.open)
  if (asked.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <ConfirmPopup {...asked} />
    </Suspense>
  )
}
