import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { checkDraft } from '#activities/drafting/check-draft.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'
import { decide } from '#workflows/domain/decide.ts'

const NOTE = [
  'La piscina non è riscaldata.',
  'L’aeroporto è a 40 minuti in auto, la stazione a 20 minuti a piedi.',
  'Le lenzuola si cambiano ogni settimana.',
  'I bagagli si possono lasciare fino alle 17.',
  'Silenzio dalle 22 alle 8.',
  'Il ristorante più vicino è a 300 metri.',
  'Accettiamo contanti e bonifico.',
  'Il riscaldamento è compreso nel prezzo.',
  'Il barbecue è sul terrazzo, la carbonella non è compresa.',
  'Forniamo sapone e carta igienica.',
  'La fermata del bus è a 200 m.',
].join('\n')

function actionOn(question: string, note = NOTE) {
  const situation = situationOf({ questions: [question], property: { ...CASA, additionalInfo: note, extras: [] } })
  const { checked } = checkDraft(draftFromFacts(situation), situation, { all: situation.secrets, fillable: new Set() })
  const { action, reasons } = decide(checked, { confidenceThreshold: 1, automaticMode: true })
  return { action, isOpen: reasons.some(({ code }) => code === 'unknown' || code === 'question_open') }
}

test.each([
  ['Is the pool heated?', 'Ist der Pool beheizt?', '¿La piscina está climatizada?', 'La piscine est-elle chauffée ?'],
  ['How long does it take to the airport?', 'Wie lange braucht man zum Flughafen?', '¿Cuánto se tarda al aeropuerto?'],
  ['Combien de temps faut-il pour aller à l’aéroport ?', 'Hoe lang is het naar het vliegveld?'],
  ['Quanto tempo demora até ao aeroporto?', 'Jak długo jedzie się na lotnisko?'],
  ['Is the train station within walking distance?', 'Czy do dworca można dojść pieszo?'],
  [
    'How often are the sheets changed?',
    'Wie oft wird die Bettwäsche gewechselt?',
    'Jak często zmieniana jest pościel?',
  ],
  ['Can we leave our luggage after check-out?', 'Peut-on laisser nos valises après le départ ?'],
  ['Vanaf hoe laat moet het stil zijn?', 'Ab wann muss man leise sein?', 'Od której obowiązuje cisza?'],
  ['Is there a restaurant nearby?', 'Y a-t-il un restaurant à proximité ?', 'Czy w pobliżu jest restauracja?'],
  ['Is there soap and toilet paper?', '¿Hay jabón y papel higiénico?', 'Czy jest mydło i papier toaletowy?'],
  ['Is there a barbecue and do we need charcoal?', 'Gibt es einen Grill und brauchen wir Kohle?'],
])('%s is answered by the fact that says it', (...questions) => {
  for (const question of questions)
    expect([question, actionOn(question)]).toEqual([question, { action: 'send', isOpen: false }])
})

test('whether the price has it asks for no price of the stay', () => {
  expect(actionOn('Is the heating included in the price?').isOpen).toBe(false)
  expect(actionOn('What is the price for a week?').isOpen).toBe(true)
})

test.each([
  ['a good one', 'Is there a good restaurant nearby?'],
  ['which one', 'Which restaurant is close by?'],
  ['where', 'Wo kann man in der Nähe essen?'],
  ['how often, where a note has only the way', 'How often does the bus run?'],
  ['after, where a note names no hour', 'Can we leave our luggage after check-out?', 'I bagagli si possono lasciare.'],
  ['charcoal, where a note is silent', 'Is there a barbecue and do we need charcoal?', 'C’è il barbecue.'],
  ['a card, where a note speaks of the deposit', 'Can we pay by card?', 'La cauzione di 200 € si paga con carta.'],
])('%s is left open', (_, question, note = NOTE) => {
  expect(actionOn(question, note).isOpen).toBe(true)
})

const LOFT =
  'We have no parking. The nearest car park is the NCP on Tariff Street, five minutes on foot. Piccadilly station is a 10 minute walk.'
test('a second question on what was told is measured as the first was', () => {
  const asked = '¿Hay parking? Si no, ¿dónde podemos dejar el coche?'
  expect(actionOn(asked, LOFT)).toEqual({ action: 'wait', isOpen: true })
})
test('a name that the host’s own sentence has is no unknown word', () => {
  expect(actionOn('A que distância fica a estação de Piccadilly?', LOFT)).toEqual({ action: 'send', isOpen: false })
  expect(actionOn('A que distância fica a estação de Victoria?', LOFT).isOpen).toBe(true)
})
test('words of the host’s on the same thing do not hold how far it is', () => {
  const note = 'Gli impianti di risalita sono a 1,2 km. Nel deposito sci c’è lo scaldascarponi.'
  expect(actionOn('¿A qué distancia están las pistas de esquí?', note)).toEqual({ action: 'send', isOpen: false })
})

