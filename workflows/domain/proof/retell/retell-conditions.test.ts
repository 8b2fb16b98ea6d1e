import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { retellSentence } from './retell-sentence.ts'

const told = (from: DraftLanguage, sentence: string, to: DraftLanguage) =>
  retellSentence(sentence, [from, to])?.text ?? null

test.each<[DraftLanguage, string, DraftLanguage, string]>([
  [
    'it',
    'Il check-in è dalle 15, dalle 20 con un supplemento di 30 euro.',
    'en',
    'check-in: from 15:00; from 20:00, surcharge €30',
  ],
  [
    'de',
    'Anreise ab 15 Uhr, ab 20 Uhr gegen einen Aufpreis von 30 Euro.',
    'fr',
    'arrivée: à partir de 15:00; à partir de 20:00, supplément 30 €',
  ],
  [
    'nl',
    'Inchecken vanaf 15 uur, na 20 uur tegen een toeslag van 30 euro.',
    'es',
    'check-in: desde 15:00; desde 20:00, suplemento 30 €',
  ],
  [
    'es',
    'Entrada a partir de las 16, después de las 22 con un suplemento de 30 €.',
    'pl',
    'zameldowanie: od 16:00; od 22:00, dopłata 30 €',
  ],
])('in %s, %s: the later hour keeps its price', (from, sentence, to, text) => {
  expect(told(from, sentence, to)).toBe(text)
})

test.each<[DraftLanguage, string]>([
  ['it', 'Il primo cane è gratis, dal secondo in poi 10 € al giorno.'],
  ['de', 'Der erste Hund ist frei, ab dem zweiten kostet jeder 10 € pro Tag.'],
  ['fr', 'Le premier chien est gratuit, à partir du deuxième 10 € par jour.'],
  ['es', 'El primer perro no paga, a partir del segundo 10 € al día.'],
  ['nl', 'De eerste hond is gratis, vanaf de tweede 10 € per dag.'],
  ['pt', 'O primeiro cão é grátis, a partir do segundo 10 € por dia.'],
  ['pl', 'Pierwszy pies gratis, od drugiego 10 € za dzień.'],
])('in %s, %s: from the second on is no price of two', (from, sentence) => {
  expect(told(from, sentence, 'en')).toBe('dogs (1): free of charge; from the 2nd €10 per day')
})

test.each<[DraftLanguage, string]>([
  ['it', 'La prima cesta di legna è inclusa, ogni altra costa 8 €.'],
  ['de', 'Der erste Korb Holz ist inklusive, jeder weitere kostet 8 €.'],
  ['es', 'La primera cesta de leña está incluida, cada una más cuesta 8 €.'],
  ['nl', 'De eerste mand hout is inbegrepen, elke volgende kost 8 €.'],
  ['pl', 'Pierwszy kosz drewna jest w cenie, każdy następny kosztuje 8 €.'],
])('in %s, %s: each further one has its own price', (from, sentence) => {
  expect(told(from, sentence, 'en')).toBe('basket (1), firewood: included; each further one €8')
})

test.each<[DraftLanguage, string, string]>([
  ['de', 'Der Parkplatz kostet im August 12 € am Tag.', 'parking: August, €12 per day'],
  [
    'nl',
    'Parkeren kost in augustus 12 € per dag, de rest van het jaar is het gratis.',
    'parking: August, €12 per day; rest of the year free of charge',
  ],
  ['pl', 'Parking kosztuje w sierpniu 12 € za dobę.', 'parking: August, €12 per night'],
  [
    'fr',
    'Le parking coûte 12 € par jour en août, il est gratuit le reste de l’année.',
    'parking: €12 per day, August; rest of the year free of charge',
  ],
])('in %s, %s: a price beside a month is no day of it', (from, sentence, text) => {
  expect(told(from, sentence, 'en')).toBe(text)
})

test.each<[DraftLanguage, string, string]>([
  ['de', 'Die Heizung läuft von Oktober bis April, im Sommer ist sie aus.', 'heating: October to April, summer off'],
  ['nl', 'Het zwembad is verwarmd van mei tot september.', 'pool: heated, May to September'],
  ['de', 'Der Pool ist ab Mai beheizt.', 'pool: from May, heated'],
  ['de', 'Die Sauna ist bis Oktober geöffnet.', 'sauna: until October, open'],
  ['fr', 'La piscine est ouverte jusqu’en septembre.', 'pool: open, until September'],
])('in %s, %s: what lasts has both its ends, or the word for the one', (from, sentence, text) => {
  expect(told(from, sentence, 'en')).toBe(text)
})

test.each<[DraftLanguage, string, string]>([
  ['de', 'Bei Regen kann man die Fahrräder in der Garage abstellen.', 'bicycles: garage (in case of rain)'],
  ['fr', 'En cas de pluie, les vélos peuvent être rangés dans le garage.', 'bicycles: garage (in case of rain)'],
  ['es', 'Si llueve, las bicis se pueden guardar en el garaje.', 'bicycles: garage (in case of rain)'],
  ['pl', 'Jeśli pada, rowery można zostawić w garażu.', 'bicycles: garage (in case of rain)'],
])('in %s, %s: what it is told for is told with it', (from, sentence, text) => {
  expect(told(from, sentence, 'en')).toBe(text)
})

test.each<[DraftLanguage, string]>([
  ['de', 'Bei Regen bitte schnorpeln.'],
  ['it', 'Se piove, sbrindellate pure, le bici sono nel garage.'],
  ['it', 'In caso di vento la piscina è chiusa.'],
])('in %s, %s: a condition without what it is for, or one that nobody can tell, tells nothing', (from, sentence) => {
  expect(told(from, sentence, 'nl')).toBeNull()
})

test.each<[DraftLanguage, string, string]>([
  [
    'fr',
    'Le petit-déjeuner est servi de 8 h à 10 h, le dimanche jusqu’à 11 h.',
    'breakfast: from 08:00 until 10:00, Sunday until 11:00',
  ],
  ['de', 'Frühstück von 8 bis 10, sonntags bis 11.', 'breakfast: from 08:00 until 10:00, Sunday until 11:00'],
  ['pl', 'Śniadanie od 8 do 10, w niedzielę do 11.', 'breakfast: from 08:00 until 10:00, Sunday until 11:00'],
])('in %s, %s: the exception of a day has its hours', (from, sentence, text) => {
  expect(told(from, sentence, 'en')).toBe(text)
})

test.each<[DraftLanguage, string, string]>([
  [
    'de',
    'Den Schlüssel gibt es bei Frau Weber im Erdgeschoss, nach 21 Uhr beim Krämpel.',
    'keys Weber: ground floor (conditions apply)',
  ],
  ['en', 'Check-in from 3pm, after 8pm with a schnorpel.', 'check-in: from 15:00 (conditions apply)'],
])('in %s, %s: an hour that is left out is said to limit', (from, sentence, text) => {
  expect(told(from, sentence, 'en') ?? told(from, sentence, 'de')).toBe(text)
})
