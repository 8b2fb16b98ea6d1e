import type { DemoConversation } from '#prisma/demo/conversation.ts'

/** Drafts that wait for the host, from confident to unsure. */
export const WAITING: DemoConversation[] = [
  {
    key: 'giulia-early',
    channel: 'email',
    language: 'it',
    guest: { name: 'Giulia Moretti', address: 'giulia.moretti@posta.test' },
    subject: 'Arrivo sabato: possiamo entrare prima?',
    property: 'glicine',
    stay: { from: 0, to: 3 },
    unread: 1,
    turns: [
      {
        guest:
          'Buongiorno Anna,\narriviamo oggi con il treno delle 12:40 e abbiamo due valigie e un passeggino. Sarebbe possibile entrare in casa un po’ prima delle 15? Altrimenti, c’è un posto dove lasciare i bagagli?\nGrazie mille, non vediamo l’ora!\nGiulia',
        when: { minutes: 12 },
        draft: {
          text: 'Buongiorno Giulia,\nche bello, ci siamo quasi! Il check-in è dalle 15:00. Chiedo alle signore delle pulizie se oggi riescono a finire prima e Le scrivo appena lo so.\nIntanto può lasciare le valigie al bar Settimiano, in Via della Scala 4, dalle 9:00 alle 19:00: è a due passi da casa.\nA presto,\nAnna',
          status: 'pending',
          confidence: 6,
          reason: 'Chiede di entrare prima dell’orario: è una promessa che solo tu puoi fare.',
          topics: ['early check-in', 'luggage'],
          claims: [
            ['Il check-in è dalle 15:00.', 'property.checkIn'],
            [
              'Intanto può lasciare le valigie al bar Settimiano, in Via della Scala 4, dalle 9:00 alle 19:00',
              'property.additionalInfo',
            ],
          ],
          unknowns: ['Se l’appartamento è pronto prima delle 15:00'],
          risks: ['promise'],
        },
      },
    ],
  },
  {
    key: 'brandt-refund',
    channel: 'booking',
    language: 'de',
    guest: { name: 'Lukas Brandt', address: 'lukas-brandt-774210@guest.booking.example' },
    subject: 'Heizung im Schlafzimmer',
    property: 'pescallo',
    stay: { from: -2, to: 2 },
    unread: 2,
    turns: [
      {
        guest:
          'Guten Abend Frau Ferri,\nwir sind gut angekommen, das Haus ist wunderschön. Leider wird das hintere Schlafzimmer nicht warm, gestern Nacht hatten wir dort 15 Grad. Können Sie bitte nachsehen lassen?',
        when: { days: 1, at: '21:12' },
        draft: {
          text: 'Guten Abend Herr Brandt,\nes tut mir leid, dass Sie gefroren haben. Die Fußbodenheizung ist auf 20 Grad eingestellt; ich bitte unseren Techniker, sich das hintere Schlafzimmer anzusehen, und melde mich bei Ihnen.\nHerzliche Grüße\nAnna Ferri',
          status: 'superseded',
          confidence: 5,
          reason: 'L’ospite si lamenta: meglio che risponda tu.',
          topics: ['heating'],
          claims: [['Die Fußbodenheizung ist auf 20 Grad eingestellt', 'property.additionalInfo']],
          unknowns: ['Wann der Techniker kommen kann'],
          risks: ['complaint'],
          settledAfter: 14,
        },
      },
      {
        guest:
          'Noch ein Nachtrag: mit zwei kleinen Kindern ist das wirklich schwierig. Wir hätten gern einen Teil des Preises für die zwei Nächte zurück.',
        when: { days: 1, at: '21:26' },
        draft: {
          text: 'Guten Abend Herr Brandt,\ndas verstehe ich gut, gerade mit den Kindern. Ich kümmere mich sofort um die Heizung und melde mich noch heute bei Ihnen, auch wegen der beiden Nächte.\nHerzliche Grüße\nAnna Ferri',
          status: 'pending',
          confidence: 3,
          reason: 'Chiede un rimborso: di soldi decidi solo tu.',
          topics: ['heating', 'refund'],
          claims: [['Ich kümmere mich sofort um die Heizung', null]],
          unknowns: ['Ob es eine Erstattung gibt'],
          risks: ['money', 'complaint', 'promise'],
        },
      },
    ],
  },
  {
    key: 'harper-parking',
    channel: 'airbnb',
    language: 'en',
    guest: { name: 'Emily Harper', address: 'emily-harper-k3v9@reply.airbnb.example' },
    subject: 'Parking and kayaks at Casa Pescallo',
    property: 'pescallo',
    stay: { from: 6, to: 11 },
    unread: 1,
    turns: [
      {
        guest:
          'Hi Anna! Quick one before we book the rental car: is there parking at the house, and would it fit a minivan? My husband has also fallen in love with the kayaks in your photos. Are they for guests?\nThanks! Emily',
        when: { minutes: 47 },
        draft: {
          text: 'Hi Emily,\nyes, there are two garage spots at the house, and the kayaks are for you: both are in the garden shed and free to use.\nI will measure the garage door tonight so that you know about the minivan before you book.\nWarm wishes from Bellagio,\nAnna',
          status: 'pending',
          confidence: 7,
          reason: 'Una domanda resta aperta: non so se il garage basta per un minivan.',
          topics: ['parking', 'kayaks'],
          claims: [
            ['yes, there are two garage spots at the house', 'extra.Garage Spots'],
            ['both are in the garden shed and free to use', 'property.additionalInfo'],
          ],
          unknowns: ['Whether a minivan fits into the garage'],
          risks: ['promise'],
        },
      },
    ],
  },
]
