import { expect, test } from 'vitest'
import { isRelayAddress, relayOf } from '#activities/channels/relay/relay-domains.ts'

test.each([
  ['x7@reply.airbnb.com', 'airbnb', true],
  ['1234@guest.booking.com', 'booking', true],
  ['noreply@booking.com', 'booking', true],
  ['somebody@booking.com', null, true],
  ['no-reply@bookabach.co.nz', 'vrbo', true],
  ['notifications@email.booking.com', 'booking', true],
  ['noreply@bookabach.co.nz.evil.test', null, false],
  ['noreply.anna@guests.test', null, false],
  ['noreply@booking.com.evil.test', null, false],
  ['sender@messages.stayz.com.au', 'vrbo', true],
  ['somebody@other.com.au', null, false],
  ['abc@messages.fewo-direkt.de', 'vrbo', true],
  ['9@m.expediapartnercentral.com', 'expedia', true],
  ['4@agoda-messaging.com', 'agoda', true],
  ['marco@guest.booking.com.evil.test', null, false],
  ['marco@notairbnb.com', null, false],
])('a mail from %s is relayed by %s; what goes there goes to a platform: %s', (address, channel, isTheirs) => {
  expect(relayOf(address)).toBe(channel)
  expect(isRelayAddress(address)).toBe(isTheirs)
})
