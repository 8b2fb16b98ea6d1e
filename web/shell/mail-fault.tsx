import { MailX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMe } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'

/** What Locanda writes to the host does not reach them: said where they look, with the way to mend it. */
export function MailFault() {
  const fault = useMe().data?.mailFault ?? null
  if (fault === null) return null
  return (
    <div
      role="status"
      lang={langOf('it')}
      className="flex items-start justify-center gap-2 bg-warn-soft px-4 py-1.5 text-small text-warn"
    >
      <MailX aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 break-words">
        {say.told.sentence(fault)}.{' '}
        <Link className="underline" to={paths.settingsTab('general')}>
          {say.notices.changeAddress}
        </Link>
      </p>
    </div>
  )
}
