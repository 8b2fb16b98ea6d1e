import type { Relay } from '#activities/channels/incoming-message.ts'
import { domainOf, isUnderOneOf } from '#activities/channels/text/bare-address.ts'
import { PLATFORM_DOMAINS } from '#workflows/domain/platform-domains.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const ALL = Object.values(PLATFORMS)

/** The platform that relays guests' messages from this address, or whose program writes from it; null for every other. */
export const relayOf = (address: string): Relay['channel'] | null =>
  (
    ALL.find(({ relays, programs }) => isUnderOneOf(address, relays) || programs.includes(address.toLowerCase())) ??
    ALL.find(({ channel }) => isRobotOf(address, channel) || isDesk(address, channel))
  )?.channel ?? null

/** Whether an address is one of a platform's programs, that says what no guest does. */
export const isProgram = (address: string, channel: Relay['channel']) =>
  PLATFORMS[channel].programs.includes(address.toLowerCase()) || isRobotOf(address, channel)

/** As all platforms call programs that take no answer: nobody's name, and no office's. */
const ROBOT = /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|automated|notifications?|alerts?)(?:[+._-][^@]*)?@/i

/** Where a platform alone is at home. Relays have their own addresses, one a conversation. */
const homesOf = ({ channel, programs }: (typeof ALL)[number]) => {
  const others = new Set(ALL.flatMap((one) => (one.channel === channel ? [] : one.programs.map(domainOf))))
  const ofPrograms = programs.map(domainOf).filter((domain) => !others.has(domain))
  return [...new Set([...PLATFORM_DOMAINS[channel].mail, ...ofPrograms])]
}
const HOMES = Object.fromEntries(ALL.map((one) => [one.channel, homesOf(one)]))

/** As platforms call the desks at which people of theirs speak for a guest. */
const DESK =
  /^(?:(?:customer|guest|client|partner|host|owner|property)s?[-_.]?(?:services?|support|care|relations|help)|support|help|resolutions?|kundenservice|assistenza|serviceclients?|cs)(?:[+._-][^@]*)?@/i

const isAtHome = (address: string, channel: Relay['channel']) =>
  isUnderOneOf(address, HOMES[channel] ?? []) && !isUnderOneOf(address, PLATFORMS[channel].relays)

const isRobotOf = (address: string, channel: Relay['channel']) => ROBOT.test(address) && isAtHome(address, channel)

/** Whether people of a platform write from an address, who ask for a guest and wait for an answer. */
export const isDesk = (address: string, channel: Relay['channel']) => DESK.test(address) && isAtHome(address, channel)

/** True for an address of a booking platform, whichever of its servers it lies under: what is sent there reaches a guest through it. */
export const isRelayAddress = (address: string) => ALL.some(({ channel }) => isAddressOfRelay(address, channel))

/** The same of one platform: a guest of one is not reached through another. */
export const isAddressOfRelay = (address: string, relay: Relay['channel']) =>
  isUnderOneOf(address, PLATFORM_DOMAINS[relay].mail)