const HOUSE =
  'C’è un barbecue a gas. Un cane è benvenuto, ma non al piano di sopra. Il lettino si può avere su richiesta. L’acqua del rubinetto è potabile. Il supermercato è a 300 m. La pulizia finale costa 60 €. Gli asciugamani non sono inclusi.'

test.each([
  ['Is het water uit de kraan drinkbaar?', '¿Se puede beber el agua del grifo?', 'Can we drink the tap water?'],
  ['Czy mogę pić wodę z kranu?', 'Kann man das Leitungswasser trinken?'],
])('a word that no table of questions has is read as the tables of meanings do: %s', (...questions) => {
  for (const question of questions)
    expect([question, actionOn(question, HOUSE)]).toEqual([question, { action: 'send', isOpen: false }])
})

test.each([
  ['what the host denies', 'Mag de hond ook mee naar boven?'],
  ['what the host denies', 'Can the dog come upstairs, too?'],
  ['a room', 'Le lit bébé est-il dans la chambre ?'],
  ['a room', 'Steht das Babybett im Schlafzimmer?'],
  ['when, and hears what it costs', 'Le ménage est-il fait pendant le séjour ?'],
  ['whether it may be rented', 'Peut-on louer des serviettes ?'],
  ['how many, and hears what it costs', 'Ile jest ręczników?'],
  ['what is done with it', 'Kann man im Supermarkt wachsen?'],
])('who asks of %s is not answered by the thing: %s', (_, question) => {
  expect(actionOn(question, HOUSE).action).toBe('wait')
})

test.each([
  [
    'hours',
    'You can arrive until midnight.',
    'Our flight lands at 22:00, so we should be there at 22:45. Is it ok to arrive that late?',
  ],
  ['hours', 'Si può arrivare fino alle 23.', 'Können wir um 22 Uhr anreisen?'],
  ['a way in by oneself', 'Il check-in è autonomo.', 'Peut-on arriver vers 23h sans problème ?'],
  ['no price', 'I cani sono benvenuti e non pagano.', '¿Podemos llevar a nuestro perro?'],
  [
    'no transfer',
    'L’aeroporto è a 30 minuti in auto; il transfer costa 40 euro.',
    '¿Cuánto se tarda desde el aeropuerto?',
  ],
  ['a kind of it', 'C’è un barbecue a gas.', 'Is the barbecue gas or charcoal?'],
  ['a count', 'Ci sono due biciclette per gli ospiti.', 'Czy są rowery dla dwóch osób?'],
  ['a place', 'Parcheggio gratuito per due auto.', 'Is there somewhere to park our two cars?'],
  [
    'an hour of every day',
    'Il supermercato è aperto tutti i giorni dalle 8 alle 22.',
    'Is de supermarkt op zondag open?',
  ],
  ['firewood', 'La legna per il camino è gratis.', 'A lenha para a lareira é gratuita?'],
  ['the whole house', 'Il wifi arriva bene in tutta la casa.', 'Guten Tag, hat man in allen Zimmern WLAN?'],
  ['self check-in', 'Il check-in è autonomo.', 'Our train gets in at 22:30, is it okay if we arrive around 11 pm?'],
  ['a doing', 'I bidoni dei rifiuti sono in cortile.', 'Gdzie wyrzucać śmieci?'],
  ['a kind of bed', 'Nel soggiorno c’è un divano letto.', 'Y a-t-il un canapé-lit ?'],
  ['the price', 'La pulizia finale è inclusa.', 'Czy sprzątanie końcowe jest w cenie?'],
  [
    'words of something else',
    'Il bus passa ogni 60 minuti. La tessera ospiti vale anche sul bus.',
    'Jak często jeździ autobus?',
  ],
])('%s of the host’s answers who asks for it: «%s» %s', (_, note, question) => {
  expect(actionOn(question, note)).toEqual({ action: 'send', isOpen: false })
})

