import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { ONLY_THANKS } from '#prisma/demo/conversations/only-thanks.ts'

/** Thanks, ratings and what the host answered alone. */
export const QUIET: DemoConversation[] = [
  {
    key: 'lombardi-nove',
    channel: 'airbnb',
    language: 'it',
    guest: { name: 'Elena Lombardi', address: 'elena-lombardi-t5q7@reply.airbnb.example' },
    subject: 'Grazie del soggiorno',
    property: 'glicine',
    stay: { from: -19, to: -15 },
    turns: [
      {
        guest:
          'Cara Anna, siamo tornati a casa. Soggiorno da 9/10: casa luminosa, zona viva, e il Frascati sul tavolo è stato un’idea bellissima. A presto!',
        when: { days: 15, at: '19:20' },
        rating: 9,
        draft: { ...ONLY_THANKS, confidence: 9 },
      },
      { host: 'Grazie di cuore, Elena. La porta è sempre aperta!', when: { days: 15, at: '20:02' } },
    ],
  },
  {
    key: 'andersson-ten',
    channel: 'booking',
    language: 'en',
    guest: { name: 'Erik Andersson', address: 'erik-andersson-660175@guest.booking.example' },
    subject: 'Thank you!',
    property: 'ulivi',
    stay: { from: -11, to: -4 },
    turns: [
      {
        guest:
          'Dear Anna, we are back in the snow and already miss your olive trees. 10/10 from all five of us, and the little one asks when we go back.',
        when: { days: 4, at: '08:12' },
        rating: 10,
        draft: ONLY_THANKS,
      },
    ],
  },
  {
    key: 'krueger-acht',
    channel: 'gmail',
    language: 'de',
    guest: { name: 'Heike Krüger', address: 'heike.krueger@post.test' },
    subject: 'Danke für die schöne Woche',
    property: 'pescallo',
    stay: { from: -20, to: -13 },
    turns: [
      {
        guest:
          'Liebe Frau Ferri, es war eine herrliche Woche am See. Von uns 8/10, nur die Matratze im kleinen Zimmer könnte neuer sein.',
        when: { days: 13, at: '14:48' },
        rating: 8,
        draft: {
          text: 'Liebe Frau Krüger,\nvielen Dank für die lieben Worte, und auch für den Hinweis: eine neue Matratze ist bestellt.\nAuf bald am See\nAnna Ferri',
          aiText:
            'Liebe Frau Krüger,\nvielen Dank für die lieben Worte und für den Hinweis zur Matratze, den ich gern weitergebe.\nAuf bald am See\nAnna Ferri',
          status: 'sent',
          by: 'host',
          confidence: 7,
          topics: ['feedback'],
          risks: ['complaint'],
          settledAfter: 12,
        },
      },
    ],
  },
  {
    key: 'santoro-chiavi',
    channel: 'whatsapp',
    language: 'it',
    guest: { name: 'Ilaria Santoro', address: '393510000284' },
    subject: 'WhatsApp',
    property: 'glicine',
    stay: { from: -2, to: 0 },
    turns: [
      {
        guest: 'Buongiorno! Siamo usciti adesso, le chiavi sono sul tavolo come d’accordo.',
        when: { minutes: 250 },
        draft: ONLY_THANKS,
      },
      { host: 'Perfetto, grazie Ilaria! Buon viaggio di ritorno.', when: { minutes: 241 } },
      { guest: 'Grazie a voi, siamo stati benissimo!', when: { minutes: 238 }, draft: ONLY_THANKS },
    ],
  },
  {
    key: 'price-group',
    channel: 'email',
    language: 'en',
    guest: { name: 'Margaret Price', address: 'margaret.price@mail.test' },
    subject: 'A small wedding party in June',
    property: 'ulivi',
    stay: { from: 205, to: 209 },
    turns: [
      {
        guest:
          'Dear Anna, my daughter is getting married near Lecce on 19 June. We would be nine people for four nights. Would the masseria be right for us, and is there a kitchen we can use for a breakfast together?',
        when: { days: 10, at: '12:40' },
        draft: {
          text: 'Dear Margaret,\nwhat a lovely occasion! The masseria has six rooms and three bathrooms. Breakfast can be served under the pergola on request, at 12 euros a person. I will check the dates for you and write again.\nAnna',
          aiText:
            'Dear Margaret,\nthe masseria has six rooms and three bathrooms. Breakfast can be served on request, at 12 euros a person. I will check the dates and write again.\nAnna',
          status: 'sent',
          by: 'host',
          confidence: 6,
          topics: ['rooms', 'breakfast', 'availability'],
          claims: [
            ['The masseria has six rooms and three bathrooms.', 'property.rooms'],
            ['at 12 euros a person', 'property.additionalInfo'],
          ],
          unknowns: ['availability', 'guests'],
          risks: ['money', 'booking_change'],
          settledAfter: 13,
        },
      },
      {
        host: 'Dear Margaret, the dates are yours: I have put a hold on 17 to 21 June until the end of the month. Nine is no problem.',
        when: { days: 9, at: '09:15' },
      },
      {
        guest: 'You have made the bride very happy. We will confirm this week.',
        when: { days: 9, at: '10:02' },
        draft: ONLY_THANKS,
      },
    ],
  },
]
