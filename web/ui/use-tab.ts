import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The open tab of a screen, which is in the address so that it can be linked to and survives a reload; the first where none is named.
 * An address that names one that there is not comes to name none.
 */
export function useTab<T extends string>(names: readonly [T, ...T[]]): [open: T, show: (tab: string) => void] {
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab')
  const known = names.find((name) => name === named)
  const isUnknown = named !== null && known === undefined
  useEffect(() => {
    if (!isUnknown) return
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('tab')
        return after
      },
      { replace: true },
    )
  }, [isUnknown, setSearch])
  return [known ?? names[0], (tab) => setSearch({ tab }, { replace: true })]
}
