import { endSentence, joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const italian: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Gentile ${name},` : 'Buongiorno,') : name ? `Ciao ${name},` : 'Ciao,',
  opening: () => 'grazie per il messaggio!',
  closing: (tone) => (tone === 'formal' ? 'Cordiali saluti' : 'Un caro saluto'),
  offerHelp: (tone) => (tone === 'formal' ? 'come posso aiutarLa?' : 'come posso aiutarti?'),
  thankBack: (tone) => (tone === 'formal' ? 'grazie a Lei, a presto!' : 'grazie a te, a presto!'),

  checkIn: (time) => `Il check-in è possibile dalle ${time}.`,
  checkOut: (time) => `Il check-out è entro le ${time}.`,
  arrival: (checkIn) => `Perfetto per l’arrivo: il check-in è possibile dalle ${checkIn}.`,
  wifi: (has) => (has ? 'Sì, il Wi-Fi c’è.' : 'Purtroppo il Wi-Fi non c’è.'),
  parking: (spots) =>
    spots === 0
      ? 'Purtroppo non c’è un posto auto in garage.'
      : spots === 1
        ? 'Sì, c’è 1 posto auto in garage.'
        : `Sì, ci sono ${spots} posti auto in garage.`,
  wifiPassword: (password) => `La password del Wi-Fi è ${password}.`,
  doorCode: (code) => `Il codice per entrare è ${code}.`,
  pets: (allowed) => (allowed ? 'Sì, gli animali sono i benvenuti.' : 'Purtroppo non possiamo ospitare animali.'),
  pool: (has) => (has ? 'Sì, c’è la piscina.' : 'La piscina purtroppo non c’è.'),
  balcony: (has) => (has ? 'Sì, c’è un balcone.' : 'Il balcone purtroppo non c’è.'),
  towels: (count) =>
    count === 0
      ? 'Gli asciugamani non sono inclusi.'
      : count === 1
        ? 'In casa c’è 1 asciugamano.'
        : `In casa ci sono ${count} asciugamani.`,
  address: (address) => endSentence(`L’indirizzo è ${address}`),
  floor: (floor) => `L’alloggio si trova al ${floor}° piano.`,
  rooms: (count) => (count === 1 ? 'C’è 1 stanza.' : `Le stanze sono ${count}.`),
  bathrooms: (count) => (count === 1 ? 'C’è 1 bagno.' : `I bagni sono ${count}.`),
  bookingLink: (url) => `Ecco il link su Booking: ${url}`,
  airbnbLink: (url) => `Ecco il link su Airbnb: ${url}`,
  quote: (note) => `Nelle note sulla casa c’è scritto: «${note}»`,

  acknowledge: () => 'Se serve qualcosa, sono a disposizione.',
  sorry: 'Mi dispiace per il disagio.',

  earlyCheckIn: (checkIn) =>
    `${checkIn === null ? 'Per' : `Di solito il check-in è dalle ${checkIn}; per`} un arrivo anticipato devo verificare e rispondo appena possibile.`,
  lateCheckOut: (checkOut) =>
    `${checkOut === null ? 'Per' : `Il check-out è entro le ${checkOut}; per`} una partenza più tardi devo verificare e rispondo appena possibile.`,
  lateArrival: (checkIn) =>
    `${checkIn === null ? 'Per' : `Il check-in è dalle ${checkIn}; per`} un arrivo in tarda serata devo verificare e rispondo appena possibile.`,
  askAbout: (labels) => `Per quanto riguarda ${joinWords(labels, 'e')}, mi informo e rispondo appena possibile.`,
  askRest: 'Sul resto mi informo e rispondo appena possibile.',
  askAll: 'Mi informo e rispondo appena possibile.',
}
