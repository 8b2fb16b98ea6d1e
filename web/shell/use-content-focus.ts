import { useEffect, useRef } from 'react'

/**
 * Another screen has the focus where it went away with the one before, and whoever moves by keys begins in it and not at the top of the
 * page. In the chats rows and drafts see to that themselves.
 */
export function useContentFocus(pathname: string) {
  const content = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    const hasMoved = before.current !== pathname
    before.current = pathname
    if (hasMoved && !pathname.startsWith('/chat') && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
