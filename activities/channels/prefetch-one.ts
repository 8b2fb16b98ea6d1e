import type { LeaveRoom } from './reader/mail-room.ts'

type Held<Made> = { made: Made; leave: LeaveRoom }
const ENDED = new Error('nobody reads on')

/**
 * Makes the next while the one before is in use: never more than one ahead, in the order of the items. Each takes its room before it is
 * made (`enter`), and leaves it when the next is asked for.
 * @throws what `enter` or `make` throw, when its item is asked for.
 */
export async function* prefetchOne<T, Made>(
  items: Iterable<T>,
  make: (item: T) => Promise<Made>,
  enter: (item: T, ended: AbortSignal) => Promise<LeaveRoom>,
): AsyncGenerator<Made> {
  const ended = new AbortController()
  const begin = async (item: T): Promise<Held<Made>> => {
    const leave = await enter(item, ended.signal)
    try {
      return { made: await make(item), leave }
    } catch (error) {
      leave()
      throw error
    }
  }
  // Held as settled, so that a failure waits for whoever asks, and is nobody's when nobody does.
  let coming: Promise<PromiseSettledResult<Held<Made>>[]> | undefined
  let inUse: Held<Made> | undefined
  try {
    for (const item of items) {
      inUse = await heldOf(coming)
      coming = Promise.allSettled([begin(item)])
      if (inUse !== undefined) yield inUse.made
      inUse?.leave()
    }
    inUse = await heldOf(coming)
    coming = undefined
    if (inUse !== undefined) yield inUse.made
  } finally {
    inUse?.leave()
    ended.abort(ENDED)
    void coming?.then(([left]) => (left?.status === 'fulfilled' ? left.value.leave() : undefined))
  }
}

async function heldOf<Made>(coming: Promise<PromiseSettledResult<Held<Made>>[]> | undefined) {
  const [held] = (await coming) ?? []
  if (held?.status === 'rejected') throw held.reason
  return held?.value
}
