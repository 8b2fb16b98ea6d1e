/** Something of the running system that is held fast at one moment, until the test lets it go on. */
export type Stop = { reached: Promise<unknown>; release(): Promise<void> }

/** One that is reached when `hold` is called, which answers when it is released. */
export function openStop(): Stop & { hold: () => Promise<void> } {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  return {
    reached: reached.promise,
    release: async () => released.resolve(),
    hold: () => {
      reached.resolve()
      return released.promise
    },
  }
}
