import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { draftFromFacts } from './built-in/built-in-drafter.ts'
import { unprovenOfNote } from './proof-of-note.fixture.ts'
import { proveDraft } from './prove-draft.ts'
import { CASA, situationOf } from './situation.fixture.ts'

/** What a note says, and what differs from it by one relation; facts, tables and dictionary together prove none of the latter. */
const CASES: [note: string, language: DraftLanguage, right: string, lie: string][] = [
  // How far the one is, is not how far the other is.
  [
    'Die Bushaltestelle ist 200 m entfernt, der Bahnhof 2 km.',
    'nl',
    'De bushalte ligt op 200 m en het station op 2 km.',
    'De bushalte ligt op 2 km en het station op 200 m.',
  ],
  // What costs nothing in one place costs something in the other.
  [
    'Miejsce w garażu podziemnym kosztuje 30 zł za dobę, przed domem parkuje się bezpłatnie.',
    'en',
    'Parking in front of the house is free of charge.',
    'Parking in the underground garage is free of charge.',
  ],
  // 'Or' denies both, and so does 'off'.
  [
    'No smoking or vaping indoors.',
    'pt',
    'Não é permitido fumar dentro de casa.',
    'Cigarros não, mas pode usar o cigarro eletrónico dentro do apartamento.',
  ],
  [
    'Only small dogs are welcome, up to 10 kg; they must stay off the sofas.',
    'de',
    'Nur kleine Hunde bis 10 kg sind willkommen.',
    'Kleine Hunde bis 10 kg sind willkommen und dürfen auch auf die Sofas.',
  ],
  // One expression, and no hour.
  [
    'O supermercado Pingo Doce fica a 150 m e está aberto até às 21h.',
    'nl',
    'De Pingo Doce ligt op 150 meter en is tot 21.00 uur geopend.',
    'De Pingo Doce ligt op 150 meter en is dag en nacht geopend.',
  ],
  // When goes for each thing of a row, and so does what is asked for it.
  [
    "Il parcheggio davanti alla baita è gratuito, per 2 auto. D'inverno servono le catene o le gomme da neve.",
    'fr',
    'En hiver, il vous faut des chaînes ou des pneus neige.',
    'En été, il vous faut des chaînes ou des pneus neige.',
  ],
  [
    "We have a travel cot and a high chair, please ask in advance; cot bedding isn't provided.",
    'nl',
    'Beddengoed voor het bedje is er niet bij.',
    'Beddengoed voor het bedje is er wel bij.',
  ],
  // What is denied of the one is so of the other.
  [
    "In casa non si fuma, all'aperto sì.",
    'pt',
    'Dentro de casa não se fuma, mas ao ar livre sim.',
    'Ao ar livre não se fuma, mas dentro de casa sim.',
  ],
  // How many people, and in what.
  [
    'La villa è su due piani e ospita al massimo 10 persone.',
    'de',
    'In der Villa können bis zu 10 Personen wohnen.',
    'In der Villa können bis zu 12 Personen wohnen.',
  ],
  ['Il divano letto è per 2 persone.', 'de', 'Das Schlafsofa ist für 2 Personen.', 'Die Wohnung ist für 2 Personen.'],
  [
    'I cani sono benvenuti, al massimo due; non possono salire sui letti.',
    'nl',
    'Honden zijn van harte welkom, met een maximum van twee.',
    'Honden zijn van harte welkom, met een maximum van drie.',
  ],
  [
    'I cani sono benvenuti, al massimo due; non possono salire sui letti.',
    'nl',
    'Honden mogen alleen niet op de bedden.',
    'Honden mogen ook op de bedden.',
  ],
  // What is provided is included, unless it costs something.
  [
    'Bed linen and bath towels are provided, beach towels are not.',
    'pt',
    'A roupa de cama e as toalhas de banho estão incluídas.',
    'As toalhas de praia estão incluídas.',
  ],
  ['Breakfast is provided for 9 € per person.', 'it', 'La colazione costa 9 € a persona.', 'La colazione è inclusa.'],
  [
    'Towels for the pool are not provided, please bring your own.',
    'es',
    'Para la piscina no hay toallas, traed las vuestras, por favor.',
    'Para la piscina hay toallas.',
  ],
  // Per both.
  [
    'Tassa di soggiorno: 6 euro a persona a notte.',
    'es',
    'La tasa turística son 6 euros por persona y noche.',
    'La tasa turística son 6 euros por persona y estancia.',
  ],
  // From the house itself, and from nowhere else.
  [
    'La fermata dello skibus è a 150 metri, con corse ogni 20 minuti.',
    'it',
    'La fermata dello skibus è a 150 metri dalla baita.',
    'La fermata dello skibus è a 150 metri dagli impianti.',
  ],
  [
    'Check-in dalle 14:00.',
    'fr',
    "L'appartement est à vous à partir de 14h00.",
    "L'appartement est à vous à partir de 12h00.",
  ],
  // Something is in it, so there is one.
  ["Nel deposito sci c'è lo scaldascarponi.", 'en', 'There is a ski room.', 'There is a sauna.'],
  [
    'Late arrival no problem, you let yourself in any time after 3pm.',
    'it',
    'Arrivare tardi non è un problema.',
    'Arrivare presto non è un problema.',
  ],
  [
    'O estúdio fica no primeiro andar, sem elevador.',
    'en',
    "There's no lift. The studio is on the first floor.",
    'The studio is on the second floor.',
  ],
  // A day on which it is closed opens nothing, and a place without it has none.
  [
    'Der Supermarkt Edeka ist zu Fuß in 5 Minuten zu erreichen und sonntags geschlossen.',
    'de',
    'Der Edeka ist sonntags geschlossen.',
    'Der Edeka hat auch sonntags auf.',
  ],
  [
    'There is no parking at the cottage, but you can park for free on Church Street, 200 m away.',
    'fr',
    "Il n'y a pas de parking à la maison.",
    'À la maison, il y a un parking gratuit.',
  ],
  [
    'Het appartement is op de derde verdieping, er is een lift tot de tweede.',
    'en',
    'The apartment is on the third floor.',
    'The lift goes up to the third floor.',
  ],
  ['O estúdio é para 2 hóspedes.', 'pt', 'O apartamento é para dois hóspedes.', 'É para quatro pessoas, no máximo.'],
  // Hours as French writes them, a day of departure, and what costs nothing more.
  [
    'The bakery opens at 7:30 and the Spar shop closes at 22:00.',
    'fr',
    'La boulangerie ouvre à 7 h 30.',
    'La boulangerie ouvre à 7 h 45.',
  ],
  [
    'Die Endreinigung von 60 Euro zahlen Sie bar bei der Abreise.',
    'es',
    'La limpieza final cuesta 60 euros y se paga en efectivo el día de salida.',
    'La limpieza final cuesta 60 euros y se paga en efectivo el día de llegada.',
  ],
  [
    'Per i bambini abbiamo una culla e un seggiolone senza costi aggiuntivi.',
    'pl',
    'Mamy łóżeczko i krzesełko do karmienia, bez dodatkowych kosztów.',
    'Mamy łóżeczko i krzesełko do karmienia za dodatkową opłatą 5 euro.',
  ],
]

