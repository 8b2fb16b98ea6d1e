import { PlugZap } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SourceView } from '#api/contract/sources.ts'
import { useSources } from '#web/features/settings/sources/read-sources.ts'
import { paths } from '#web/lib/paths.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'

const LOOK_MS = 15_000
const MINUTE_MS = 60_000
/** A server that is started anew is back by then; one that refuses to speak, or has no such name, has been asked a few times. */
const AWAY_MS = 10 * MINUTE_MS
const REFUSED_MS = 2 * MINUTE_MS
const REFUSALS = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH']

/** What has never worked as it is set now is no server that rests a while: that is said at once. */
function isAway({ state, unreachableSince, signedInAt, fault }: SourceView, now: Date): boolean {
  if (state !== 'unreachable' || typeof unreachableSince !== 'string') return false
  if (typeof signedInAt !== 'string') return true
  const isRefused = fault?.code === 'mail_unreachable' && REFUSALS.includes(String(fault.params.detail))
  return now.getTime() - Date.parse(unreachableSince) >= (isRefused ? REFUSED_MS : AWAY_MS)
}

/** Sources that have stopped until the host acts, or do not answer: said on every screen, with the way to mend them. */
export default function SourceFaults() {
  const sources = useSources().data ?? []
  const now = useNow(LOOK_MS)
  const stopped = sources.flatMap((source) => {
    const { id, state, fault, sendFault } = source
    const name = source.name ?? source.identifier
    // Nothing is tried while it rests: it is looked at anew as it goes on.
    if (typeof source.pausedAt === 'string') return []
    if (isAway(source, now) && fault !== null) return [{ id, fault, what: say.sourceFaults.sourceAway(name) }]
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
            <Link
              className="underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              to={paths.sourceToMend(id)}
            >
              {say.sourceFaults.mendSource}
            </Link>
          </span>
        </p>
      ))}
    </div>
  )
}
