import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { DEADLINE, STATE } from '#workflows/labels/search-attributes.ts'

/** Tells an operator where the message stands, when it waits and when it has ended; never what it says. */
export function showState({ status, deadlineAt }: Pick<MessageState, 'status' | 'deadlineAt'>): void {
  upsertSearchAttributes([
    { key: STATE, value: status },
    ...(deadlineAt === null ? [] : [{ key: DEADLINE, value: new Date(deadlineAt) }]),
  ])
  setCurrentDetails(`- **State**: ${status}\n- **Deadline**: ${deadlineAt ?? 'none'}`)
}
