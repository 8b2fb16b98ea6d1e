import type { Relay } from '#activities/channels/incoming-message.ts'
import { isUnderOneOf } from '#activities/channels/text/bare-address.ts'
import { PLATFORM_DOMAINS } from '#workflows/domain/platform-domains.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const ALL = Object.values(PLATFORMS)

/** The platform that relays guests' messages from this address, or whose program writes from it; null for every other. */
export const relayOf = (address: string): Relay['channel'] | null =>
  ALL.find(({ relays, programs }) => isUnderOneOf(address, relays) || programs.includes(address.toLowerCase()))
    ?.channel ?? null

/** Whether an address is one of a platform's programs, that says what no guest does. */
export const isProgram = (address: string, channel: Relay['channel']) =>
  PLATFORMS[channel].programs.includes(address.toLowerCase())

/** True for an address of a booking platform, whichever of its servers it lies under: what is sent there reaches a guest through it. */
export const isRelayAddress = (address: string) => ALL.some(({ channel }) => isAddressOfRelay(address, channel))

/** The same of one platform: a guest of one is not reached through another. */
export const isAddressOfRelay = (address: string, relay: Relay['channel']) =>
  isUnderOneOf(address, PLATFORM_DOMAINS[relay].mail)
