import { Pencil, Trash2 } from 'lucide-react'
import type { SourceView } from '#api/contract/sources.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CountButton } from './count-button.tsx'
import { PauseButton } from './pause-button.tsx'
import { sourceDetails } from './source-details.ts'
import { SourceState } from './source-state.tsx'

const TONES: Record<SourceView['state'], Tone> = {
  connecting: 'info',
  active: 'good',
  auth_error: 'bad',
  unreachable: 'warn',
}

type Props = { source: SourceView; onEdit: () => void; onDelete: () => void }

/** One source: what it is, how it does, and what can be done with it. */
export function SourceCard({ source, onEdit, onDelete }: Props) {
  const title = source.name ?? source.identifier
  return (
    <li className="flex flex-col gap-3 rounded-card bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 truncate font-medium">{title}</h3>
        <Badge>{say.sources.types[source.type]}</Badge>
        {typeof source.pausedAt === 'string' ? (
          <Badge lang={langOf('en')}>{say.sourceState.paused}</Badge>
        ) : (
          <Badge tone={TONES[source.state]}>{say.sources.states[source.state]}</Badge>
        )}
      </div>
      {source.fault !== null && <p className="text-small text-muted">{say.faults.sentence(source.fault)}</p>}
      {source.sendFault !== null && <p className="text-small text-muted">{say.faults.sentence(source.sendFault)}</p>}
      <SourceState source={source} />
      <dl className="grid gap-x-6 gap-y-1 text-small md:grid-cols-2">
        {sourceDetails(source).map(([label, value]) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 truncate">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        {typeof source.pausedAt !== 'string' && <CountButton source={source} />}
        <PauseButton source={source} />
        <Button size="small" aria-label={say.sources.editOf(title)} onClick={onEdit}>
          <Pencil aria-hidden />
          {say.basics.common.edit}
        </Button>
        <Button size="small" look="danger" aria-label={say.sources.deleteOf(title)} onClick={onDelete}>
          <Trash2 aria-hidden />
          {say.basics.common.delete}
        </Button>
      </div>
    </li>
  )
}
