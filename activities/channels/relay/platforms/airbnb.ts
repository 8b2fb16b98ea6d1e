import { listed } from '#activities/channels/relay/languages/frame.ts'
import type { Platform } from './platform.ts'

/**
 * A guest writes through express@, and the reply goes to a token address that may change with each mail. The thread is the number in the
 * platform's own links, else the reservation's code, else that address.
 */
export const airbnb: Platform = {
  channel: 'airbnb',
  brands: ['Airbnb'],
  relays: ['airbnb.com'],
  programs: ['automated@airbnb.com', 'noreply@airbnb.com', 'no-reply@airbnb.com', 'response@airbnb.com'],
  replies: 'reply.airbnb.com',
  alias: 'airbnb:reply',
  keys: [
    { kind: 'airbnb:thread', pattern: /\/hosting\/(?:thread|messages|inbox\/folder\/all\/thread)s?\/(\d{3,20})/g },
    { kind: 'airbnb:code', pattern: /\bHM[A-Z0-9]{8}\b/g },
  ],
  code: { shape: /^HM[A-Z0-9]{8}$/, inSubject: /\bHM[A-Z0-9]{8}\b/g, anywhere: /\bHM[A-Z0-9]{8}\b/g },
  frame: {
    begins: listed(`
      Booker | Guest | Prenotante | Ospite | Chi ha prenotato | Gast | Buchende Person | Gast (Bucher) | Voyageur | Voyageuse | Personne ayant réservé
      Huésped | Viajero | Viajera | Persona que ha reservado | Boeker | Hóspede | Pessoa que reservou | Gość | Rezerwujący | Osoba rezerwująca | Host
      Osoba, která rezervovala
    `),
    others: listed(`
      Airbnb | Airbnb Ireland UC | Airbnb Ireland | Airbnb, Inc | Airbnb Payments UK Ltd | Airbnb Payments Luxembourg SA
      8 Hanover Quay | 8 Hanover Quay, Dublin | 8 Hanover Quay, Dublin 2, Ireland | 888 Brannan St | 888 Brannan Street
      888 Brannan St, San Francisco, CA 94103 | Dublin | Dublin 2 | Dublin 2, Ireland | Ireland | San Francisco, CA 94103 | © {number} Airbnb, Inc
      Airbnb Ireland UC, 8 Hanover Quay, Dublin 2, Ireland | %opentrack%
    `),
  },
}
