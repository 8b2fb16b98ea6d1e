/** Of all bodies that are being read, of whoever: until it is whole nobody's signature can be told from another's. */
const BUDGET_BYTES = 32_000_000
/** What is longer than most notifications leaves room for those. */
const LARGE_BYTES = 64_000
const LARGE_BUDGET_BYTES = 24_000_000
/** Three of the largest: one address does not hold everybody's room. */
const OF_ADDRESS_BYTES = 12_000_000
/** Meta's lines are fast: whoever took longer gives way where somebody else has no room. */
const UNHURRIED_MS = 1_000

/** A body that is to be read; `stop` ends its reading. */
export type Body = { bytes: number; address: string; stop: () => void }

type Held = Body & { since: number }

/**
 * The room that bodies share while they are read. Answers how to leave it, or null where there is none: of all bodies, or of this
 * address. Those that take their time are stopped for it, the longest first. `now`: milliseconds of a clock that is never set.
 */
export function createBodyRoom(now: () => number): (body: Body) => (() => void) | null {
  const held = new Set<Held>()
  /** So many bytes of them may stay. */
  const giveWay = (fits: (one: Held) => boolean, most: number) => {
    const theirs = [...held].filter(fits)
    let bytes = theirs.reduce((sum, one) => sum + one.bytes, 0)
    for (const slow of theirs) {
      if (bytes <= most) break
      if (now() - slow.since < UNHURRIED_MS) continue
      bytes -= slow.bytes
      held.delete(slow)
      slow.stop()
    }
    return bytes <= most
  }
  return (body) => {
    const { bytes, address } = body
    const budget = bytes > LARGE_BYTES ? LARGE_BUDGET_BYTES : BUDGET_BYTES
    const hasRoom =
      giveWay((one) => one.address === address, OF_ADDRESS_BYTES - bytes) && giveWay(() => true, budget - bytes)
    if (!hasRoom) return null
    const one = { ...body, since: now() }
    held.add(one)
    return () => void held.delete(one)
  }
}
