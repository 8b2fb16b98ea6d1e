import { messageRun } from '#workflows/client/message-run.ts'
import { wakeRun } from '#workflows/client/run.ts'
import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'
import type { RunningScenario } from './scenario-runner.ts'

/** What the API does, without the API: PostgreSQL decides, and the workflow is woken. */
export const approve = (scenario: RunningScenario, text?: string): Promise<boolean> => decide(scenario, 'approve', text)
export const discard = (scenario: RunningScenario): Promise<boolean> => decide(scenario, 'discard')
export const undo = (scenario: RunningScenario): Promise<boolean> => decide(scenario, 'undo')

async function decide(
  scenario: RunningScenario,
  command: 'approve' | 'discard' | 'undo',
  text?: string,
): Promise<boolean> {
  const isTaken = await scenario.world.decide(command, scenario.world.draftId, text)
  await wake(scenario)
  return isTaken
}

/** A newer guest message is stored, and the workflow told of it. */
export async function overtake(scenario: RunningScenario): Promise<void> {
  scenario.world.overtake()
  await wake(scenario)
}

/** Tells the run that something changed; where none runs, a new one begins. */
export const wake = ({ env, message }: RunningScenario): Promise<void> =>
  wakeRun(
    env.client,
    messageRun(message, { chatId: 'chat', channel: 'email', property: 'Casa Limone', status: 'received' }),
    { signal: MESSAGE_CHANGED_SIGNAL },
  )
