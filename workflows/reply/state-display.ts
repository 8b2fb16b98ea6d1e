import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { DEADLINE, PROPERTY, STATE } from '#workflows/labels/search-attributes.ts'

/** `property` undefined: as the run was labelled when it began. */
export type Display = Pick<MessageState, 'status' | 'deadlineAt'> & { property?: string | null | undefined }

/** Tells an operator where the message stands, when it waits and when it has ended; never what it says. */
export class StateDisplay {
  #shown: string | undefined

  /** True when it is told; what is shown already costs nothing. */
  showOnce(display: Display, version: number): boolean {
    // A run of a worker that did not tell the property showed every version.
    const key = JSON.stringify([display, display.property === undefined ? version : ''])
    if (this.#shown === key) return false
    this.#shown = key
    showState(display)
    return true
  }
}

/** Takes the place of what is shown; without a deadline there is none any more. */
export function showState({ status, deadlineAt, property }: Display): void {
  upsertSearchAttributes([
    { key: STATE, value: status },
    { key: DEADLINE, value: deadlineAt === null ? null : new Date(deadlineAt) },
    ...(property === undefined ? [] : [{ key: PROPERTY, value: property }]),
  ])
  setCurrentDetails(`- **State**: ${status}\n- **Deadline**: ${deadlineAt ?? 'none'}`)
}
