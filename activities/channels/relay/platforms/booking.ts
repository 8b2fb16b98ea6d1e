import { listed } from '#activities/channels/relay/languages/frame.ts'
import type { Platform } from './platform.ts'

/** One alias a reservation, its number in front: `5999000222-abcd@guest.booking.com`. No guest writes that one. */
export const booking: Platform = {
  channel: 'booking',
  brands: ['Booking.com', '부킹닷컴', 'ブッキングドットコム', '缤客'],
  relays: ['guest.booking.com', 'mchat.booking.com'],
  programs: [
    'noreply@booking.com',
    'no-reply@booking.com',
    'noreply@properties.booking.com',
    'noreply@partner.booking.com',
  ],
  numbered: /^(\d{6,14})-/,
  alias: 'booking',
  ownSubject: /[(（]\d{8,14}\s?[,،、，].{3,60}[)）]\s*$/u,
  saysArrival: true,
  keys: [],
  hostPages: /admin\.booking\.com\//i,
  code: { shape: /^\d{6,14}$/, inSubject: /(?<!\d|\[#)\d{10}(?!\d)/g },
  table: ['name', 'checkIn', 'checkOut', 'title', 'code', 'guests'],
  belowTitle: listed(`
    Booking confirmation | Reservation confirmation | Booking cancellation | Cancelled booking | Modified booking | Booking modification
    Conferma della prenotazione | Conferma di prenotazione | Cancellazione della prenotazione | Modifica della prenotazione
    Buchungsbestätigung | Buchungsstornierung | Stornierung der Buchung | Buchungsänderung | Confirmation de réservation | Confirmation de la réservation
    Annulation de réservation | Annulation de la réservation | Modification de réservation | Modification de la réservation
    Confirmación de la reserva | Confirmación de reserva | Cancelación de la reserva | Modificación de la reserva | Boekingsbevestiging | Bevestiging van de boeking
    Annulering van de boeking | Boeking geannuleerd | Wijziging van de boeking | Confirmação da reserva | Confirmação de reserva | Cancelamento da reserva | Alteração da reserva
    Special request | Richiesta speciale | Sonderwunsch | Demande spéciale | Petición especial | Pedido especial | Speciaal verzoek | Specjalna prośba
    Zvláštní požadavek | Potwierdzenie rezerwacji | Anulowanie rezerwacji | Zmiana rezerwacji | Potvrzení rezervace | Zrušení rezervace | Změna rezervace
  `),
  frame: {
    others: listed(`
      Booking.com | Booking.com B.V | © Booking.com | © Copyright Booking.com {number} | © {number} Booking.com | Booking.com Customer Service
      Herengracht 597, 1017 CE Amsterdam | Oosterdokskade 163, 1011 DL Amsterdam | Amsterdam | Extranet | Open the extranet | Pulse
      Booking.com B.V., Oosterdokskade 163, 1011 DL Amsterdam | Booking.com B.V., Herengracht 597, 1017 CE Amsterdam
      Copyright © {number} Booking.com | © Copyright {number} Booking.com B.V
    `),
  },
}
