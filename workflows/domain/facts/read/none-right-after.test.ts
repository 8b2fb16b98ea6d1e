import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const NOTE = { kind: 'note', name: 'additionalInfo' } as const
const deniedIn = (text: string) =>
  readText(text, NOTE).flatMap(({ key, value }) => (value.kind === 'yesNo' && !value.yes ? [key] : []))

test.each([
  ['Gitterbett gratis auf Anfrage, Hochstuhl haben wir keinen.', 'highChair.exists'],
  ['Klimaanlage gibts keine, aber 2 Ventilatoren.', 'airConditioning.exists'],
  ['Chaise haute pas fournie.', 'highChair.exists'],
  ['Sèche-linge non disponible.', 'dryer.exists'],
  ['Il microonde non ce l’abbiamo.', 'microwave.exists'],
  ['Asciugatrice non disponibile.', 'dryer.exists'],
  ['Micro-ondas não temos.', 'microwave.exists'],
  ['Windy brak.', 'lift.exists'],
  ['Hairdryer not provided.', 'hairdryer.exists'],
  ['Lit bébé oui, pas de clim.', 'airConditioning.exists'],
])('what is denied right behind its name is not there: %s', (text, key) => {
  expect(deniedIn(text)).toContain(key)
})

test.each([
  'Trockner haben wir keinen eigenen Raum gegeben.',
  'Micro-ondas não temos usado este ano.',
  'Hairdryer not provided by us but by the spa next door is in the bathroom.',
  'Chaise haute pas fournie par nous mais par la voisine.',
])('a denial that goes on denies nothing by itself: %s', (text) => {
  expect(deniedIn(text)).toEqual([])
})

test.each([
  'Supermercato Carrefour in Via Nizza, 200 m, aperto 24 ore su 24.',
  'Carrefour a 200 m aperto 24h.',
  'The pharmacy is open 24/7.',
  'Sklep spożywczy 200 m, czynny 24 godziny.',
])('what is open around the clock opens at no hour: %s', (text) => {
  expect(readText(text, NOTE).filter(({ key }) => /\.(?:opens|closes|hours)$/.test(key))).toEqual([])
})

test('until 24 is an hour', () => {
  expect(readText('Bar aperto fino alle 24.', NOTE).map(({ key }) => key)).toContain('bar.closes')
})
