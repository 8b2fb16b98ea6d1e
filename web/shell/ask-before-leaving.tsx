import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isAnyLeftUnsaved } from '#web/lib/use-unsaved-form.ts'

/** The browser asks before a page is left that still holds what was typed into a form which is not on the screen. */
export default function AskBeforeLeaving() {
  const client = useQueryClient()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isAnyLeftUnsaved(client) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [client])
  return null
}
