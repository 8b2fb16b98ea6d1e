import { TriangleAlert } from 'lucide-react'
import { useMe } from '#web/lib/me.ts'
import { fullTime } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { MailFault } from './mail-fault.tsx'

/** What is to be known of mail on every screen. */
export default function Notices() {
  return (
    <>
      <Standstill />
      <Switches />
      <MailFault />
    </>
  )
}

/** Nothing is read and nothing leaves: nobody should wait for it without knowing. */
function Standstill() {
  const since = useMe().data?.standstillSince ?? null
  if (since === null) return null
  return (
    <p role="alert" lang={langOf('it')} className="bg-bad-soft px-4 py-1.5 text-center text-small text-bad">
      {say.notices.standstill(fullTime(since))}
    </p>
  )
}

/** What an operator's switches change about everybody's mail. */
function Switches() {
  const notices = useMe().data?.mailNotices ?? []
  if (notices.length === 0) return null
  return (
    <div role="status" className="flex items-start justify-center gap-2 bg-info-soft px-4 py-1.5 text-small text-info">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        <strong className="font-semibold">{say.notices.title}</strong>{' '}
        {notices.map((notice) => say.notices[notice]).join('; ')}.
      </p>
    </div>
  )
}
