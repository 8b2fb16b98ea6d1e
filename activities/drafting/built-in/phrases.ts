/** How familiarly a guest is spoken to. */
export type Tone = 'warm' | 'formal'

/** All that the built-in drafter can say in a language. Times come as `15:00`, counts as whole numbers. */
export type Phrases = {
  greeting: (name: string | null, tone: Tone) => string
  opening: (tone: Tone) => string
  closing: (tone: Tone) => string
  offerHelp: (tone: Tone) => string
  thankBack: (tone: Tone) => string

  checkIn: (time: string) => string
  checkOut: (time: string) => string
  arrival: (checkIn: string) => string
  wifi: (has: boolean) => string
  parking: (spots: number) => string
  wifiPassword: (password: string) => string
  doorCode: (code: string) => string
  pets: (allowed: boolean) => string
  pool: (has: boolean) => string
  balcony: (has: boolean) => string
  towels: (count: number) => string
  address: (address: string) => string
  floor: (floor: number) => string
  rooms: (count: number) => string
  bathrooms: (count: number) => string
  bookingLink: (url: string) => string
  airbnbLink: (url: string) => string
  /** A note of the host in another language than the guest's. */
  quote: (note: string) => string

  /** For news that ask for nothing. */
  acknowledge: (tone: Tone) => string
  /** Ahead of the answer to a complaint. */
  sorry: string

  /** Questions that only the host can answer: nothing is granted. */
  earlyCheckIn: (checkIn: string | null) => string
  lateCheckOut: (checkOut: string | null) => string
  lateArrival: (checkIn: string | null) => string
  askAbout: (labels: string[]) => string
  askRest: string
  askAll: string
}
