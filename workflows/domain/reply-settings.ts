/** Below this confidence a draft waits for the host: specification, section 3. */
export const THRESHOLD = { min: 1, max: 10, default: 8 } as const

/** How long a draft waits for the host before the fallback goes out. The column's own default is the same. */
export const FALLBACK_DELAY_MINUTES = { min: 5, max: 35, default: 15 } as const

/** How long what was decided can be taken back, where the installation says nothing else. */
export const UNDO_SECONDS = { min: 0, max: 60, default: 10 } as const
