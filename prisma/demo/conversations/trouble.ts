import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { ONLY_THANKS } from '#prisma/demo/conversations/only-thanks.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

const FALLBACK_IT = 'Grazie per il messaggio! Lo abbiamo ricevuto e Le risponderemo di persona al più presto.'
const FALLBACK_EN = 'Thank you for your message! We have received it and will answer you in person as soon as we can.'

/** What did not go the usual way: nobody decided in time, or the mail did. */
export const TROUBLE: DemoConversation[] = [
  {
    key: 'romano-rumore',
    channel: 'booking',
    language: 'it',
    guest: { name: 'Federica Romano', address: 'federica-romano-904416@guest.booking.example' },
    subject: 'Rumore di notte',
    property: 'glicine',
    stay: { from: -12, to: -10 },
    turns: [
      {
        guest:
          'Buonasera, i ragazzi del locale di sotto fanno un rumore incredibile e la bambina non dorme. Si può fare qualcosa?',
        when: { days: 11, at: '23:48' },
        draft: {
          text: 'Buonasera Federica,\nmi dispiace molto per la bambina e per voi. Chiamo subito il locale e Le scrivo.\nAnna',
          status: 'fallback_sent',
          confidence: 3,
          topics: ['noise'],
          unknowns: ['noise'],
          risks: ['complaint', 'promise'],
          settledAfter: 15,
          fallback: FALLBACK_IT,
        },
      },
      {
        host: 'Federica, scusi il ritardo: ho parlato con il gestore, stasera chiude la terrazza alle 23. Per la notte persa Le offro la colazione al bar Settimiano, basta fare il mio nome.',
        when: { days: 10, at: '07:35' },
      },
      { guest: 'Gentilissima. Stanotte abbiamo dormito tutti.', when: { days: 9, at: '08:50' }, draft: ONLY_THANKS },
    ],
  },
  {
    key: 'kim-locked',
    channel: 'email',
    language: 'en',
    guest: { name: 'Daniel Kim', address: 'daniel.kim@mail.test' },
    subject: 'Late train, will anybody be there?',
    property: 'glicine',
    stay: { from: 2, to: 6 },
    unread: 1,
    turns: [
      {
        guest: 'Hello, our train gets in at 23:30 on Monday. Will somebody be there to let us in, or how does it work?',
        when: { days: 1, at: '22:55' },
        draft: {
          text: 'Hello Daniel,\nyou can let yourselves in at any hour with the door code, which I will send you on the day.\nAnna',
          status: 'fallback_sent',
          confidence: 6,
          topics: ['late arrival', 'access'],
          claims: [['you can let yourselves in at any hour with the door code', 'property.additionalInfo']],
          risks: ['access'],
          settledAfter: 15,
          fallback: FALLBACK_EN,
        },
      },
    ],
  },
  {
    key: 'hoffmann-unknown',
    channel: 'email',
    language: 'de',
    guest: { name: 'Klaus Hoffmann', address: 'klaus.hoffmann@post.test' },
    subject: 'Rechnung für unseren Aufenthalt',
    property: 'pescallo',
    stay: { from: -14, to: -7 },
    turns: [
      {
        guest:
          'Sehr geehrte Frau Ferri, könnten Sie mir bitte eine Rechnung über unseren Aufenthalt schicken? Mit freundlichen Grüßen, Klaus Hoffmann',
        when: { days: 3, at: '17:11' },
        draft: {
          text: 'Sehr geehrter Herr Hoffmann,\ngern schicke ich Ihnen die Rechnung bis Ende der Woche.\nMit freundlichen Grüßen\nAnna Ferri',
          status: 'outcome_unknown',
          by: 'host',
          confidence: 5,
          topics: ['invoice'],
          unknowns: ['invoice'],
          risks: ['legal', 'promise'],
          settledAfter: 8,
          fault: say({ code: 'answer_lost' }),
        },
      },
    ],
  },
  {
    key: 'silva-bounced',
    channel: 'email',
    language: 'en',
    guest: { name: 'Beatriz Silva', address: 'beatriz.silva@mial.test' },
    subject: 'Kayaks in March?',
    property: 'pescallo',
    turns: [
      {
        guest: 'Hi there, can the kayaks be used in March as well, or is the lake too cold?',
        when: { days: 7, at: '14:26' },
        draft: {
          text: 'Hi Beatriz,\nthe two kayaks are in the garden shed and free to use all year. In March you will want a wetsuit, though: the lake is still cold.\nAnna',
          status: 'failed',
          by: 'host',
          confidence: 7,
          unproven: ['wetsuit'],
          topics: ['kayaks'],
          claims: [
            ['the two kayaks are in the garden shed and free to use', 'property.additionalInfo'],
            ['In March you will want a wetsuit', null],
          ],
          settledAfter: 21,
          fault: say({
            code: 'smtp_refused',
            params: { answer: '550 5.1.2 The domain of the recipient does not exist' },
          }),
        },
      },
    ],
  },
  {
    key: 'greco-held',
    channel: 'email',
    language: 'it',
    guest: { name: 'Matteo Greco', address: 'matteo.greco@posta.test' },
    subject: 'Posto auto a Bellagio',
    property: 'pescallo',
    stay: { from: 8, to: 10 },
    turns: [
      {
        guest: 'Buongiorno, avete un posto auto? A Bellagio è sempre un’impresa. Grazie, Matteo',
        when: { days: 8, at: '10:03' },
        draft: {
          text: 'Buongiorno Matteo,\nsì, in casa ci sono due posti in garage: nessuna impresa, promesso.\nA presto,\nAnna',
          status: 'held',
          by: 'rule',
          confidence: 9,
          topics: ['parking'],
          claims: [['in casa ci sono due posti in garage', 'extra.Garage Spots']],
        },
      },
    ],
  },
  {
    key: 'unreadable',
    channel: 'email',
    language: 'it',
    guest: { name: 'reservations@tours.example', address: 'reservations@tours.example' },
    subject: '',
    property: null,
    unread: 1,
    turns: [
      {
        guest: '',
        when: { days: 2, at: '06:14' },
        raw: [
          'From: reservations@tours.example',
          'To: anna@locanda.test',
          'Subject: Group enquiry',
          'Content-Type: multipart/mixed; boundary="=_never_comes"',
          '',
          '--=_another_boundary',
          'Content-Transfer-Encoding: base64',
          '',
          '%%%%',
        ].join('\r\n'),
      },
    ],
  },
]
