import type { MessageToProcess } from '#workflows/client/message-run.ts'
import type { SourceInput } from '#workflows/domain/workflow-names.ts'

/** What the API asks of the workflows. All but `wake` throws AppError upstream_unavailable while Temporal is away. */
export type Engine = {
  /** Tells the workflows of messages that PostgreSQL has changed. Keeps nobody waiting, and never fails: what cannot be told now stays owed. */
  wake(messages: readonly MessageToProcess[]): Promise<void>
  sourceChanged(source: SourceInput): Promise<void>
  sourcePoked(source: SourceInput): Promise<void>
  sourceDeleted(source: SourceInput): Promise<void>
  close(): Promise<void>
}
