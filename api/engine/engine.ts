import type { MessageToTend } from '#workflows/client/message-run.ts'
import type {
  ApproveInput,
  CommandOutcome,
  DeliverInput,
  DiscardInput,
  ReplyInput,
  SourceInput,
  UndoInput,
} from '#workflows/domain/workflow-names.ts'

/** What the API asks of the workflows. All but `wake` throws AppError upstream_unavailable while Temporal is away. */
export type Engine = {
  /** Tells the workflows of messages that PostgreSQL has changed. Keeps nobody waiting, and never fails: what cannot be told now stays owed. */
  wake(messages: readonly MessageToTend[]): Promise<void>
  /** @throws AppError conflict when the draft was settled before. */
  approveDraft(reply: ReplyInput, command: ApproveInput): Promise<CommandOutcome>
  /** @throws AppError conflict when the draft was settled before. */
  discardDraft(reply: ReplyInput, command: DiscardInput): Promise<CommandOutcome>
  /** @throws AppError conflict when the undo window is over. */
  undoSend(workflowId: string, command: UndoInput): Promise<CommandOutcome>
  /** Asking twice is the same as once. */
  startDelivery(delivery: DeliverInput): Promise<void>
  /** A workflow that is gone needs no telling. */
  tellSuperseded(guestMessageIds: string[]): Promise<void>
  sourceChanged(source: SourceInput): Promise<void>
  sourcePoked(source: SourceInput): Promise<void>
  sourceDeleted(source: SourceInput): Promise<void>
  close(): Promise<void>
}
