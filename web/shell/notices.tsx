import { TriangleAlert } from 'lucide-react'
import { useMe } from '#web/lib/me.ts'
import { it } from '#web/texts/notices.ts'

/** What an operator's switches change about everybody's mail. */
export default function Notices() {
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
