import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { ONLY_THANKS } from '#prisma/demo/conversations/only-thanks.ts'

/** Answers that were sure of themselves and went out by the rule. */
export const AUTOMATIC: DemoConversation[] = [
  {
    key: 'weber-parkplatz',
    channel: 'booking',
    language: 'de',
    guest: { name: 'Sabine Weber', address: 'sabine-weber-552093@guest.booking.example' },
    subject: 'Parkplatz und Pool',
    property: 'ulivi',
    stay: { from: 4, to: 8 },
    turns: [
      {
        guest:
          'Guten Tag, gibt es bei der Masseria Parkplätze für zwei Autos? Und hat das Haus einen Pool?\nViele Grüße, Sabine Weber',
        when: { days: 1, at: '10:18' },
        draft: {
          text: 'Guten Tag Sabine,\nja, bei der Masseria gibt es vier Stellplätze, Ihre zwei Autos stehen also bequem.\nAuch ein Pool ist da: 12 mal 5 Meter, geöffnet von Mai bis Mitte Oktober.\nHerzliche Grüße aus dem Salento\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 9,
          topics: ['parking', 'pool'],
          claims: [
            ['bei der Masseria gibt es vier Stellplätze', 'extra.Garage Spots'],
            ['12 mal 5 Meter, geöffnet von Mai bis Mitte Oktober', 'property.additionalInfo'],
          ],
        },
      },
      {
        guest: 'Wunderbar, vielen Dank für die schnelle Antwort!',
        when: { days: 1, at: '10:31' },
        draft: ONLY_THANKS,
      },
    ],
  },
  {
    key: 'bianchi-asciugamani',
    channel: 'email',
    language: 'it',
    guest: { name: 'Chiara Bianchi', address: 'chiara.bianchi@posta.test' },
    subject: 'Asciugamani e lenzuola',
    property: 'glicine',
    stay: { from: 12, to: 15 },
    turns: [
      {
        guest:
          'Buonasera, una domanda veloce: gli asciugamani ci sono o dobbiamo portarli noi? Siamo in tre. Grazie, Chiara',
        when: { days: 2, at: '20:47' },
        draft: {
          text: 'Buonasera Chiara,\nnon portate nulla: in casa trovate sei asciugamani, due a testa.\nA presto a Trastevere,\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 10,
          topics: ['towels'],
          claims: [['in casa trovate sei asciugamani', 'extra.Number of Towels']],
        },
      },
    ],
  },
  {
    key: 'nguyen-wifi',
    channel: 'airbnb',
    language: 'en',
    guest: { name: 'Linh Nguyen', address: 'linh-nguyen-w7d2@reply.airbnb.example' },
    subject: 'Working from Il Glicine',
    property: 'glicine',
    stay: { from: -1, to: 5 },
    turns: [
      {
        guest:
          'Hi! I will have a few video calls during my stay. Is there Wi-Fi in the flat, and a balcony for the breaks? 😊',
        when: { days: 3, at: '09:52' },
        draft: {
          text: 'Hi Linh,\nyes to both: there is Wi-Fi throughout the flat, and a small balcony for the breaks between calls.\nSee you soon,\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 9,
          topics: ['wi-fi', 'balcony'],
          claims: [
            ['there is Wi-Fi throughout the flat', 'extra.Wi-Fi'],
            ['a small balcony for the breaks between calls', 'extra.Balcony'],
          ],
        },
      },
    ],
  },
  {
    key: 'garcia-llegada',
    channel: 'booking',
    language: 'es',
    guest: { name: 'Álvaro García', address: 'alvaro-garcia-318847@guest.booking.example' },
    subject: 'Cómo llegar',
    property: 'pescallo',
    stay: { from: 3, to: 6 },
    turns: [
      {
        guest:
          'Buenos días, ¿a partir de qué hora se puede entrar y cómo llegamos desde el embarcadero de Bellagio? Gracias, Álvaro',
        when: { days: 4, at: '11:05' },
        draft: {
          text: 'Buenos días, Álvaro:\nla casa está lista a partir de las 16:00. Desde el embarcadero de Bellagio son quince minutos a pie; también para un autobús, el C30 que viene de Como, delante de la iglesia.\n¡Buen viaje!\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 9,
          topics: ['check-in', 'arrival'],
          claims: [
            ['la casa está lista a partir de las 16:00', 'property.checkIn'],
            ['Desde el embarcadero de Bellagio son quince minutos a pie', 'property.additionalInfo'],
          ],
        },
      },
    ],
  },
  {
    key: 'marchetti-ascensore',
    channel: 'gmail',
    language: 'it',
    guest: { name: 'Paola Marchetti', address: 'paola.marchetti@posta.test' },
    subject: 'C’è l’ascensore?',
    property: 'glicine',
    stay: { from: -16, to: -13 },
    turns: [
      {
        guest: 'Buongiorno, viaggio con mia madre che ha ottantadue anni. L’appartamento ha l’ascensore? Grazie, Paola',
        when: { days: 20, at: '08:33' },
        draft: {
          text: 'Buongiorno Paola,\nl’appartamento è al secondo piano e purtroppo l’ascensore non c’è: sono due rampe di scale.\nUn caro saluto anche alla mamma,\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 9,
          topics: ['lift', 'floor'],
          claims: [['l’appartamento è al secondo piano e purtroppo l’ascensore non c’è', 'property.additionalInfo']],
        },
      },
      { guest: 'Grazie della sincerità, e fare le scale fa bene. Confermiamo!', when: { days: 20, at: '09:10' } },
      {
        host: 'Che forte la signora! Vi aspetto, e per le valigie vi do una mano io.',
        when: { days: 20, at: '09:24' },
      },
    ],
  },
  {
    key: 'jensen-checkout',
    channel: 'vrbo',
    language: 'en',
    guest: { name: 'Mette Jensen', address: 'mette-jensen-27fa@messages.vrbo.example' },
    subject: 'Check-out on Sunday',
    property: 'ulivi',
    stay: { from: -3, to: 1 },
    turns: [
      {
        guest:
          'Good morning Anna, we are having the most wonderful time under the olive trees. When do we have to leave on Sunday?',
        when: { minutes: 325 },
        draft: {
          text: 'Good morning Mette,\nhow good to hear that! Check-out on Sunday is by 11:00, so there is time for one last coffee under the trees.\nEnjoy the rest of your stay,\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 10,
          topics: ['check-out'],
          claims: [['Check-out on Sunday is by 11:00', 'property.checkOut']],
        },
      },
    ],
  },
]
