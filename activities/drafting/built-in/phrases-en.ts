import { endSentence, joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

const ordinal = (n: number) => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`

export const english: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Dear ${name},` : 'Dear guest,') : name ? `Hi ${name},` : 'Hi,',
  opening: (tone) => (tone === 'formal' ? 'Thank you for your message.' : 'Thanks for your message!'),
  closing: (tone) => (tone === 'formal' ? 'Kind regards,' : 'Best wishes,'),
  offerHelp: () => 'How can I help you?',
  thankBack: () => 'Thank you, and see you soon!',

  checkIn: (time) => `Check-in is from ${time}.`,
  checkOut: (time) => `Check-out is by ${time}.`,
  arrival: (checkIn) => `Your arrival time works well: check-in is from ${checkIn}.`,
  wifi: (has) => (has ? 'Yes, there is Wi-Fi.' : 'Unfortunately there is no Wi-Fi.'),
  parking: (spots) =>
    spots === 0
      ? 'Unfortunately there is no garage space.'
      : spots === 1
        ? 'Yes, there is 1 parking space in the garage.'
        : `Yes, there are ${spots} parking spaces in the garage.`,
  wifiPassword: (password) => `The Wi-Fi password is ${password}.`,
  doorCode: (code) => `The code to get in is ${code}.`,
  pets: (allowed) => (allowed ? 'Yes, pets are welcome.' : 'Unfortunately we cannot host pets.'),
  pool: (has) => (has ? 'Yes, there is a pool.' : 'Unfortunately there is no pool.'),
  balcony: (has) => (has ? 'Yes, there is a balcony.' : 'Unfortunately there is no balcony.'),
  towels: (count) =>
    count === 0
      ? 'Towels are not included.'
      : count === 1
        ? 'There is 1 towel in the house.'
        : `There are ${count} towels in the house.`,
  address: (address) => endSentence(`The address is ${address}`),
  floor: (floor) => (floor < 10 ? `It is on the ${ordinal(floor)} floor.` : `It is on floor ${floor}.`),
  rooms: (count) => (count === 1 ? 'There is 1 room.' : `There are ${count} rooms.`),
  bathrooms: (count) => (count === 1 ? 'There is 1 bathroom.' : `There are ${count} bathrooms.`),
  bookingLink: (url) => `Here is the link on Booking: ${url}`,
  airbnbLink: (url) => `Here is the link on Airbnb: ${url}`,
  quote: (note) => `My notes about the house say: “${note}”`,

  acknowledge: () => 'If you need anything, just write to me.',
  sorry: 'I am sorry about the trouble.',

  earlyCheckIn: (checkIn) =>
    `${checkIn === null ? 'For' : `Check-in is usually from ${checkIn}; for`} an earlier arrival I need to check, and I will let you know as soon as I can.`,
  lateCheckOut: (checkOut) =>
    `${checkOut === null ? 'For' : `Check-out is usually by ${checkOut}; for`} a later departure I need to check, and I will let you know as soon as I can.`,
  lateArrival: (checkIn) =>
    `${checkIn === null ? 'For' : `Check-in is from ${checkIn}; for`} a late arrival I need to check, and I will let you know as soon as I can.`,
  askAbout: (labels) => `As for ${joinWords(labels, 'and')}, let me check and get back to you as soon as I can.`,
  askRest: 'As for the rest, let me check and get back to you as soon as I can.',
  askAll: 'Let me check and get back to you as soon as I can.',
}
