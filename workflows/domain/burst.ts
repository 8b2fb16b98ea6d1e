/** A burst is answered together: the guest's messages since the last answer of substance. Of older ones, those that had a draft. */
export const BURST = { most: 10, hours: 48 } as const
