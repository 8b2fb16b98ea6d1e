import type { RelayChannel } from '#workflows/domain/channels.ts'

export type PlatformRules = {
  /** As its guests know it. */
  name: string
  /** Phone numbers, mail addresses and links to elsewhere are taken out of messages until somebody has booked. */
  hidesContacts: boolean
  /** Links that the host has not allowed there are taken out, also after a booking. */
  cutsLinks: boolean
  /** Links to here stay. */
  own: RegExp
  /** How long after the end of a stay its addresses pass mails on; null: it does not say. */
  aliasDays: number | null
}

/**
 * What each platform does to messages on their way, as its help pages say; what they do not say is not supposed. Sources are in
 * `docs/decisions/060-will-it-arrive.md`. A new platform does not compile until it stands here.
 */
const PLATFORMS: Readonly<Record<RelayChannel, PlatformRules>> = {
  airbnb: {
    name: 'Airbnb',
    hidesContacts: true,
    cutsLinks: false,
    own: /(?:^|\.)airbnb\.[a-z.]{2,6}$/,
    aliasDays: null,
  },
  booking: {
    name: 'Booking.com',
    hidesContacts: true,
    cutsLinks: true,
    own: /(?:^|\.)booking\.com$/,
    aliasDays: 60,
  },
  vrbo: {
    name: 'Vrbo',
    hidesContacts: true,
    cutsLinks: false,
    own: /(?:^|\.)(?:vrbo|homeaway|fewo-direkt|abritel|stayz|bookabach|homelidays)\.[a-z.]{2,6}$/,
    aliasDays: null,
  },
  expedia: {
    name: 'Expedia',
    hidesContacts: false,
    cutsLinks: false,
    own: /(?:^|\.)(?:expedia|expediapartnercentral|hotels)\.[a-z.]{2,6}$/,
    aliasDays: null,
  },
  agoda: {
    name: 'Agoda',
    hidesContacts: false,
    cutsLinks: false,
    own: /(?:^|\.)agoda\.com$/,
    aliasDays: null,
  },
}

/** The rules of the platform behind a channel; null where none stands between. */
export const platformOf = (channel: string): PlatformRules | null =>
  Object.hasOwn(PLATFORMS, channel) ? PLATFORMS[channel as RelayChannel] : null
