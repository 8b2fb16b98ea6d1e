import { sleep } from '@temporalio/workflow'
import type { NoSlot } from '#workflows/domain/reply-state.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Asks for a work until its host has a slot for it, and says each time how many tries of it have failed until then. The
 * wait itself costs no try, no time limit and no place in a worker.
 */
export async function whenSlotIsFree<T extends object>(ask: (failedTries: number) => Promise<T | NoSlot>): Promise<T> {
  let failedTries = 0
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    const answer = await ask(failedTries)
    if (!('noTurn' in answer)) return answer
    failedTries = answer.failedTries
    await sleep(pauseMs, { summary: 'slot of the host' })
  }
}
