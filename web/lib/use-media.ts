import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed live. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
  )
}

export const useIsWide = () => useMedia('(min-width: 1280px)')
export const useIsPhone = () => useMedia('(max-width: 767.98px)')
/** Two drafts stand side by side. */
export const useIsBroad = () => useMedia('(min-width: 96rem)')
