import { listed } from '#activities/channels/relay/languages/frame.ts'
import type { Platform } from './platform.ts'

/** One alias a conversation; From is the platform's own address. */
export const agoda: Platform = {
  channel: 'agoda',
  brands: ['Agoda Company Pte. Ltd', 'Agoda Company', 'Agoda YCS', 'Agoda.com', 'Agoda', '아고다', 'アゴダ', '安可达'],
  relays: ['agoda-messaging.com'],
  programs: ['no-reply@agoda.com', 'noreply@agoda.com'],
  alias: 'agoda:alias',
  keys: [],
  hostPages: /ycs\.agoda\.com\//i,
  code: { shape: /^\d{6,14}$/, inSubject: /(?<!\d)\d{8,14}(?!\d)/g },
  headsWithHouse: true,
  table: ['code', 'checkIn', 'checkOut', 'number', 'guests'],
  belowTitle: listed(`
    Booking ID | Numero di prenotazione | ID prenotazione | Buchungsnummer | Buchungs-ID | Numéro de réservation | N° de réservation | Número de reserva | N.º de reserva
    ID de reserva | Boekingsnummer | Boekings-ID | Número da reserva | Número de reserva | N.º da reserva | Numer rezerwacji | ID rezerwacji | Číslo rezervace
  `),
  frame: {
    begins: listed(`
      Guest message | Message | Messaggio dell'ospite | Nachricht des Gastes | Message du client | Mensaje del huésped | Bericht van de gast | Mensagem do hóspede
      Wiadomość od gościa | Zpráva od hosta | Neue Nachricht von {name} | New message from {name} | Nuovo messaggio da {name} | Nouveau message de {name}
      New inquiry from {name} | Inquiry by {name} | Nuova richiesta da {name} | Neue Anfrage von {name} | Nouvelle demande de {name} | Nueva consulta de {name}
      Nieuwe aanvraag van {name} | Nova consulta de {name} | Nowe zapytanie od {name} | Nový dotaz od {name}
      Nuevo mensaje de {name} | Nieuw bericht van {name} | Nova mensagem de {name} | Nowa wiadomość od {name} | Nová zpráva od {name}
    `),
    others: listed(`
      Agoda | Agoda.com | Agoda Company Pte. Ltd | Agoda YCS | YCS | © {number} Agoda Company Pte. Ltd | © {number} Agoda Company Pte. Ltd. All rights reserved
      The Agoda team
    `),
  },
}
