/** Days, months and seasons: what holds on one need not hold on another. */
export const NAMED_DAYS: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday weekend weekday january february march april may june july august september october november december summer winter spring autumn holiday'.split(
    ' ',
  ),
)
