import { expect, test } from 'vitest'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readText } from './read-text.ts'

const said = (text: string) =>
  readText(text, { kind: 'note', name: 'additionalInfo' }).map((fact) => sayFact(fact, 'en') ?? `${fact.key}: not said`)

const THERE_IS = 'Parking is available.'
const FOR_TWO = 'There are 2 parking spaces.'

test.each([
  ['There is room for two cars in front of the house.', [THERE_IS, FOR_TWO, 'The parking is right by the house.']],
  ['Platz für zwei Autos hinter dem Haus.', [THERE_IS, FOR_TWO, 'The parking is behind the house.']],
  ['Posto per due auto nel cortile.', [THERE_IS, FOR_TWO, 'The parking is in the courtyard.']],
  ['Place pour deux voitures derrière la maison.', [THERE_IS, FOR_TWO, 'The parking is behind the house.']],
  ['Hay sitio para dos coches detrás de la casa.', [THERE_IS, FOR_TWO, 'The parking is behind the house.']],
  ["Er is plek voor twee auto's achter het huis.", [THERE_IS, FOR_TWO, 'The parking is behind the house.']],
  ['Há lugar para dois carros atrás da casa.', [THERE_IS, FOR_TWO, 'The parking is behind the house.']],
  ['Jest miejsce dla dwóch samochodów za domem.', [THERE_IS, FOR_TWO, 'The parking is behind the house.']],
])('«%s» is read as parking', (text, sentences) => {
  expect(said(text)).toEqual(sentences)
})

test('places for cars and bikes sleep nobody', () => {
  expect(said('Platz für drei Fahrräder im Schuppen.').join(' ')).not.toContain('guests')
  expect(said('Platz für vier Personen.')).toEqual(['The home takes at most 4 guests.'])
})

test.each([
  ['Nessuna piscina.', 'There is no pool.'],
  ['Aucun animal.', 'Pets are not allowed.'],
  ['Ninguna mascota.', 'Pets are not allowed.'],
  ['Nenhuma piscina.', 'There is no pool.'],
  ['Zonder lift.', 'There is no lift.'],
])('a note of two words tells its language by its no: «%s»', (text, sentence) => {
  expect(said(text)).toEqual([sentence])
})

test.each([
  'Pets on request.',
  'Animali su richiesta.',
  'Haustiere auf Anfrage.',
  'Animaux sur demande.',
  'Mascotas bajo petición.',
  'Huisdieren op aanvraag.',
  'Animais a pedido.',
  'Zwierzęta na życzenie.',
])('«%s» takes them, and the host says which', (text) => {
  expect(said(text)).toEqual(['Pets are allowed, on request.'])
})

test.each([
  'Sauna, 15 € pro Stunde, bitte am Vortag anmelden.',
  'La sauna coûte 15 € par heure, la veille prévenir.',
  'Sauna: 15 € all’ora, il giorno prima avvisare.',
])('«%s» is asked for the day before', (text) => {
  expect(said(text).join(' ')).toContain('one day ahead')
})
