/** Something of the running system that is held fast at one moment, until it is let go. */
export type Hold = { stands(): boolean | Promise<boolean>; release(): void | Promise<void> }

/** One at which somebody stands once `arrive` was called, which answers when they are let go. */
export function openHold(): Hold & { arrive: () => Promise<void> } {
  const released = Promise.withResolvers<void>()
  let stands = false
  return {
    stands: () => stands,
    release: () => released.resolve(),
    arrive: () => {
      stands = true
      return released.promise
    },
  }
}
