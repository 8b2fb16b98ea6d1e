import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/code/when-idle.ts'

const LONGEST_MS = 1_000

type Props = { isWanted?: boolean; instead?: ReactNode; children: ReactNode }

/** Of this page: what comes after is shown at once. */
let wasIdle = false

/** What nobody looks at before the rest of the screen stands: its code does not stand in that one's way. */
export function OnceIdle({ isWanted = false, instead = null, children }: Props) {
  const [isIdle, setIdle] = useState(wasIdle)
  useEffect(() => {
    if (isIdle) return
    return whenIdle(() => {
      wasIdle = true
      setIdle(true)
    }, LONGEST_MS)
  }, [isIdle])
  return isIdle || isWanted ? <Suspense fallback={instead}>{children}</Suspense> : instead
}
