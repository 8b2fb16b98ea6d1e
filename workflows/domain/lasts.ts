/** `lastsMs` after a moment of a clock that may be set anew. */
export type Span = { fromMs: number; lastsMs: number }

/** Whether it still lasts. Before its begin it does not: the clock was set back, and nobody knows how much of it is over. */
export const lasts = ({ fromMs, lastsMs }: Span, nowMs: number): boolean => nowMs >= fromMs && nowMs < fromMs + lastsMs
