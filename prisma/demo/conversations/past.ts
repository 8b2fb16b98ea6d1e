import type { DemoChannel, DemoConversation } from '#prisma/demo/conversation.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'

type Asked = {
  key: string
  channel: DemoChannel
  language: DraftLanguage
  guest: [name: string, address: string]
  subject: string
  property: string
  /** How long ago it was asked, and at what time; Anna answered the same day. */
  days: number
  at: [asked: string, answered: string]
  question: string
  answer: string
}

/** Asked before Locanda wrote any draft, and answered by Anna herself: what a replay is held against. */
const ASKED: Asked[] = [
  {
    ...{ key: 'lindner-ankunft', channel: 'airbnb', language: 'de', property: 'glicine', days: 71 },
    guest: ['Petra Lindner', 'petra-lindner-c2v8@reply.airbnb.example'],
    subject: 'Ankunft am Freitag',
    at: ['09:12', '11:40'],
    question: 'Guten Tag Anna, ab wann können wir einchecken? Viele Grüße, Petra',
    answer: 'Guten Tag Petra, der Check-in ist ab 15:00 Uhr möglich. Herzliche Grüße, Anna',
  },
  {
    ...{ key: 'marchetti-uscita', channel: 'email', language: 'it', property: 'glicine', days: 66 },
    guest: ['Silvia Marchetti', 'silvia.marchetti@posta.test'],
    subject: 'Orario di partenza',
    at: ['18:05', '18:47'],
    question: 'Buonasera, entro che ora dobbiamo lasciare l’appartamento?',
    answer: 'Buonasera Silvia, il check-out è entro le 10:30. Buona serata, Anna',
  },
  {
    ...{ key: 'oconnor-early', channel: 'booking', language: 'en', property: 'pescallo', days: 62 },
    guest: ['Niamh O’Connor', 'niamh.oconnor@guest.booking.example'],
    subject: 'Early arrival',
    at: ['08:30', '12:10'],
    question: 'Hello, we land early. Could we check in at 13:00?',
    answer: 'Hello Niamh, yes, nobody leaves that day: 13:00 is fine. Anna',
  },
  {
    ...{ key: 'bianchi-cane', channel: 'whatsapp', language: 'it', property: 'glicine', days: 58 },
    guest: ['Luca Bianchi', '393510000431'],
    subject: 'WhatsApp',
    at: ['21:15', '21:55'],
    question: 'Ciao, possiamo portare il nostro cagnolino?',
    answer: 'Ciao Luca, certo, gli animali sono ammessi!',
  },
  {
    ...{ key: 'moreau-piscine', channel: 'email', language: 'fr', property: 'ulivi', days: 55 },
    guest: ['Claire Moreau', 'claire.moreau@courriel.test'],
    subject: 'La piscine',
    at: ['14:20', '17:02'],
    question: 'Bonjour, est-ce que la piscine est chauffée ?',
    answer: 'Bonjour Claire, la piscine n’est pas chauffée. Bien à vous, Anna',
  },
  {
    ...{ key: 'garcia-desayuno', channel: 'booking', language: 'es', property: 'ulivi', days: 49 },
    guest: ['Lucía García', 'lucia.garcia@guest.booking.example'],
    subject: 'Desayuno',
    at: ['10:40', '13:25'],
    question: 'Hola, ¿cuánto cuesta el desayuno?',
    answer: 'Hola Lucía, el desayuno cuesta 12 euros por persona. Saludos, Anna',
  },
  {
    ...{ key: 'jansen-lift', channel: 'vrbo', language: 'nl', property: 'glicine', days: 44 },
    guest: ['Sanne Jansen', 'sanne-jansen@messages.vrbo.example'],
    subject: 'Lift',
    at: ['16:00', '19:30'],
    question: 'Hallo Anna, is er een lift in het gebouw?',
    answer: 'Hallo Sanne, nee, er is geen lift. Groeten, Anna',
  },
  {
    ...{ key: 'hughes-gym', channel: 'airbnb', language: 'en', property: 'glicine', days: 40 },
    guest: ['Owen Hughes', 'owen-hughes-k7d2@reply.airbnb.example'],
    subject: 'Gym',
    at: ['07:50', '09:05'],
    question: 'Hi Anna, is there a gym nearby, and how much is it?',
    answer: 'Hi Owen, there is no gym in the house. The nearest one costs 15 € a day. Anna',
  },
  {
    ...{ key: 'rossi-lavatrice', channel: 'email', language: 'it', property: 'pescallo', days: 33 },
    guest: ['Elena Rossi', 'elena.rossi@posta.test'],
    subject: 'Lavatrice',
    at: ['11:11', '12:30'],
    question: 'Buongiorno, in casa c’è la lavatrice?',
    answer: 'Buongiorno Elena, sì, la lavatrice è in bagno. Anna',
  },
  {
    ...{ key: 'klein-kinderbett', channel: 'airbnb', language: 'de', property: 'pescallo', days: 28 },
    guest: ['Tobias Klein', 'tobias-klein-r5f9@reply.airbnb.example'],
    subject: 'Kinderbett',
    at: ['20:05', '20:50'],
    question: 'Hallo, gibt es ein Kinderbett und einen Hochstuhl?',
    answer: 'Hallo Tobias, ja, es gibt ein Kinderbett und einen Hochstuhl. Liebe Grüße, Anna',
  },
  {
    ...{ key: 'silva-praia', channel: 'email', language: 'pt', property: 'ulivi', days: 22 },
    guest: ['Marta Silva', 'marta.silva@correio.test'],
    subject: 'Praia',
    at: ['15:45', '18:20'],
    question: 'Boa tarde, a que distância fica a praia?',
    answer: 'Boa tarde Marta, a praia fica a 14 minutos de carro. Anna',
  },
  {
    ...{ key: 'nowak-godzina', channel: 'booking', language: 'pl', property: 'glicine', days: 18 },
    guest: ['Katarzyna Nowak', 'katarzyna.nowak@guest.booking.example'],
    subject: 'Zameldowanie',
    at: ['12:00', '12:45'],
    question: 'Dzień dobry, od której godziny jest zameldowanie?',
    answer: 'Dzień dobry, zameldowanie jest możliwe od 15:00. Pozdrawiam, Anna',
  },
  {
    ...{ key: 'walker-parking', channel: 'email', language: 'en', property: 'ulivi', days: 15 },
    guest: ['Hannah Walker', 'hannah.walker@mail.test'],
    subject: 'Parking',
    at: ['13:30', '14:05'],
    question: 'Hello, is there parking at the masseria?',
    answer: 'Hello Hannah, yes, there is parking in the courtyard. Anna',
  },
  {
    ...{ key: 'conti-asciugamani', channel: 'whatsapp', language: 'it', property: 'glicine', days: 12 },
    guest: ['Giorgio Conti', '393510000768'],
    subject: 'WhatsApp',
    at: ['17:25', '18:40'],
    question: 'Salve, quanti asciugamani ci sono?',
    answer: 'Salve Giorgio, ci sono 8 asciugamani. A presto, Anna',
  },
]

export const PAST: DemoConversation[] = ASKED.map(
  ({ guest: [name, address], days, at, question, answer, ...rest }) => ({
    ...rest,
    guest: { name, address },
    stay: { from: 5 - days, to: 8 - days },
    turns: [
      { guest: question, when: { days, at: at[0] } },
      { host: answer, when: { days, at: at[1] } },
    ],
  }),
)
