import { messageRun } from '#workflows/client/message-run.ts'
import { wakeRun } from '#workflows/client/run.ts'
import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'
import type { Scene } from './stage.ts'

/** What the API does, without the API: PostgreSQL decides, and the workflow is woken. */
export const approve = (scene: Scene, text?: string): Promise<boolean> => decide(scene, 'approve', text)
export const discard = (scene: Scene): Promise<boolean> => decide(scene, 'discard')
export const undo = (scene: Scene): Promise<boolean> => decide(scene, 'undo')

async function decide(scene: Scene, command: 'approve' | 'discard' | 'undo', text?: string): Promise<boolean> {
  const isTaken = await scene.world.decide(command, scene.world.draftId, text)
  await wake(scene)
  return isTaken
}

/** A newer guest message is stored, and the workflow told of it. */
export async function overtake(scene: Scene): Promise<void> {
  scene.world.overtake()
  await wake(scene)
}

/** Tells the run that something changed; where none runs, a new one begins. */
export const wake = ({ env, message }: Scene): Promise<void> =>
  wakeRun(
    env.client,
    messageRun(message, { chatId: 'chat', channel: 'email', property: 'Casa Limone', status: 'received' }),
    { signal: MESSAGE_CHANGED_SIGNAL },
  )
