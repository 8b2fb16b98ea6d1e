import type { DemoConversation } from '#prisma/demo/conversation.ts'

/** Drafts that wait for the host, from confident to unsure. */
export const WAITING: DemoConversation[] = [
  {
    key: 'giulia-early',
    channel: 'email',
    language: 'it',
    guest: { name: 'Giulia Moretti', address: 'giulia.moretti@posta.test' },
    subject: 'Domani possiamo entrare prima?',
    property: 'glicine',
    stay: { from: 1, to: 4 },
    unread: 1,
    turns: [
      {
        guest:
          'Buongiorno Anna,\narriviamo domani con il treno delle 12:40 e abbiamo due valigie e un passeggino. Sarebbe possibile entrare in casa un po’ prima delle 15? Altrimenti, c’è un posto dove lasciare i bagagli?\nGrazie mille, non vediamo l’ora!\nGiulia',
        when: { minutes: 12 },
        draft: {
          text: 'Buongiorno Giulia,\nche bello, ci siamo quasi! Il check-in è dalle 15:00. Chiedo alle signore delle pulizie se domani riescono a finire prima e Le scrivo appena lo so.\nIntanto può lasciare le valigie al bar Settimiano, in Via della Scala 4, dalle 9:00 alle 19:00: è a due passi da casa.\nA presto,\nAnna',
          status: 'pending',
          confidence: 6,
          topics: ['early check-in', 'luggage'],
          claims: [
            ['Il check-in è dalle 15:00.', 'property.checkIn'],
            [
              'Intanto può lasciare le valigie al bar Settimiano, in Via della Scala 4, dalle 9:00 alle 19:00',
              'property.additionalInfo',
            ],
          ],
          asked: [
            ['Sarebbe possibile entrare in casa un po’ prima delle 15?', 'deferred'],
            ['c’è un posto dove lasciare i bagagli?', 'answered'],
          ],
          unknowns: ['earlyCheckIn'],
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
          topics: ['heating'],
          claims: [['Die Fußbodenheizung ist auf 20 Grad eingestellt', 'property.additionalInfo']],
          unknowns: ['heating'],
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
          topics: ['heating', 'refund'],
          claims: [['Ich kümmere mich sofort um die Heizung', null]],
          asked: [['Wir hätten gern einen Teil des Preises für die zwei Nächte zurück.', 'deferred']],
          unknowns: ['refund'],
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
          topics: ['parking', 'kayaks'],
          claims: [
            ['yes, there are two garage spots at the house', 'extra.Garage Spots'],
            ['both are in the garden shed and free to use', 'property.additionalInfo'],
          ],
          asked: [
            ['is there parking at the house', 'answered'],
            ['would it fit a minivan?', 'deferred'],
            ['Are they for guests?', 'answered'],
          ],
          unknowns: ['se il garage basta per un minivan'],
          risks: ['promise'],
        },
      },
    ],
  },
  {
    key: 'rossi-conferma',
    channel: 'airbnb',
    language: 'it',
    guest: { name: 'Davide Rossi', address: 'davide-rossi-p2x8@reply.airbnb.example' },
    subject: 'Orari di check-in e animali',
    property: 'ulivi',
    stay: { from: 9, to: 13 },
    unread: 1,
    turns: [
      {
        guest:
          'Ciao Anna, siamo Davide e Marta. A che ora possiamo arrivare in masseria? E possiamo portare Argo, il nostro labrador? È buonissimo e abituato alla campagna.',
        when: { minutes: 96 },
        draft: {
          text: 'Ciao Davide,\nvi aspettiamo dalle 17:00, e Argo è il benvenuto: gli animali sono ammessi e tra gli ulivi avrà tutto lo spazio che vuole.\nUn saluto anche a Marta,\nAnna',
          status: 'pending',
          confidence: 7,
          topics: ['check-in', 'pets'],
          claims: [
            ['vi aspettiamo dalle 17:00', 'property.checkIn'],
            ['gli animali sono ammessi', 'extra.Pets Allowed'],
            ['tra gli ulivi avrà tutto lo spazio che vuole', null],
          ],
          asked: [
            ['A che ora possiamo arrivare in masseria?', 'answered'],
            ['possiamo portare Argo, il nostro labrador?', 'answered'],
          ],
        },
      },
    ],
  },
  {
    key: 'lefevre-berceau',
    channel: 'vrbo',
    language: 'fr',
    guest: { name: 'Camille Lefèvre', address: 'camille-lefevre-9d41@messages.vrbo.example' },
    subject: 'Lit bébé et chaise haute',
    property: 'pescallo',
    stay: { from: 20, to: 27 },
    unread: 1,
    turns: [
      {
        guest:
          'Bonjour Madame Ferri,\nnous venons avec notre fille de neuf mois. Y a-t-il un lit bébé et une chaise haute à la maison ? Et serait-il possible de partir vers 13 h le dernier jour, notre train n’est qu’à 15 h ?\nMerci d’avance,\nCamille Lefèvre',
        when: { days: 1, at: '18:40' },
        draft: {
          text: 'Bonjour Camille,\nbonne nouvelle : un lit bébé et une chaise haute vous attendent dans l’armoire de la deuxième chambre.\nLe départ est prévu à 10 h. Je regarde si la maison reste libre ce jour-là et je reviens vers vous.\nBien à vous,\nAnna',
          status: 'pending',
          confidence: 5,
          topics: ['baby cot', 'late check-out'],
          claims: [
            [
              'un lit bébé et une chaise haute vous attendent dans l’armoire de la deuxième chambre',
              'property.additionalInfo',
            ],
            ['Le départ est prévu à 10 h.', 'property.checkOut'],
          ],
          asked: [
            ['Y a-t-il un lit bébé et une chaise haute à la maison ?', 'answered'],
            ['serait-il possible de partir vers 13 h le dernier jour', 'deferred'],
          ],
          unknowns: ['se si può partire alle 13:00'],
          risks: ['promise'],
        },
      },
    ],
  },
  {
    key: 'okafor-code',
    channel: 'whatsapp',
    language: 'en',
    guest: { name: 'Tobi Okafor', address: '447700900142' },
    subject: 'WhatsApp',
    property: 'glicine',
    stay: { from: 0, to: 4, isConfirmed: true },
    unread: 1,
    turns: [
      {
        guest: 'Hi Anna, Tobi here 👋 we land at Fiumicino at 3pm. Looking forward to it!',
        when: { days: 1, at: '19:05' },
      },
      { host: 'Hi Tobi! Lovely, see you tomorrow. Safe flight!', when: { days: 1, at: '19:31' } },
      {
        guest: 'Just got off the tram at Piazza Mastai. Could you send me the door code please?',
        when: { minutes: 4 },
        draft: {
          text: 'Welcome to Trastevere, Tobi! The code for the street door is [[secret:door_code]]. We are on the second floor, up the stairs. Make yourselves at home!',
          status: 'pending',
          confidence: 8,
          topics: ['access'],
          claims: [
            ['The code for the street door is [[secret:door_code]].', 'property.additionalInfo'],
            ['We are on the second floor', 'property.floor'],
          ],
          asked: [['Could you send me the door code please?', 'answered']],
          risks: ['access'],
        },
      },
    ],
  },
  {
    key: 'navarro-alergia',
    channel: 'email',
    language: 'es',
    guest: { name: 'Lucía Navarro', address: 'lucia.navarro@correo.test' },
    subject: 'Desayuno y alergias',
    property: 'ulivi',
    stay: { from: 15, to: 19 },
    unread: 1,
    turns: [
      {
        guest:
          'Hola, Anna:\n¿El desayuno está incluido? Mi hijo es alérgico a los frutos secos, ¿se puede tener en cuenta?\nMuchas gracias,\nLucía',
        when: { minutes: 210 },
        draft: {
          text: 'Hola, Lucía:\nel desayuno se sirve bajo la pérgola si se pide la noche anterior y cuesta 12 euros por persona.\nPor la alergia de su hijo hablo antes con quien lo prepara y le escribo enseguida.\nUn saludo cordial,\nAnna',
          status: 'pending',
          confidence: 4,
          topics: ['breakfast', 'allergy'],
          claims: [
            [
              'el desayuno se sirve bajo la pérgola si se pide la noche anterior y cuesta 12 euros por persona',
              'property.additionalInfo',
            ],
          ],
          asked: [
            ['¿El desayuno está incluido?', 'answered'],
            ['¿se puede tener en cuenta?', 'deferred'],
          ],
          unknowns: ['se la colazione si può fare senza frutta secca'],
          risks: ['safety', 'promise'],
        },
      },
    ],
  },
]
