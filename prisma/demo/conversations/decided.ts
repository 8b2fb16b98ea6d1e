import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { ONLY_THANKS } from '#prisma/demo/conversations/only-thanks.ts'

/** Drafts that the host approved, changed, or threw away. */
export const DECIDED: DemoConversation[] = [
  {
    key: 'schneider-hund',
    channel: 'airbnb',
    language: 'de',
    guest: { name: 'Jonas Schneider', address: 'jonas-schneider-m4t6@reply.airbnb.example' },
    subject: 'Zwei Hunde in der Masseria',
    property: 'ulivi',
    stay: { from: 30, to: 37 },
    turns: [
      {
        guest:
          'Hallo Anna, sind in der Masseria auch zwei Hunde willkommen? Sie sind groß, aber sehr ruhig. Kostet das extra?\nLG Jonas',
        when: { days: 2, at: '13:22' },
        draft: {
          text: 'Hallo Jonas,\nHunde sind bei uns herzlich willkommen, auch zwei große. Extra kostet es nichts, wir bitten nur darum, dass sie nicht in den Pool springen.\nLiebe Grüße\nAnna',
          aiText:
            'Hallo Jonas,\nHaustiere sind in der Masseria willkommen. Ob zwei große Hunde etwas extra kosten, frage ich nach und melde mich.\nLiebe Grüße\nAnna',
          status: 'sent',
          by: 'host',
          confidence: 6,
          topics: ['pets'],
          claims: [['Haustiere sind in der Masseria willkommen.', 'extra.Pets Allowed']],
          unknowns: ['pets', 'price'],
          risks: ['money'],
          settledAfter: 11,
        },
      },
      { guest: 'Super, dann buchen wir gleich. Danke!', when: { days: 2, at: '13:58' }, draft: ONLY_THANKS },
    ],
  },
  {
    key: 'ferrara-colazione',
    channel: 'whatsapp',
    language: 'it',
    guest: { name: 'Nonna Rosa Ferrara', address: '393510000917' },
    subject: 'WhatsApp',
    property: 'ulivi',
    stay: { from: -6, to: -2 },
    turns: [
      {
        guest:
          'Signora Anna buonasera, per domattina la colazione per quattro si può avere? Alle otto e mezza se non disturbiamo.',
        when: { days: 4, at: '18:15' },
        draft: {
          text: 'Buonasera! Certo: colazione per quattro domattina alle 8:30, sotto la pergola. Sono 12 euro a persona. Buona serata!',
          status: 'sent',
          by: 'host',
          confidence: 7,
          topics: ['breakfast'],
          claims: [['Sono 12 euro a persona.', 'property.additionalInfo']],
          unknowns: ['breakfast'],
          risks: ['promise', 'money'],
          settledAfter: 6,
        },
      },
      { guest: 'Che gentile, grazie. I nipoti sono contenti 😊', when: { days: 4, at: '18:29' }, draft: ONLY_THANKS },
    ],
  },
  {
    key: 'dubois-clef',
    channel: 'email',
    language: 'fr',
    guest: { name: 'Antoine Dubois', address: 'antoine.dubois@courriel.test' },
    subject: 'Arrivée tardive vendredi',
    property: 'pescallo',
    stay: { from: -9, to: -6 },
    turns: [
      {
        guest:
          'Bonjour, notre vol est retardé et nous arriverons vers 23 h. Est-ce encore possible d’entrer ?\nCordialement, Antoine Dubois',
        when: { days: 9, at: '16:20' },
        draft: {
          text: 'Bonjour Antoine,\naucun souci : la clef vous attend dans le petit coffre, vous pouvez entrer à l’heure que vous voulez. Je vous envoie le code juste avant votre arrivée.\nBon voyage,\nAnna',
          status: 'sent',
          by: 'host',
          confidence: 6,
          topics: ['late arrival', 'access'],
          claims: [['la clef vous attend dans le petit coffre', 'property.additionalInfo']],
          risks: ['access', 'promise'],
          settledAfter: 4,
        },
      },
      { host: 'Antoine, voici le code du coffre : 2806. Bonne arrivée !', when: { days: 9, at: '21:40' } },
      {
        guest: 'Nous y sommes. Merci mille fois, la vue est magnifique.',
        when: { days: 9, at: '23:17' },
        draft: ONLY_THANKS,
      },
    ],
  },
  {
    key: 'esposito-sconto',
    channel: 'email',
    language: 'it',
    guest: { name: 'Gennaro Esposito', address: 'gennaro.esposito@posta.test' },
    subject: 'Prezzo per una settimana',
    property: 'pescallo',
    turns: [
      {
        guest: 'Salve, per sette notti a marzo mi fa un prezzo migliore di quello sul sito? Pago anche in contanti.',
        when: { days: 5, at: '12:02' },
        draft: {
          text: 'Salve Gennaro,\ngrazie per l’interesse. Per una settimana intera chiedo e Le faccio sapere se c’è un prezzo migliore.\nAnna',
          status: 'discarded',
          confidence: 4,
          topics: ['price'],
          unknowns: ['price'],
          risks: ['money'],
          settledAfter: 9,
        },
      },
      {
        host: 'Buongiorno signor Esposito, i prezzi sono quelli pubblicati e il pagamento passa dal sito. Per sette notti c’è già il 10% di riduzione, lo vede scegliendo le date. Un saluto, Anna',
        when: { days: 5, at: '12:20' },
      },
    ],
  },
  {
    key: 'taylor-sequence',
    channel: 'airbnb',
    language: 'en',
    guest: { name: 'Grace Taylor', address: 'grace-taylor-b8n1@reply.airbnb.example' },
    subject: 'Luggage after check-out',
    property: 'glicine',
    stay: { from: -8, to: -5 },
    turns: [
      {
        guest: 'Hi Anna, our flight tomorrow is in the evening. Can we leave our bags in the flat until 5pm?',
        when: { days: 6, at: '15:40' },
        draft: {
          text: 'Hi Grace,\ncheck-out is at 10:30, and I will ask whether the bags can stay until 5 pm.\nAnna',
          status: 'superseded',
          confidence: 6,
          topics: ['luggage'],
          claims: [['check-out is at 10:30', 'property.checkOut']],
          unknowns: ['luggage'],
          settledAfter: 2,
        },
      },
      {
        guest: 'Sorry, or is there a place nearby that keeps luggage? That would be fine too!',
        when: { days: 6, at: '15:42' },
        draft: {
          text: 'Hi Grace,\nthe bar Settimiano in Via della Scala 4 keeps bags from 9:00 to 19:00, two minutes from the flat. That way you have the whole day to yourselves.\nAnna',
          status: 'sent',
          by: 'rule',
          confidence: 8,
          topics: ['luggage'],
          claims: [
            ['the bar Settimiano in Via della Scala 4 keeps bags from 9:00 to 19:00', 'property.additionalInfo'],
          ],
        },
      },
      { guest: 'Perfect, exactly what we needed. Grazie!', when: { days: 6, at: '15:55' }, draft: ONLY_THANKS },
    ],
  },
]
