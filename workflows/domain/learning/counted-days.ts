/** A host's decisions on drafts count for so long: houses, and what their hosts want, change. */
export const DECISIONS_COUNTED_DAYS = 400
