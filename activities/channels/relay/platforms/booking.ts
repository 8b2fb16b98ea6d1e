import { listed } from '#activities/channels/relay/languages/frame.ts'
import type { Platform } from './platform.ts'

/** One alias a reservation, its number in front: `5999000222-abcd@guest.booking.com`. No guest writes that one. */
export const booking: Platform = {
  channel: 'booking',
  brands: ['Booking.com'],
  relays: ['guest.booking.com', 'mchat.booking.com'],
  programs: [
    'noreply@booking.com',
    'no-reply@booking.com',
    'noreply@properties.booking.com',
    'noreply@partner.booking.com',
  ],
  numbered: /^(\d{6,14})-/,
  alias: 'booking',
  saysArrival: true,
  keys: [],
  code: { shape: /^\d{6,14}$/, inSubject: /(?<!\d)\d{10}(?!\d)/g },
  frame: {
    others: listed(`
      Booking.com | Booking.com B.V | © Booking.com | © Copyright Booking.com {number} | © {number} Booking.com | Booking.com Customer Service
      Herengracht 597, 1017 CE Amsterdam | Oosterdokskade 163, 1011 DL Amsterdam | Amsterdam | Extranet | Open the extranet | Pulse
      Booking.com B.V., Oosterdokskade 163, 1011 DL Amsterdam | Booking.com B.V., Herengracht 597, 1017 CE Amsterdam
      Copyright © {number} Booking.com | © Copyright {number} Booking.com B.V
    `),
  },
}
