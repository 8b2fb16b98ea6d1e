import type { CommandOutcome } from '#workflows/domain/workflow-names.ts'
import { approveDraft, discardDraft, superseded, undoSend } from '#workflows/reply/reply-messages.ts'
import type { Scene } from './stage.ts'

const actor = 'kc-anna'

/** What the API does, without the API. */
export const approve = ({ handle, world }: Scene, wordingId?: string): Promise<CommandOutcome> =>
  handle.executeUpdate(approveDraft, {
    args: [{ draftId: world.draftId, actor, ...(wordingId === undefined ? {} : { wordingId }) }],
  })

export const discard = ({ handle, world }: Scene): Promise<CommandOutcome> =>
  handle.executeUpdate(discardDraft, { args: [{ draftId: world.draftId, actor }] })

export const undo = ({ handle, world }: Scene): Promise<CommandOutcome> =>
  handle.executeUpdate(undoSend, { args: [{ messageId: world.draftId, actor }] })

/** A newer guest message is stored, and the workflow told of it. */
export async function overtake({ handle, world }: Scene): Promise<void> {
  world.overtake()
  await handle.signal(superseded)
}

/** The kind that a refused command carries: what the API makes a status of. */
export async function refusedAs(command: Promise<CommandOutcome>): Promise<string | null | undefined> {
  const failure = await command.then(
    () => undefined,
    (error: Error & { cause?: { type?: string } }) => error,
  )
  return failure?.cause?.type
}
