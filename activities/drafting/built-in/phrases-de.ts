import { endSentence, joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const german: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Guten Tag ${name},` : 'Guten Tag,') : name ? `Hallo ${name},` : 'Hallo,',
  opening: (tone) => (tone === 'formal' ? 'vielen Dank für Ihre Nachricht.' : 'vielen Dank für deine Nachricht!'),
  closing: (tone) => (tone === 'formal' ? 'Mit freundlichen Grüßen' : 'Herzliche Grüße'),
  offerHelp: (tone) => (tone === 'formal' ? 'wie kann ich Ihnen helfen?' : 'wie kann ich dir helfen?'),
  thankBack: () => 'sehr gerne, und bis bald!',

  checkIn: (time) => `Der Check-in ist ab ${time} Uhr möglich.`,
  checkOut: (time) => `Der Check-out ist bis ${time} Uhr möglich.`,
  arrival: (checkIn) => `Die Ankunftszeit passt gut: Der Check-in ist ab ${checkIn} Uhr möglich.`,
  wifi: (has) => (has ? 'Ja, WLAN ist vorhanden.' : 'WLAN gibt es leider nicht.'),
  parking: (spots) =>
    spots === 0
      ? 'Einen Garagenstellplatz gibt es leider nicht.'
      : spots === 1
        ? 'Ja, es gibt 1 Stellplatz in der Garage.'
        : `Ja, es gibt ${spots} Stellplätze in der Garage.`,
  wifiPassword: (password) => `Das WLAN-Passwort lautet ${password}.`,
  doorCode: (code) => `Der Code für die Tür lautet ${code}.`,
  pets: (allowed) =>
    allowed ? 'Ja, Haustiere sind herzlich willkommen.' : 'Haustiere können wir leider nicht aufnehmen.',
  pool: (has) => (has ? 'Ja, es gibt einen Pool.' : 'Einen Pool gibt es leider nicht.'),
  balcony: (has) => (has ? 'Ja, es gibt einen Balkon.' : 'Einen Balkon gibt es leider nicht.'),
  towels: (count) =>
    count === 0
      ? 'Handtücher sind nicht inbegriffen.'
      : count === 1
        ? 'Es liegt 1 Handtuch bereit.'
        : `Es liegen ${count} Handtücher bereit.`,
  address: (address) => endSentence(`Die Adresse lautet ${address}`),
  floor: (floor) => `Die Unterkunft liegt im ${floor}. Stock.`,
  rooms: (count) => `Die Unterkunft hat ${count} Zimmer.`,
  bathrooms: (count) => `Die Unterkunft hat ${count} Badezimmer.`,
  bookingLink: (url) => `Hier ist der Link auf Booking: ${url}`,
  airbnbLink: (url) => `Hier ist der Link auf Airbnb: ${url}`,
  quote: (note) => `In meinen Notizen zum Haus steht: „${note}“`,

  acknowledge: (tone) =>
    tone === 'formal'
      ? 'Wenn Sie etwas brauchen, bin ich gerne für Sie da.'
      : 'Wenn du etwas brauchst, bin ich gerne für dich da.',
  sorry: 'Es tut mir leid, dass es Probleme gibt.',

  earlyCheckIn: (checkIn) =>
    `${checkIn === null ? '' : `Der Check-in ist normalerweise ab ${checkIn} Uhr möglich. `}Ob eine frühere Anreise klappt, kläre ich und melde mich so bald wie möglich.`,
  lateCheckOut: (checkOut) =>
    `${checkOut === null ? '' : `Der Check-out ist normalerweise bis ${checkOut} Uhr. `}Ob eine spätere Abreise klappt, kläre ich und melde mich so bald wie möglich.`,
  lateArrival: (checkIn) =>
    `${checkIn === null ? '' : `Der Check-in ist ab ${checkIn} Uhr möglich. `}Wie es mit einer späten Anreise aussieht, kläre ich und melde mich so bald wie möglich.`,
  askAbout: (labels) => `Was ${joinWords(labels, 'und')} angeht, frage ich nach und melde mich so bald wie möglich.`,
  askRest: 'Alles Weitere kläre ich und melde mich so bald wie möglich.',
  askAll: 'Das kläre ich gerne und melde mich so bald wie möglich.',
}
