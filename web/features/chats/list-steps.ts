/** Steps through the list by keys. */
export type ListSteps = ReturnType<typeof newListSteps>

/** Keys that come before the list is there are not lost: it carries them out once it is, unless the host went elsewhere meanwhile. */
export function newListSteps() {
  let carryOut: ((steps: number) => void) | undefined
  let owed = 0
  let holder: Element | null = null
  return {
    move: (step: 1 | -1): void => {
      if (carryOut) return carryOut(step)
      if (holder !== document.activeElement) owed = 0
      holder = document.activeElement
      owed += step
    },
    /** To be carried out by this list from now on, until what it answers is called. */
    attach: (list: (steps: number) => void): (() => void) => {
      carryOut = list
      const steps = holder === document.activeElement ? owed : 0
      owed = 0
      if (steps !== 0) list(steps)
      return () => {
        carryOut = undefined
      }
    },
  }
}
