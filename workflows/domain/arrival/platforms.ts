import type { RelayChannel } from '#workflows/domain/channels.ts'
import { sitesOf } from '#workflows/domain/platform-domains.ts'

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

const ownOf = (platform: RelayChannel) => new RegExp(String.raw`(?:^|\.)(?:${sitesOf(platform)})$`)

/**
 * What each platform does to messages on their way, as its help pages say; what they do not say is not supposed. Sources are in
 * `docs/decisions/060-will-it-arrive.md`. A new platform does not compile until it stands here.
 */
const PLATFORMS: Readonly<Record<RelayChannel, PlatformRules>> = {
  airbnb: {
    name: 'Airbnb',
    hidesContacts: true,
    cutsLinks: false,
    own: ownOf('airbnb'),
    aliasDays: null,
  },
  booking: {
    name: 'Booking.com',
    hidesContacts: true,
    cutsLinks: true,
    own: ownOf('booking'),
    aliasDays: 60,
  },
  vrbo: {
    name: 'Vrbo',
    hidesContacts: true,
    cutsLinks: false,
    own: ownOf('vrbo'),
    aliasDays: null,
  },
  expedia: {
    name: 'Expedia',
    hidesContacts: false,
    cutsLinks: false,
    own: ownOf('expedia'),
    aliasDays: null,
  },
  agoda: {
    name: 'Agoda',
    hidesContacts: false,
    cutsLinks: false,
    own: ownOf('agoda'),
    aliasDays: null,
  },
}

/** The rules of the platform behind a channel; null where none stands between. */
export const platformOf = (channel: string): PlatformRules | null =>
  Object.hasOwn(PLATFORMS, channel) ? PLATFORMS[channel as RelayChannel] : null
