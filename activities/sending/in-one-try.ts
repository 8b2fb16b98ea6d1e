import type { ActivityDeps } from '#activities/deps.ts'
import { describeError } from '#outside/log.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endTry, holdTry } from '#prisma/messages/try-of-send.ts'
import type { SendDeps } from './channel-of.ts'
import type { SendRef } from './outgoing.ts'

/** Well within the time for which a try answers. */
const AGAIN_MS = 5_000

/**
 * Runs a try of a send, or the look at what became of it, while no other worker has one under way; null where one has, which is no
 * failure. PostgreSQL decides, and is told as long as it runs. `ended`: it was taken for dead, and another may judge it by now.
 */
export async function inOneTry<T>(
  deps: SendDeps & Pick<ActivityDeps, 'newId'>,
  { hostId, sendKey }: SendRef,
  work: (ended: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const own = { hostId, sendKey, tryId: deps.newId() }
  const hold = () => inHost(deps.db, hostId, (tx) => holdTry(tx, own))
  if (!(await hold())) return null
  const lost = new AbortController()
  const holdOn = async () => {
    if (!(await hold())) lost.abort()
  }
  const noted = (error: unknown) => deps.log.warn({ sendKey, ...describeError(error) }, 'try of a send not noted')
  const again = setInterval(() => void holdOn().catch(noted), AGAIN_MS)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(again)
    await inHost(deps.db, hostId, (tx) => endTry(tx, own)).catch(noted)
  }
}
