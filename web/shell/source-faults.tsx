import { PlugZap } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSources } from '#web/features/settings/sources/read-sources.ts'
import { paths } from '#web/lib/paths.ts'
import { itSources } from '#web/texts/it-sources.ts'
import { sentenceIt } from '#web/texts/sentences-it.ts'

/** Sources that have stopped until the host acts: said on every screen, with the way to mend them. */
export default function SourceFaults() {
  const sources = useSources().data ?? []
  const stopped = sources.flatMap((source) => {
    const fault = source.state === 'auth_error' ? source.fault : source.sendFault
    return fault === null ? [] : [{ id: source.id, name: source.name ?? source.identifier, fault }]
  })
  if (stopped.length === 0) return null
  return (
    <div role="status" lang="it" className="bg-warn-soft px-4 py-1.5 text-small text-warn">
      {stopped.map(({ id, name, fault }) => (
        <p key={id} className="flex items-start justify-center gap-2">
          <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{itSources.sourceStopped(name)}</strong> {sentenceIt(fault)}.{' '}
            <Link className="underline" to={paths.settingsTab('sources')}>
              {itSources.mendSource}
            </Link>
          </span>
        </p>
      ))}
    </div>
  )
}
