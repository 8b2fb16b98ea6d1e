import { useLayoutEffect, useRef } from 'react'

/**
 * Another screen has the focus where it went away with the one before, and whoever moves by keys begins in it and not at the top of the
 * page. In the chats rows and drafts take it that nobody has: it is let go there, before they look.
 */
export function useContentFocus(pathname: string) {
  const content = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useLayoutEffect(() => {
    const hasMoved = before.current !== pathname
    before.current = pathname
    if (!hasMoved) return
    const { activeElement: focused } = document
    if (pathname.startsWith('/chat')) {
      if (focused === content.current) content.current?.blur()
    } else if (focused === document.body) content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
