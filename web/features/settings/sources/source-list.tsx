import type { SourceView } from '#api/contract/sources.ts'
import { EnvelopeDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { SourceActions } from './source-actions.ts'
import { SourceCard } from './source-card.tsx'

/** Cards of sources, or a line that says that there is none. */
export function SourceList({
  sources,
  empty,
  onEdit,
  onDelete,
}: SourceActions & { sources: SourceView[]; empty: string }) {
  if (sources.length === 0) return <EmptyState drawing={<EnvelopeDrawing />} title={empty} />
  return (
    <ul className="flex flex-col gap-3">
      {sources.map((source) => (
        <SourceCard key={source.id} source={source} onEdit={() => onEdit(source)} onDelete={() => onDelete(source)} />
      ))}
    </ul>
  )
}
