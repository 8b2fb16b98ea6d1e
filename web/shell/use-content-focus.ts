import { useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { letGo } from '#web/lib/lost-focus.ts'

const isChats = (pathname: string) => pathname.startsWith('/chat')

/**
 * Another screen has the focus where it went away with the one before, and whoever moves by keys begins in it and not at the top of the
 * page. In the chats rows and drafts take it that nobody has: it is let go there, before they look.
 * Only within them does a screen change by itself: whoever comes from elsewhere, or goes back, has lost nothing.
 */
export function useContentFocus(pathname: string) {
  const content = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const left = before.current
    before.current = pathname
    if (left === pathname) return
    const { activeElement: focused } = document
    if (isChats(pathname)) {
      if (focused === content.current) content.current?.blur()
      if (isBack || !isChats(left)) letGo()
    } else if (focused === document.body) content.current?.focus({ preventScroll: true })
  }, [pathname, isBack])
  return content
}
