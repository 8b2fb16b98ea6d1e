import type { WhatsappNumber } from '#activities/channels/account/source.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Database } from '#prisma/client.ts'
import type { CloudApi } from './cloud-api.ts'
import { markRead } from './mark-read.ts'
import { giveBackReadMarks, takeReadMarks } from './take-read-marks.ts'

const AT_ONCE = 4
/** For all of them, where Meta is slow. */
const MOST_MS = 20_000

type Telling = { db: Database; guard: OutsideGuard; whatsapp: CloudApi }

/**
 * Tells WhatsApp what the host has read. What `signal` keeps from being told is told with the next; what Meta does not take in time is
 * left at that.
 */
export async function tellReadMarks(deps: Telling, number: WhatsappNumber, signal: AbortSignal): Promise<void> {
  const { guard, whatsapp: api } = deps
  const owed = await takeReadMarks(deps.db, number)
  const late = AbortSignal.timeout(MOST_MS)
  const untold = new Set(owed)
  const tellNext = async () => {
    for (let id = owed.shift(); id !== undefined && !signal.aborted && !late.aborted; id = owed.shift()) {
      const mark = { messageId: id, isTyping: false, signal: AbortSignal.any([signal, late]) }
      await markRead({ guard, api }, number.account, mark)
      if (!signal.aborted) untold.delete(id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellNext))
  if (signal.aborted && !late.aborted) await giveBackReadMarks(deps.db, number, [...untold])
}
