import { endSentence, joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const spanish: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Buenos días, ${name}:` : 'Buenos días:') : name ? `Hola, ${name}:` : 'Hola:',
  opening: (tone) => (tone === 'formal' ? 'Gracias por su mensaje.' : '¡Gracias por tu mensaje!'),
  closing: (tone) => (tone === 'formal' ? 'Un cordial saludo,' : 'Un saludo,'),
  offerHelp: (tone) => (tone === 'formal' ? '¿En qué puedo ayudarle?' : '¿En qué puedo ayudarte?'),
  thankBack: (tone) => (tone === 'formal' ? '¡Gracias a usted y hasta pronto!' : '¡Gracias a ti y hasta pronto!'),

  checkIn: (time) => `El check-in es a partir de las ${time}.`,
  checkOut: (time) => `El check-out es, como muy tarde, a las ${time}.`,
  arrival: (checkIn) => `La hora de llegada nos va muy bien: el check-in es a partir de las ${checkIn}.`,
  wifi: (has) => (has ? 'Sí, hay wifi.' : 'Lamentablemente no hay wifi.'),
  parking: (spots) =>
    spots === 0
      ? 'Lamentablemente no hay plaza de garaje.'
      : spots === 1
        ? 'Sí, hay 1 plaza de garaje.'
        : `Sí, hay ${spots} plazas de garaje.`,
  wifiPassword: (password) => `La contraseña del wifi es ${password}.`,
  doorCode: (code) => `El código para entrar es ${code}.`,
  pets: (allowed) => (allowed ? 'Sí, las mascotas son bienvenidas.' : 'Lamentablemente no se admiten mascotas.'),
  pool: (has) => (has ? 'Sí, hay piscina.' : 'Lamentablemente no hay piscina.'),
  balcony: (has) => (has ? 'Sí, hay balcón.' : 'Lamentablemente no hay balcón.'),
  towels: (count) =>
    count === 0
      ? 'Las toallas no están incluidas.'
      : count === 1
        ? 'En la casa hay 1 toalla.'
        : `En la casa hay ${count} toallas.`,
  address: (address) => endSentence(`La dirección es ${address}`),
  floor: (floor) => `El alojamiento está en la planta ${floor}.`,
  rooms: (count) => (count === 1 ? 'Hay 1 habitación.' : `Hay ${count} habitaciones.`),
  bathrooms: (count) => (count === 1 ? 'Hay 1 baño.' : `Hay ${count} baños.`),
  bookingLink: (url) => `Aquí está el enlace de Booking: ${url}`,
  airbnbLink: (url) => `Aquí está el enlace de Airbnb: ${url}`,
  quote: (note) => `En mis notas sobre la casa pone: «${note}»`,

  acknowledge: (tone) =>
    tone === 'formal' ? 'Si necesita cualquier cosa, aquí estoy.' : 'Si necesitas cualquier cosa, aquí estoy.',
  sorry: 'Siento mucho las molestias.',

  earlyCheckIn: (checkIn) =>
    `${checkIn === null ? 'Para' : `Normalmente el check-in es a partir de las ${checkIn}; para`} una llegada anticipada tengo que consultarlo y respondo lo antes posible.`,
  lateCheckOut: (checkOut) =>
    `${checkOut === null ? 'Para' : `Normalmente el check-out es, como muy tarde, a las ${checkOut}; para`} una salida más tarde tengo que consultarlo y respondo lo antes posible.`,
  lateArrival: (checkIn) =>
    `${checkIn === null ? 'Para' : `El check-in es a partir de las ${checkIn}; para`} una llegada a última hora tengo que consultarlo y respondo lo antes posible.`,
  askAbout: (labels) => `Sobre ${joinWords(labels, 'y')}, me informo y respondo lo antes posible.`,
  askRest: 'En cuanto a lo demás, me informo y respondo lo antes posible.',
  askAll: 'Me informo y respondo lo antes posible.',
}