test.each(CASES)('%s (%s) says: %s', (note, language, right) => {
  expect(unprovenOfNote(note, right, language)).toEqual([])
})

test.each(CASES)('%s (%s) does not say, %s: %s', (note, language, _, lie) => {
  expect(unprovenOfNote(note, lie, language)).toEqual([lie])
})

test('a sentence of the reply that looks like a language nobody of the house writes is no quote', () => {
  const situation = situationOf({
    questions: ['Dove possiamo parcheggiare?'],
    property: { ...CASA, additionalInfo: 'Przed domem parkuje się bezpłatnie.', extras: [] },
  })
  const codesOf = (reply: string) =>
    proveDraft(reply, { draft: { ...draftFromFacts(situation).draft, reply }, drafter: 'model' }, situation).holds.map(
      ({ code }) => code,
    )
  expect(codesOf('Davanti a casa si parcheggia gratis.')).not.toContain('quoted')
  expect(codesOf('Przed domem parkuje się bezpłatnie.')).toContain('quoted')
})

test('what is free in front of the house makes no garage free', () => {
  const situation = situationOf({
    questions: ['Can we park in the garage for free?'],
    property: {
      ...CASA,
      additionalInfo: 'Miejsce w garażu podziemnym kosztuje 30 zł za dobę, przed domem parkuje się bezpłatnie.',
      extras: [],
    },
  })
  const unsupportedIn = (reply: string) =>
    proveDraft(reply, { draft: { ...draftFromFacts(situation).draft, reply }, drafter: 'model' }, situation).unsupported
  const lie = 'Parking in the underground garage is free of charge.'
  expect(unsupportedIn(lie)).toEqual([lie])
})