test.each([
  ['later than the hours', 'You can arrive until midnight.', 'Can we arrive at 1 am?'],
  [
    'at an hour that costs more',
    'Il check-in è fino alle 20; dalle 20 alle 23 costa 30 euro in più.',
    'Können wir um 22 Uhr anreisen?',
  ],
  ['with nobody to let them in', 'Check-in con il custode.', 'Können wir um 23 Uhr anreisen?'],
  [
    'until when, where later costs more',
    'El check-in es de 15:00 a 21:00; más tarde cuesta 20 euros.',
    'Until what time can we check in?',
  ],
  [
    'for bags, where hours were not read',
    'I bagagli si possono lasciare al bar, dalle 8 alle 18, per 5 euro.',
    'Can we leave our luggage?',
  ],
  [
    'where words may limit it',
    'Il bus passa ogni 60 minuti. La domenica il bus non passa.',
    'Jak często jeździ autobus?',
  ],
  [
    'for each room, where the answer names none',
    'Tre camere, l’aria condizionata c’è.',
    'Haben alle Schlafzimmer eine Klimaanlage?',
  ],
  ['for another room', 'Tutte le camere da letto hanno l’aria condizionata.', '¿Hay aire acondicionado en el salón?'],
  ['of the yard', 'Non si fuma in casa.', 'Podemos fumar no quintal?'],
  ['whether to bring it', 'C’è un barbecue a carbonella.', 'Do we need to bring charcoal for the barbecue?'],
  ['about being alone, where dogs only are welcome', 'Solo cani, al massimo due.', 'Mogen de honden alleen blijven?'],
  ['for all of it, where the first is free', 'Il primo cesto di legna è gratis.', 'Czy drewno jest bezpłatne?'],
  ['for three, where one more pays', 'Due ospiti; un ospite in più paga 20 euro a notte.', 'Peut-on venir à trois ?'],
])('who comes or asks %s hears no half answer: «%s» %s', (_, note, question) => {
  expect(actionOn(question, note).action).toBe('wait')
})

test('a verb that nobody asks with is no unknown word', () => {
  expect(actionOn('Je suppose que la piscine n’est pas chauffée ?').isOpen).toBe(false)
  expect(actionOn('Die Endreinigung, wie hoch ist die?', 'Endreinigung 60 €.').action).toBe('send')
})

test.each([
  [
    'of another day than the one on which it is closed',
    'La farmacia è a 2 km, chiusa il lunedì.',
    'Ist die Apotheke am Sonntag offen?',
  ],
  ['for bedrooms, where rooms are counted', '', 'Quantos quartos tem o apartamento?'],
  ['to bring a dog, where the host says who may', 'Animaux sur demande.', 'Czy możemy przyjechać z psem?'],
  [
    'for what the host grants by the day',
    'Late checkout until 1pm is £20, subject to availability.',
    'Is a late check-out possible?',
  ],
  [
    'whether it is free, where the first is',
    'The first basket of logs is on us, further ones are £6 each.',
    'Sind die Holzscheite inklusive?',
  ],
  [
    'how often, where only words say it',
    'Handtücher inklusive.\nHandtuchwechsel alle 4 Tage.',
    'Hoe vaak worden de handdoeken verschoond?',
  ],
  [
    'whether to bring something for it',
    'Lettino sì, ma il materassino portatelo voi.',
    'Müssen wir für das Babybett etwas mitbringen?',
  ],
])('who asks %s waits for the host', (_, note, question) => {
  expect(actionOn(question, note).action).toBe('wait')
})

test.each([
  ['Quanto è la tassa di soggiorno?', 'Tourist tax £2 per person per night, children under 12 don’t pay.'],
  ['De quanto é a caução e em quanto tempo é devolvida?', 'The damage deposit is £150, back within 5 days.'],
  ['What does the dog cost?', 'Hunde sind willkommen, 10 € pro Aufenthalt.'],
])('%s: a price of which nothing is left out leaves by itself', (question, note) => {
  expect(actionOn(question, note).action).toBe('send')
})

test.each([
  ['Acceptez-vous notre chien pour le week-end ?', 'Keine Haustiere.'],
  ['Is the pool open in March?', 'Nessuna piscina.'],
])('%s: what there is not is not there then either', (question, note) => {
  expect(actionOn(question, note).action).toBe('send')
})

test('who asks for the hours hears of no code', () => {
  const hours = 'When is check-in, please?'
  expect(actionOn(hours, 'The code comes by text on the morning of arrival.').action).toBe('send')
})

test('beside a question, what is only told of the trip is for nobody to answer', () => {
  const [car, train] = ['Wir kommen mit dem Mietwagen.', 'We arriveren met de trein.']
  expect(actionOn(`${car} Gibt es einen Parkplatz?`, 'Parking is free.').action).toBe('send')
  expect(actionOn(`${train} Hoe ver is het station?`).action).toBe('send')
  expect(actionOn('Wir kommen mit drei Autos. Gibt es einen Parkplatz?', 'Parking is free.').action).toBe('wait')
})
