import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

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

/** A keyboard that comes up takes the place of what is being written: that is brought back above it, with its end where that is typed at. */
function bringBack(sheet: HTMLElement | null): void {
  const box = document.activeElement
  if (!(box instanceof HTMLTextAreaElement) || sheet?.contains(box) !== true) return
  if (box.selectionEnd === box.value.length) box.scrollTop = box.scrollHeight
  box.scrollIntoView({ block: 'nearest' })
}

/**
 * All of a phone's screen above the keyboard; on anything wider nothing of its own. Where little is left of it (`low`), what is no word
 * that is being written gives way, and what sticks at its edges covers none.
 */
export function PhoneSheet({ children }: { children: ReactNode }) {
  const style = useFreeScreen()
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another part of the screen is free
  useLayoutEffect(() => bringBack(sheet.current), [style])
  return (
    <div
      ref={sheet}
      style={style}
      className="max-md:[container:sheet/size] max-md:scroll-pt-24 max-md:scroll-pb-28 max-md:fixed max-md:inset-x-0 max-md:top-(--free-top,0px) max-md:z-40 max-md:h-(--free-height,100dvh) max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-surface"
    >
      {children}
    </div>
  )
}
