import { expect, test } from 'vitest'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readText } from './read-text.ts'

const said = (text: string) =>
  readText(text, { kind: 'note', name: 'additionalInfo' }).map((fact) => sayFact(fact, 'en') ?? `${fact.key}: not said`)

test.each<[FactLanguage, string, string[]]>([
  [
    'es',
    'La tienda abre de lunes a sábado de 9:00 a 21:00.',
    ['The nearest supermarket is open from 9:00 to 21:00, on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday.'],
  ],
  [
    'en',
    'The shop is 300 m away, open Monday to Saturday from 8:00 to 20:00.',
    [
      'The nearest supermarket is 300 m away.',
      'The nearest supermarket is open from 8:00 to 20:00, on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday.',
    ],
  ],
  [
    'es',
    'Hay aire acondicionado en el salón y en los dos dormitorios.',
    ['There is air conditioning.', 'The air conditioning is in the living room and in the bedrooms.'],
  ],
  [
    'it',
    'Il Wi-Fi prende in tutta la casa, ma nelle camere il segnale è debole.',
    ['The Wi-Fi is weak in the bedrooms.'],
  ],
  [
    'it',
    'La piscina è solo per gli ospiti della casa ed è aperta da metà maggio a fine settembre.',
    ['There is a pool, only for guests of the home.', 'The pool is open from 15 May to 30 September.'],
  ],
  [
    'en',
    'Not suitable for children under 5 because of the stairs.',
    ['The home is not suitable for children under the age of 5.'],
  ],
  ['es', 'No es adecuado para niños menores de 5 años.', ['The home is not suitable for children under the age of 5.']],
  ['it', 'I bambini sotto i 3 anni non pagano.', ['Children stay free of charge, under the age of 3.']],
  ['de', 'Kinder unter 3 Jahren wohnen kostenlos.', ['Children stay free of charge, under the age of 3.']],
  ['en', 'The latest check-in is 21:00.', ['Check-in is until 21:00.']],
  ['de', 'Anreise ab 16 Uhr, spätestens bis 21 Uhr.', ['Check-in is from 16:00.', 'Check-in is until 21:00.']],
  [
    'en',
    'The final cleaning fee is £60 and is already included in the price.',
    ['The final cleaning is included in the price.'],
  ],
  ['it', 'Le biciclette si possono tenere in garage.', ['Bicycles can be left in a garage.']],
  [
    'pt',
    'Check-in antecipado por 20 euros, se a casa estiver livre.',
    ['Early check-in is possible, subject to availability.', 'Early check-in costs €20.'],
  ],
])('in %s «%s» is read as what it says', (_, text, sentences) => {
  const all = said(text)
  for (const sentence of sentences) expect(all).toContain(sentence)
})

test.each([
  ['bedding of a cot is not that of the beds', 'There is a travel cot, cot bedding isn’t provided.', /bed linen/],
  ['bedding of a cot is not that of the beds', 'Bettwäsche für das Babybett bitte mitbringen.', /bed linen/],
  ['a stair gate is no staircase', 'We have a stair gate.', /stairs/],
  ['laundry tablets are no machine', 'Please bring your own laundry tablets.', /washing machine/],
  ['bikes that may be left are none of the house', 'Bikes can be kept in the shed.', /There are bicycles/],
  ['what is for adults only is for no single party', 'L’idromassaggio è riservato agli adulti.', /for your use only/],
  ['a distance holds on every day', 'Die Apotheke ist 200 m entfernt, samstags geschlossen.', /200 m away, /],
])('%s', (_, text, wrong) => {
  expect(said(text).join(' ')).not.toMatch(wrong)
})

test.each<[string, string[]]>([
  [
    'I cani sono benvenuti e non pagano, al massimo due; non possono salire sui letti.',
    ['Pets are allowed, at most 2, not on beds or sofas, only dogs.', 'Pets stay free of charge.'],
  ],
  [
    'Il cane paga 5 euro a notte e non deve restare solo in casa.',
    ['Pets are allowed, not left alone in the home, only dogs.'],
  ],
  ['Los perros pagan 5 euros por noche y no pueden quedarse solos.', ['The fee for pets is €5 per night.']],
  ['Petits chiens seulement, pas de chats.', ['Pets are allowed, only small dogs.', 'Cats are not allowed.']],
  [
    'La fermata dell’autobus è davanti a casa, passa ogni mezz’ora.',
    ['The nearest stop is right by the house.', 'Buses or trams run every 30 minutes.'],
  ],
  [
    'Die Bushaltestelle ist direkt vor dem Haus, der Bus fährt alle 20 Minuten.',
    ['The nearest stop is right by the house.', 'Buses or trams run every 20 minutes.'],
  ],
  ['The cot is free, please tell us in advance if you need it.', ['There is a cot, on request.']],
  ['The iron and ironing board are in the hall cupboard.', ['The iron is in the hall cupboard.']],
  ['Bikes can be kept in the shed.', ['Bicycles can be left in the shed.']],
  ['The Wi-Fi works well everywhere except in the attic.', ['There is Wi-Fi.', 'The Wi-Fi is weak in the attic.']],
  ['Accettiamo contanti e bonifico, niente carte.', ['You can pay in cash and by bank transfer.']],
  [
    'No hay aire acondicionado, pero sí un ventilador en cada dormitorio.',
    ['There is a fan.', 'The fan is in the bedrooms.'],
  ],
])('«%s» is read as what it says', (text, sentences) => {
  const all = said(text)
  for (const sentence of sentences) expect(all).toContain(sentence)
})

