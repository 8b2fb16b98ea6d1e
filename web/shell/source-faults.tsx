import { PlugZap } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SourceView } from '#api/contract/sources.ts'
import type { Sentence } from '#api/contract/words.ts'
import { useSources } from '#web/features/settings/sources/read-sources.ts'
import { paths } from '#web/lib/paths.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'

const LOOK_MS = 15_000
const MINUTE_MS = 60_000
/** A server that is started anew is back by then; one that refuses to speak, or has no such name, has been asked a few times. */
const AWAY_MS = 10 * MINUTE_MS
const REFUSED_MS = 2 * MINUTE_MS
/** Whoever paused it a day ago may have forgotten it, and its guests wait. */
const DAY_MS = 24 * 60 * MINUTE_MS
const REFUSALS = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH']

/** What has never worked as it is set now is no server that rests a while: that is said at once. */
function isAway({ state, unreachableSince, signedInAt, fault }: SourceView, now: Date): boolean {
  if (state !== 'unreachable' || typeof unreachableSince !== 'string') return false
  if (typeof signedInAt !== 'string') return true
  const isRefused = fault?.code === 'mail_unreachable' && REFUSALS.includes(String(fault.params.detail))
  return now.getTime() - Date.parse(unreachableSince) >= (isRefused ? REFUSED_MS : AWAY_MS)
}

type Resting = { id: string; name: string; pausedAt: string }

function restsFor({ id, name, pausedAt }: Resting, now: Date) {
  const days = Math.floor((now.getTime() - Date.parse(pausedAt)) / DAY_MS)
  const { sourceRests, nothingComes, resumeSource } = say.sourceFaults
  return days < 1 ? [] : [{ id, what: sourceRests(name, days), why: nothingComes, mend: resumeSource }]
}

/** Sources that have stopped until the host acts, do not answer, or have rested for a day and more: said on every screen, with the way to mend them. */
export default function SourceFaults() {
  const sources = useSources().data ?? []
  const now = useNow(LOOK_MS)
  const stopped = sources.flatMap((source) => {
    const { id, state, fault, sendFault } = source
    const name = source.name ?? source.identifier
    const { sourceAway, sourceMisses, sourceStopped, mendSource } = say.sourceFaults
    const said = (what: string, why: Sentence) => [{ id, what, why: `${say.told.sentence(why)}.`, mend: mendSource }]
    // Nothing is tried while it rests: it is looked at anew as it goes on.
    if (typeof source.pausedAt === 'string') return restsFor({ id, name, pausedAt: source.pausedAt }, now)
    if (isAway(source, now) && fault !== null) return said(sourceAway(name), fault)
    if (state === 'active' && fault?.code === 'source_mails_missing') return said(sourceMisses(name), fault)
    const why = state === 'auth_error' ? fault : sendFault
    return why === null ? [] : said(sourceStopped(name), why)
  })
  if (stopped.length === 0) return null
  return (
    <div role="status" lang={langOf('it')} className="bg-warn-soft px-4 py-1.5 text-small text-warn">
      {stopped.map(({ id, what, why, mend }) => (
        <p key={id} className="flex items-start justify-center gap-2">
          <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{what}</strong> {why}{' '}
            <Link
              className="underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              to={paths.sourceToMend(id)}
            >
              {mend}
            </Link>
          </span>
        </p>
      ))}
    </div>
  )
}
