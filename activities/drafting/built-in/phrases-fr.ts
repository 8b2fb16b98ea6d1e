import { endSentence, joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

/** `15:00` → `15 h`, `10:30` → `10 h 30`. */
const clock = (time: string) => {
  const [hour, minute] = time.split(':')
  return `${Number(hour)} h${minute === '00' || minute === undefined ? '' : ` ${minute}`}`
}

export const french: Phrases = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  opening: () => 'Merci pour votre message !',
  closing: (tone) => (tone === 'formal' ? 'Cordialement,' : 'Bien à vous,'),
  offerHelp: () => 'Comment puis-je vous aider ?',
  thankBack: () => 'Merci à vous, et à bientôt !',

  checkIn: (time) => `L’arrivée est possible à partir de ${clock(time)}.`,
  checkOut: (time) => `Le départ se fait au plus tard à ${clock(time)}.`,
  arrival: (checkIn) => `C’est parfait pour votre arrivée : elle est possible à partir de ${clock(checkIn)}.`,
  wifi: (has) => (has ? 'Oui, le Wi-Fi est disponible.' : 'Malheureusement, il n’y a pas de Wi-Fi.'),
  parking: (spots) =>
    spots === 0
      ? 'Malheureusement, il n’y a pas de place de garage.'
      : spots === 1
        ? 'Oui, il y a 1 place de garage.'
        : `Oui, il y a ${spots} places de garage.`,
  wifiPassword: (password) => `Le mot de passe du Wi-Fi est ${password}.`,
  doorCode: (code) => `Le code d’entrée est ${code}.`,
  pets: (allowed) =>
    allowed ? 'Oui, les animaux sont les bienvenus.' : 'Malheureusement, nous ne pouvons pas accueillir d’animaux.',
  pool: (has) => (has ? 'Oui, il y a une piscine.' : 'Malheureusement, il n’y a pas de piscine.'),
  balcony: (has) => (has ? 'Oui, il y a un balcon.' : 'Malheureusement, il n’y a pas de balcon.'),
  towels: (count) =>
    count === 0
      ? 'Les serviettes ne sont pas fournies.'
      : count === 1
        ? '1 serviette est fournie.'
        : `${count} serviettes sont fournies.`,
  address: (address) => endSentence(`L’adresse est la suivante : ${address}`),
  floor: (floor) => `Le logement se trouve au ${floor}${floor === 1 ? 'er' : 'e'} étage.`,
  rooms: (count) => `Il y a ${count} ${count === 1 ? 'pièce' : 'pièces'}.`,
  bathrooms: (count) => `Il y a ${count} ${count === 1 ? 'salle' : 'salles'} de bains.`,
  bookingLink: (url) => `Voici le lien sur Booking : ${url}`,
  airbnbLink: (url) => `Voici le lien sur Airbnb : ${url}`,
  quote: (note) => `Mes notes sur le logement disent : « ${note} »`,

  acknowledge: () => 'Si vous avez besoin de quoi que ce soit, n’hésitez pas à m’écrire.',
  sorry: 'Je vous prie de m’excuser pour ce désagrément.',

  earlyCheckIn: (checkIn) =>
    `${checkIn === null ? 'Pour' : `L’arrivée est normalement possible à partir de ${clock(checkIn)} ; pour`} une arrivée anticipée, je vérifie et je reviens vers vous dès que possible.`,
  lateCheckOut: (checkOut) =>
    `${checkOut === null ? 'Pour' : `Le départ se fait normalement au plus tard à ${clock(checkOut)} ; pour`} un départ plus tardif, je vérifie et je reviens vers vous dès que possible.`,
  lateArrival: (checkIn) =>
    `${checkIn === null ? 'Pour' : `L’arrivée est possible à partir de ${clock(checkIn)} ; pour`} une arrivée tardive, je vérifie et je reviens vers vous dès que possible.`,
  askAbout: (labels) =>
    `Concernant ${joinWords(labels, 'et')}, je me renseigne et je reviens vers vous dès que possible.`,
  askRest: 'Pour le reste, je me renseigne et je reviens vers vous dès que possible.',
  askAll: 'Je me renseigne et je reviens vers vous dès que possible.',
}
