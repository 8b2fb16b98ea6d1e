import { PlugZap } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SourceView } from '#api/contract/sources.ts'
import { useSources } from '#web/features/settings/sources/read-sources.ts'
import { paths } from '#web/lib/paths.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'

const MINUTE_MS = 60_000
/** When the host is told by mail, too. */
const LONG_MS = 60 * MINUTE_MS

const isLongAway = ({ state, unreachableSince }: SourceView, now: Date) =>
  state === 'unreachable' &&
  typeof unreachableSince === 'string' &&
  now.getTime() - Date.parse(unreachableSince) >= LONG_MS

/** Sources that have stopped until the host acts, or are long away: said on every screen, with the way to mend them. */
export default function SourceFaults() {
  const sources = useSources().data ?? []
  const now = useNow(MINUTE_MS)
  const stopped = sources.flatMap((source) => {
    const { id, state, fault, sendFault } = source
    const name = source.name ?? source.identifier
    // Nothing is tried while it rests: it is looked at anew as it goes on.
    if (typeof source.pausedAt === 'string') return []
    if (isLongAway(source, now) && fault !== null) return [{ id, fault, what: say.sourceFaults.sourceAway(name) }]
    if (state === 'active' && fault?.code === 'source_mails_missing')
      return [{ id, fault, what: say.sourceFaults.sourceMisses(name) }]
    const why = state === 'auth_error' ? fault : sendFault
    return why === null ? [] : [{ id, fault: why, what: say.sourceFaults.sourceStopped(name) }]
  })
  if (stopped.length === 0) return null
  return (
    <div role="status" lang={langOf('it')} className="bg-warn-soft px-4 py-1.5 text-small text-warn">
      {stopped.map(({ id, what, fault }) => (
        <p key={id} className="flex items-start justify-center gap-2">
          <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{what}</strong> {say.told.sentence(fault)}.{' '}
            <Link className="underline" to={paths.settingsTab('sources')}>
              {say.sourceFaults.mendSource}
            </Link>
          </span>
        </p>
      ))}
    </div>
  )
}
