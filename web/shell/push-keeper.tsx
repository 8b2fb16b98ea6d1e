import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '#api/contract/is-record.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { keepOn } from '#web/lib/push/keep-on.ts'

/** What was told of the chat that is opened is no news any more. */
async function closeNotifications(pathname: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = await registration?.getNotifications()
  for (const one of shown ?? []) {
    const data: unknown = one.data
    if (isRecord(data) && data.url === pathname) one.close()
  }
}

/**
 * Keeps notifications of this browser as its person wants them, says where this window is, and goes where one that is clicked leads. It
 * shows nothing.
 */
export default function PushKeeper() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => void keepOn().catch(logFailure), [])
  useEffect(() => void closeNotifications(pathname).catch(logFailure), [pathname])
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (worker === undefined) return
    const answer = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return
      if (data.kind === 'where') ports[0]?.postMessage(location.pathname)
      if (data.kind !== 'go' || typeof data.url !== 'string') return
      void navigate(data.url)
      ports[0]?.postMessage(true)
    }
    worker.addEventListener('message', answer)
    return () => worker.removeEventListener('message', answer)
  }, [navigate])
  return null
}
