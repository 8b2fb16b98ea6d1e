/** Below this confidence a draft waits for the host: specification, section 3. */
export const THRESHOLD = { min: 1, max: 10, default: 8 } as const

/** How long a draft waits for the host before the fallback goes out. The column's own default is the same. */
export const FALLBACK_DELAY_MINUTES = { min: 5, max: 35, default: 15 } as const
