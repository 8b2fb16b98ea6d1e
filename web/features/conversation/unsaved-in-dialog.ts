import { createContext, useContext, useEffect } from 'react'

/** What is typed and not saved in the dialog around: its close button asks before it goes. */
export const UnsavedInDialog = createContext<Set<object> | null>(null)

/** Tells the dialog around, where there is one, for as long as it is so. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const unsaved = useContext(UnsavedInDialog)
  useEffect(() => {
    if (unsaved === null || !isUnsaved) return
    const mark = {}
    unsaved.add(mark)
    return () => void unsaved.delete(mark)
  }, [unsaved, isUnsaved])
}
