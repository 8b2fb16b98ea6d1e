import type { DemoConversation } from '#prisma/demo/conversation.ts'

/** Another host's house, so that separation can be seen. */
export const BRUNOS: DemoConversation[] = [
  {
    key: 'huber-skibus',
    channel: 'email',
    language: 'de',
    guest: { name: 'Franziska Huber', address: 'franziska.huber@post.test' },
    subject: 'Skibus und Schneeketten',
    property: 'larice',
    stay: { from: 14, to: 21 },
    turns: [
      {
        guest: 'Grüß Gott, hält der Skibus in der Nähe der Hütte, und brauchen wir Schneeketten?',
        when: { days: 2, at: '16:08' },
        draft: {
          text: 'Grüß Gott Franziska,\nder Skibus der Linie 1 hält 200 Meter vom Haus, alle zwanzig Minuten. Schneeketten sind vom 15. November bis 15. April Pflicht.\nBis bald in Cortina\nBruno',
          status: 'sent',
          by: 'rule',
          confidence: 9,
          topics: ['ski bus', 'snow chains'],
          claims: [
            ['der Skibus der Linie 1 hält 200 Meter vom Haus, alle zwanzig Minuten', 'property.additionalInfo'],
            ['Schneeketten sind vom 15. November bis 15. April Pflicht.', 'property.additionalInfo'],
          ],
        },
      },
    ],
  },
  {
    key: 'ricci-legna',
    channel: 'airbnb',
    language: 'it',
    guest: { name: 'Tommaso Ricci', address: 'tommaso-ricci-z1c5@reply.airbnb.example' },
    subject: 'Legna per il camino',
    property: 'larice',
    stay: { from: -1, to: 3 },
    unread: 1,
    turns: [
      {
        guest: 'Ciao Bruno, abbiamo finito la prima cesta di legna. Ce ne porti altre due domani mattina presto?',
        when: { minutes: 33 },
        draft: {
          text: 'Ciao Tommaso,\ncerto: la prima cesta è inclusa, le altre costano 8 euro l’una. Domattina te ne porto due.\nBruno',
          status: 'pending',
          confidence: 6,
          topics: ['firewood'],
          claims: [['la prima cesta è inclusa, le altre costano 8 euro l’una', 'property.additionalInfo']],
          asked: [['Ce ne porti altre due domani mattina presto?', 'answered']],
          risks: ['money', 'promise'],
        },
      },
    ],
  },
  {
    key: 'walsh-thanks',
    channel: 'booking',
    language: 'en',
    guest: { name: 'Aoife Walsh', address: 'aoife-walsh-120938@guest.booking.example' },
    subject: 'Back in Dublin',
    property: 'larice',
    stay: { from: -12, to: -8 },
    turns: [
      {
        guest: 'Hi Bruno, a solid 9/10 from us. Best boot dryers in the Dolomites!',
        when: { days: 8, at: '20:30' },
        rating: 9,
      },
      { host: 'Thank you Aoife, I will tell the boot dryers. Come back soon!', when: { days: 8, at: '21:04' } },
    ],
  },
]
