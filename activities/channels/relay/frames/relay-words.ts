import type { Relay } from '#activities/channels/incoming-message.ts'
import { type OwnWords, ownWords } from '#activities/channels/text/own-words.ts'
import { airbnbFrame } from './airbnb.ts'
import { bookingFrame } from './booking.ts'
import { type Frame, guestWords } from './guest-words.ts'
import { vrboFrame } from './vrbo.ts'

const FRAMES: Partial<Record<Relay['channel'], Frame>> = {
  airbnb: airbnbFrame,
  booking: bookingFrame,
  vrbo: vrboFrame,
}

/** What the guest wrote in a booking platform's mail. */
export function relayWords(text: string, channel: Relay['channel']): OwnWords {
  const frame = FRAMES[channel]
  return frame === undefined ? ownWords(text) : { text: guestWords(text, frame), removed: '' }
}
