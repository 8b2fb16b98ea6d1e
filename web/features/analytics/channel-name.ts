import type { Channel } from '#api/contract/chats.ts'

const NAMES: Readonly<Record<Channel, string>> = {
  gmail: 'Gmail',
  email: 'Email',
  whatsapp: 'WhatsApp',
  airbnb: 'Airbnb',
  booking: 'Booking',
  vrbo: 'Vrbo',
  expedia: 'Expedia',
  agoda: 'Agoda',
}
const isNamed = (channel: string): channel is Channel => Object.hasOwn(NAMES, channel)

/** A channel as it spells itself; one that only a newer server has, as that writes it. */
export const channelName = (channel: string): string => (isNamed(channel) ? NAMES[channel] : channel)
