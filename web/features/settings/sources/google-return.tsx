import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { say } from '#web/texts/say.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastDone } from '#web/ui/toast.ts'
import { useConnectGoogle, whyNotConnected } from './google-sign-in.ts'

/** Ends a sign-in at Google whose code stands in the address, once, and takes it out of there. */
export function GoogleReturn() {
  const [search, setSearch] = useSearchParams()
  const { mutate, isPending, error } = useConnectGoogle()
  const seen = useRef<string>(undefined)
  const [state, code] = [search.get('state'), search.get('code')]
  useEffect(() => {
    if (state === null || seen.current === state) return
    seen.current = state
    setSearch({ tab: 'sources' }, { replace: true })
    mutate({ code, state }, { onSuccess: () => toastDone(say.sources.google.connected) })
  }, [state, code, setSearch, mutate])
  if (isPending)
    return (
      <p role="status" className="mb-4 flex items-center gap-2 text-small text-muted">
        <Spinner />
        {say.sources.google.connecting}
      </p>
    )
  if (error === null) return null
  return (
    <p role="alert" className="mb-4 flex items-center gap-2 rounded-control bg-bad-soft px-3 py-2 text-small text-bad">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {whyNotConnected(error)}
    </p>
  )
}
