import type { MessageToProcess } from '#workflows/client/message-run.ts'
import type { SourceToWake } from '#workflows/client/wake-sources.ts'

/**
 * What the API tells the workflows of what PostgreSQL has already. It keeps nobody waiting and never fails: what cannot
 * be told now stays owed, and the worker's sweep pays it.
 */
export type Workflows = {
  wake(messages: readonly MessageToProcess[]): void
  sourcesChanged(sources: readonly SourceToWake[]): void
  sourcesPoked(sources: readonly SourceToWake[]): void
  sourcesDeleted(sources: readonly SourceToWake[]): void
  close(): Promise<void>
}
