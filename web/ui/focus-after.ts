import { type RefObject, useEffect, useRef } from 'react'

/** What opened a part has the focus again once that is closed, unless it has gone elsewhere. It is there only while nothing is open. */
export function useFocusAfter<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const opener = useRef<T>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
