import type { Relay } from '#activities/channels/incoming-message.ts'

/** What stands around a guest's words in a platform's mail. */
type Shape = { channel: Relay['channel']; names: string[]; subject: string; before: string; after: string }
/** Of each platform some, as their mails are made. */
export const SHAPES: Shape[] = [
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'RE: Reservation for Casa Blu, Apr 22 - 27',
    before: 'RE: Reservation for Casa Blu, Apr 22 - 27\n\nEMMA\nBooker\n',
    after:
      'Reply\nhttps://www.airbnb.com/hosting/thread/1\n\nYou can also respond by replying directly to this email.\n\nAirbnb Ireland UC',
  },
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'RE: Prenotazione per Casa Blu, 22–27 apr',
    before: 'EMMA\nOspite\n',
    after: 'Rispondi\n\nDettagli della prenotazione\nCheck-in\ngio 22 apr\nCheck-out\nmar 27 apr\nOspiti\n2 adulti',
  },
  {
    channel: 'booking',
    names: ['Jan Vzorek'],
    subject: 'Abbiamo ricevuto questo messaggio da Jan Vzorek',
    before:
      '##- Scrivi la tua risposta sopra questa riga -##\n\nNumero di conferma: 5999000222\n\nJan Vzorek ha scritto:\n',
    after:
      "Rispondi\n\nDettagli della prenotazione\nNome dell'ospite:\nJan Vzorek\nArrivo:\nmer 2 giugno 2027\nPartenza:\nsab 5 giugno 2027\nNome della struttura:\nMasseria Salento",
  },
  {
    channel: 'booking',
    names: ['Jan Vzorek'],
    subject: 'Message',
    before: 'Jan Vzorek said:\n',
    after: 'Guest name: Jan Vzorek\nCheck-in: Wed, 2 June 2027\nCheck-out: Sat, 5 June 2027',
  },
  {
    channel: 'vrbo',
    names: ['Jan Hevey'],
    subject: 'Inquiry from Jan Hevey: Nov 28 - Dec 2, 2026 - Vrbo #1673198',
    before: 'New inquiry\n\nMessage from Jan:\n',
    after: 'Respond to inquiry\n\nTraveler Name\nJan Hevey\nDates\nNov 28 - Dec 2, 2026, 4 nights\nGuests\n2 adults',
  },
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'RE: Reservation for Casa Blu, Apr 22 - 27',
    before: 'EMMA\nBooker\n',
    after: '',
  },
  { channel: 'booking', names: ['Jan Vzorek'], subject: 'Message', before: 'Jan Vzorek said:\n', after: '' },
  {
    channel: 'vrbo',
    names: ['Jan Hevey'],
    subject: 'Message',
    before: 'Message from Jan:\n',
    after: 'Traveler Name\nJan Hevey',
  },
  { channel: 'expedia', names: ['Marco'], subject: 'Message', before: 'Marco wrote:\n', after: '' },
  {
    channel: 'agoda',
    names: ['Marco'],
    subject: 'Message',
    before: 'Message from Marco:\n',
    after: 'Booking ID: 123\nGuest name: Marco',
  },
  {
    channel: 'expedia',
    names: ['Marco'],
    subject: 'Message',
    before: 'Marco wrote:\n',
    after: 'Reply in Partner Central',
  },
  {
    channel: 'agoda',
    names: ['Marco'],
    subject: 'Message',
    before: 'Message from Marco:\n',
    after: 'Reply now\n\nBooking ID: 123',
  },
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'RE: Reservation for Casa Blu, Apr 22 - 27',
    before: 'RE: Reservation for Casa Blu, Apr 22 - 27\n\nhttps://www.airbnb.com/help/article/209\n\nEmma\n\n',
    after: 'Reply\n[https://www.airbnb.com/hosting/thread/1]\n\nCasa Blu\n\nEntire home/apt hosted by Anna',
  },
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'Inquiry for Casa Blu for Apr 22 - 27',
    before:
      'Emma\n[https://www.airbnb.com/hosting/thread/1]\n\nIdentity verified · 4 reviews\n\nLeeds, United Kingdom\n\n',
    after: 'Some unknown button\n[https://www.airbnb.com/hosting/thread/1]\n\nGUESTS\n\n2 adults',
  },
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'RE: Reservation for Casa Blu, Apr 22 - 27',
    before: 'EMMA\n\nBooker\n\n',
    after: 'ANNA\n\nHost\n\nWelcome to our home.\n\nReply\n[https://www.airbnb.com/hosting/thread/1]',
  },
  {
    channel: 'vrbo',
    names: ['Jan Hevey'],
    subject: 'Inquiry from Jan Hevey: Nov 28 - Dec 2, 2026 - Vrbo #1673198',
    before: 'Message from Jan:\n\n',
    after:
      'Traveler payment\n\n4 nights\n€ 300.00\nCleaning Fee\n€ 40.00\n\nRespond to this inquiry\n\nhttps://www.vrbo.com/supply/interaction?interactionId=1',
  },
  {
    channel: 'agoda',
    names: ['Marco'],
    subject: 'Message from Marco (Apr 22-27, 2027)',
    before: 'New message from Marco\n\nCasa Blu\nBooking ID: 123456\n\n',
    after:
      'Automatically translated content\n\nDid you know? Your answer goes to the guest.\n\nReply now [https://ycs.agoda.com/a/1]',
  },
  // Layouts that no list knows.
  {
    channel: 'airbnb',
    names: ['Emma'],
    subject: 'Emma sent you a message about Casa Blu',
    before: 'You have mail from a guest\n\nHi Anna, someone wants to hear from you.\n\nEmma\n\nJoined in 2019\n\n',
    after:
      'Write back to Emma <https://www.airbnb.com/hosting/thread/1>\n\nNever pay or talk outside Airbnb.\n\nTurn off these e-mails',
  },
  {
    channel: 'booking',
    names: ['Jan Vzorek'],
    subject: 'Richiesta di Jan Vzorek',
    before:
      'Gentile partner,\nun ospite con prenotazione confermata ha una richiesta per voi.\n\nTesto della richiesta\n\n',
    after: 'Gestisci la richiesta\nhttps://admin.booking.com/inbox?res=1\n\nIl team di Booking.com',
  },
  {
    channel: 'vrbo',
    names: ['Ombretta Salis'],
    subject: 'Messaggio',
    before: 'Un viaggiatore ti ha scritto qui\n\n',
    after: 'Periodo: 4 mar 2027 - 8 mar 2027\nViaggiatori: 4 adulti\n\nRicordati di comunicare sempre tramite Vrbo.',
  },
]