test.each<[string, string[]]>([
  [
    'Dentro del piso no se fuma; en el balcón sí se puede.',
    ['Smoking is not allowed indoors.', 'Smoking is allowed, only on the balcony.'],
  ],
  ['In casa non si fuma, all’aperto sì.', ['Smoking is not allowed indoors.', 'Smoking is allowed, only outside.']],
  ['Hay lavadora y plancha, pero no secadora.', ['There is a washing machine.', 'There is no tumble dryer.']],
  ['Non serviamo la colazione.', ['There is no breakfast.']],
  ['Kinderbett und Hochstuhl sind vorhanden und kosten nichts.', ['There is a cot.', 'The cot is free of charge.']],
])('«%s» is a plain no, or free', (text, sentences) => {
  const all = said(text)
  for (const sentence of sentences) expect(all).toContain(sentence)
})

test.each<[string, string[]]>([
  ['We don’t have air con, fans are in every bedroom.', ['There is no air conditioning.', 'There is a fan.']],
  [
    'In camera c’è il climatizzatore, in salotto un ventilatore.',
    ['The air conditioning is in the bedroom.', 'The fan is in the living room.'],
  ],
  ['There’s a pub 200 m up the lane, open until 9.', ['The nearest bar or café closes at 21:00.']],
  ['Wood for the stove costs £6 a basket.', ['The firewood costs £6.']],
  [
    'Handtücher und Bettwäsche sind dabei.',
    ['The towels are included in the price.', 'The bed linen is included in the price.'],
  ],
  ['Mamy łóżeczko, bez dodatkowych opłat.', ['There is a cot.', 'The cot is free of charge.']],
  ['Il n’y a ni climatisation ni ventilateur.', ['There is no air conditioning.', 'There is no fan.']],
  ['La maison peut accueillir six personnes.', ['The home takes at most 6 guests.']],
  ['Na 22 uur graag rustig zijn.', ['Please keep quiet after 22:00.']],
])('each clause of «%s» says its own', (text, sentences) => {
  const all = said(text)
  for (const sentence of sentences) expect(all).toContain(sentence)
})

const facts = (text: string) =>
  readText(text, { kind: 'note', name: 'additionalInfo' }).map(({ key, conditions }) => [key, ...conditions])

