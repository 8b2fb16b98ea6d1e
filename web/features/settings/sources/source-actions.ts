import type { SourceView } from '#api/contract/sources.ts'

export type SourceActions = { onEdit: (source: SourceView) => void; onDelete: (source: SourceView) => void }
