/** What a booking platform's mail says of the conversation it carries. */
export type Relay = {
  channel: 'airbnb' | 'booking' | 'vrbo' | 'expedia' | 'agoda'
  /** Stays the same for one guest and one stay: `airbnb:thread:123`. */
  threadKey: string
  guestName: string | null
  /** yyyy-mm-dd */
  checkIn: string | null
  checkOut: string | null
  /** The platform's name for the property. */
  listing: string | null
}
