import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkflowHandle } from '@temporalio/client'
import { messageRun } from '#workflows/client/message-run.ts'
import { wakeRun } from '#workflows/client/run.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'
import { DEADLINE, PROPERTY, STATE } from '#workflows/labels/search-attributes.ts'
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

/** Resolves when the run itself shows this state: what it awaits then is the host, no longer the activity that wrote it. */
export async function untilShown({ handle }: RunningScenario, status: MessageStatus): Promise<void> {
  while ((await shownBy(handle)).at(-1)?.state !== status) await sleep(20)
}

/** What the run told an operator's list, in order. */
export async function shownBy(
  handle: WorkflowHandle,
): Promise<{ state: unknown; deadline: unknown; property: unknown }[]> {
  const { events } = await handle.fetchHistory()
  return (events ?? []).flatMap((event) => {
    const fields = event.upsertWorkflowSearchAttributesEventAttributes?.searchAttributes?.indexedFields
    if (!fields) return []
    const valueOf = (name: string) => {
      const text = Buffer.from(fields[name]?.data ?? []).toString()
      return text === '' ? null : (JSON.parse(text) as unknown)
    }
    return [{ state: valueOf(STATE.name), deadline: valueOf(DEADLINE.name), property: valueOf(PROPERTY.name) }]
  })
}
