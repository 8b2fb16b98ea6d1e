import { Siren } from 'lucide-react'
import { Link } from 'react-router-dom'
import { alertInWords } from '#api/contract/alert-words.ts'
import { useAlerts } from '#web/features/admin/read-alerts.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'

/** What goes wrong with many messages or sources at this moment: said to administrators on every screen. */
export default function AlertsBanner() {
  const open = (useAlerts().data ?? []).filter(({ endedAt }) => endedAt === null)
  if (open.length === 0) return null
  return (
    <div role="status" lang={langOf('it')} className="bg-bad-soft px-4 py-1.5 text-small text-bad">
      {open.map((alert) => (
        <p key={alert.id} className="flex items-start justify-center gap-2">
          <Siren aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {alertInWords(alert, langOf('it'))}.{' '}
            <Link className="underline" to={paths.adminTab('alerts')}>
              {say.notices.seeAlerts}
            </Link>
          </span>
        </p>
      ))}
    </div>
  )
}
