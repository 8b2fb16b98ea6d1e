/** On these a guest writes with an address of their own. */
export const DIRECT_CHANNELS = ['gmail', 'email', 'whatsapp'] as const

/** The booking platforms: each writes for all of its guests, from its own addresses. */
export const RELAY_CHANNELS = ['airbnb', 'booking', 'vrbo', 'expedia', 'agoda'] as const

export type RelayChannel = (typeof RELAY_CHANNELS)[number]

/** All that a conversation may stand in. */
export const CHANNELS = [...DIRECT_CHANNELS, ...RELAY_CHANNELS] as const

export type Channel = (typeof CHANNELS)[number]
