/** On these a guest writes with an address of their own. */
export const DIRECT_CHANNELS = ['gmail', 'email', 'whatsapp'] as const

/** The booking platforms: each writes for all of its guests, from its own addresses. */
export type RelayChannel = 'airbnb' | 'booking' | 'vrbo' | 'expedia' | 'agoda'
