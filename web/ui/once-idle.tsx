import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/code/when-idle.ts'

const LONGEST_MS = 1_000

type Props = { isWanted?: boolean; instead?: ReactNode; children: ReactNode }

/** What nobody looks at before the rest of the screen stands: its code does not stand in that one's way. */
export function OnceIdle({ isWanted = false, instead = null, children }: Props) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), LONGEST_MS), [])
  return isIdle || isWanted ? <Suspense fallback={instead}>{children}</Suspense> : instead
}
