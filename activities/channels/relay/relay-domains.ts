import type { Relay } from '#activities/channels/incoming-message.ts'
import { isUnderDomain } from '#activities/channels/text/bare-address.ts'

/** Where the booking platforms write from: exact domains, or what lies under them. A longer name that only begins so is somebody else's. */
const RELAY_DOMAINS: readonly [domain: string, channel: Relay['channel']][] = [
  ['airbnb.com', 'airbnb'],
  ['guest.booking.com', 'booking'],
  ['mchat.booking.com', 'booking'],
  ['messages.homeaway.com', 'vrbo'],
  ['messages.vrbo.com', 'vrbo'],
  ['messages.fewo-direkt.de', 'vrbo'],
  ['m.expediapartnercentral.com', 'expedia'],
  ['agoda-messaging.com', 'agoda'],
]

const ROOTS = RELAY_DOMAINS.map(([domain, channel]) => ({ root: domain.split('.').slice(-2).join('.'), channel }))

/** The platform that relays guests' messages from this address; null for every other. */
export const relayOf = (address: string): Relay['channel'] | null =>
  RELAY_DOMAINS.find(([domain]) => isUnderDomain(address, domain))?.[1] ?? null

/** True for an address of a booking platform, whichever of its servers it lies under: what is sent there reaches a guest through it. */
export const isRelayAddress = (address: string) => ROOTS.some(({ root }) => isUnderDomain(address, root))

/** The same of one platform: a guest of one is not reached through another. */
export const isAddressOfRelay = (address: string, relay: Relay['channel']) =>
  ROOTS.some(({ root, channel }) => channel === relay && isUnderDomain(address, root))
