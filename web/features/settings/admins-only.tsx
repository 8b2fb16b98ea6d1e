import type { ReactNode } from 'react'
import { isAdmin, useMe } from '#web/lib/me.ts'
import { settingsTexts as texts } from '#web/texts/settings.ts'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Shows a tool of the administrators to them, and to others that it is theirs. The API decides, not this. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { data: me } = useMe()
  if (me === undefined) return <Skeleton className="h-40 w-full" />
  return isAdmin(me) ? children : <EmptyState drawing={<KeyDrawing />} title={texts.adminsOnly} />
}
