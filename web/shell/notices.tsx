import { TriangleAlert } from 'lucide-react'
import { useMe } from '#web/lib/me.ts'
import { it } from '#web/texts/notices.ts'
import { MailFault } from './mail-fault.tsx'

/** What is to be known of mail on every screen. */
export default function Notices() {
  return (
    <>
      <Switches />
      <MailFault />
    </>
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
        <strong className="font-semibold">{it.title}</strong> {notices.map((notice) => it[notice]).join('; ')}.
      </p>
    </div>
  )
}
