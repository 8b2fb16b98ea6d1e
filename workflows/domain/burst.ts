/**
 * A burst is answered together: the guest's messages since the last answer of substance. Of older ones, those that had a draft.
 * Above `most` thanks and greetings give way to what asks, and above `mostAsking` the draft waits for the host.
 */
export const BURST = { most: 10, mostAsking: 30, hours: 48 } as const
