import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'

/** What is left of a phone's screen above its keyboard, where that covers the page. */
function useFreeScreen(): CSSProperties {
  const [free, setFree] = useState<CSSProperties>({})
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const follow = () =>
      setFree({ '--free-top': `${view.offsetTop}px`, '--free-height': `${view.height}px` } as CSSProperties)
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [])
  return free
}

/** All of a phone's screen above the keyboard; on anything wider nothing of its own. */
export function PhoneSheet({ children }: { children: ReactNode }) {
  return (
    <div
      style={useFreeScreen()}
      className="max-md:fixed max-md:inset-x-0 max-md:top-(--free-top,0px) max-md:z-40 max-md:h-(--free-height,100dvh) max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-surface"
    >
      {children}
    </div>
  )
}