test.each<[why: string, note: string, sentences: string[]]>([
  [
    'of a place without a topic',
    'Le lac est à 5 minutes à pied et la plage à 2 km.',
    ['The nearest beach is 2 km away.'],
  ],
  [
    'of a place without a topic',
    'The village taverna is a 10 minute walk, and the mini market is 1.5 km away.',
    ['The market is 1.5 km away.'],
  ],
  [
    'of the room that a clause begins with',
    "L'aria condizionata è solo in soggiorno, nelle camere c'è un ventilatore.",
    ['The air conditioning is in the living room.', 'The fan is in the bedrooms.'],
  ],
  [
    'of the room that a clause begins with',
    'Es gibt nur im Wohnzimmer eine Klimaanlage.',
    ['There is air conditioning, only in the living room.'],
  ],
  [
    'of the other case',
    'L’arrivée se fait entre 17h et 20h ; si vous arrivez plus tard, prévenez-nous la veille.',
    ['Check-in is from 17:00.'],
  ],
  [
    'of the thing itself',
    "Il n'y a pas de baignoire, seulement une douche.",
    ['There is no bathtub.', 'There is a shower.'],
  ],
  [
    'denied with what stands before',
    'Non abbiamo né asciugatrice né ferro da stiro.',
    ['There is no tumble dryer.', 'There is no iron.'],
  ],
  ['to bring', 'Handtücher bringen Sie bitte selbst mit.', ['The towels are not included in the price.']],
  [
    'of both spans',
    'Silenzio dalle 14 alle 16 e dalle 23 alle 8.',
    ['Quiet hours are from 14:00 to 16:00.', 'Quiet hours are from 23:00 to 8:00.'],
  ],
  [
    'of the rooms that have it',
    'The three bedrooms have air conditioning.',
    ['The air conditioning is in the bedrooms.'],
  ],
  [
    'of the house, and of where else',
    'Roken mag niet in huis, wel in de tuin.',
    ['Smoking is not allowed indoors.', 'Smoking is allowed, only in the garden.'],
  ],
  [
    'of the house, and of where else',
    'In casa è vietato fumare, sul balcone si può.',
    ['Smoking is allowed, only on the balcony.'],
  ],
  [
    'with the kitchen',
    'Die Küche ist mit Backofen und Spülmaschine ausgestattet.',
    ['There is an oven.', 'There is a dishwasher.'],
  ],
  ['of some days', 'Le marché a lieu le lundi et le vendredi.', ['The market is open, on Monday, Friday.']],
  [
    'left out of all days',
    'La boulangerie est ouverte tous les jours sauf le mercredi.',
    ['The nearest bakery is closed on Wednesday.'],
  ],
  ['for so many cars', 'Hay aparcamiento gratuito para tres coches.', ['There are 3 parking spaces.']],
  ['of the roof', 'Op het dakterras mag u roken.', ['Smoking is allowed, only on the terrace.']],
  ['weak', 'The Wi-Fi is good but patchy in the attic.', ['The Wi-Fi is weak in the attic.']],
])('what is %s is read so: %s', (_, note, sentences) => {
  const all = said(note)
  for (const sentence of sentences) expect(all).toContain(sentence)
})

test('a pet that may not go everywhere is forbidden nowhere else, and its limit stays', () => {
  expect(facts('In die Schlafzimmer dürfen Hunde nicht.')).toEqual([['pets.advice']])
  expect(facts('One dog is welcome, but not upstairs.')[0]).toContainEqual({
    kind: 'freeWords',
    text: 'but not upstairs',
  })
  expect(facts('Les chiens sont acceptés, à condition de ne pas les laisser seuls.')[0]?.slice(1)).toEqual([
    { kind: 'notAlone' },
    { kind: 'onlyDogs' },
  ])
})

test('no smoking in the cottage forbids none in its yard, and what is closed is not close', () => {
  expect(said('Smoking isn’t allowed anywhere in the cottage.')).toEqual(['Smoking is not allowed indoors.'])
  expect(said('The bakery opens at 7 and is closed on Mondays.').join(' ')).not.toContain('There is')
})

test('smoking somewhere is not smoking anywhere', () => {
  expect(facts('Rauchen ist am Pool erlaubt.')).toEqual([['smoking.advice']])
  expect(facts('Rauchen ist erlaubt.')).toEqual([['smoking.allowed']])
})

test('Wi-Fi in the whole house is strong in it, and firewood is somewhere', () => {
  expect(said('El wifi llega bien a toda la casa.')).toEqual(['There is Wi-Fi.', 'The Wi-Fi works well in the home.'])
  expect(said('Brennholz liegt im Schuppen.')).toEqual(['The firewood is in the shed.'])
})

test('how deep or wide a pool is puts it nowhere else, and of two depths none is its depth', () => {
  expect(said("The pool is just for you and can't be heated; it's 1.2 m deep.")).toEqual([
    'There is a pool.',
    'The pool is for your use only.',
    'The pool is not heated.',
    'The pool is 1.2 m deep.',
  ])
  expect(said("The pool isn't heated; it's 1.2 m deep at one end and 2.1 m at the other.").join(' ')).not.toContain(
    'deep',
  )
  expect(facts('The pool is 200 m away.')).toEqual([['pool.howTo']])
})

test('what is missing is not there, and what is shared with another flat is', () => {
  expect(said('Eine Mikrowelle fehlt.')).toEqual(['There is no microwave.'])
  expect(said('A high chair is available, a travel cot isn’t.')).toEqual(['There is a high chair.', 'There is no cot.'])
  expect(said('Please bring beach towels.')).toEqual(['The beach towels are not included in the price.'])
  expect(said('La piscina è condivisa con un altro appartamento.')).toContain('The pool is shared with other guests.')
})

test('a kitchen with an oven is not said to have everything', () => {
  expect(said('La cocina está equipada con horno y microondas.').join(' ')).not.toContain('fully')
  expect(said('La cocina está totalmente equipada.').join(' ')).toContain('fully')
})

test('whoever may arrive holds no party', () => {
  expect(said('Można przyjechać od 15, a wyjechać do 11.').join(' ')).not.toContain('Parties')
})
