import { expect, test } from 'vitest'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { isOfAnotherCase, withUnsure } from './unsure-facts.ts'

const factsOf = (note: string, isConfirmed = false) =>
  withUnsure(
    readText(note, { kind: 'note', name: 'additionalInfo' }).map((fact, index) => ({
      ...fact,
      id: `${index}`,
      isConfirmed,
      contradicts: [],
    })),
  )
const unsureOf = (note: string, isConfirmed?: boolean) =>
  factsOf(note, isConfirmed).flatMap(({ key, isInDoubt }) => (isInDoubt ? [key] : []))

test.each([
  [
    'a word that no table knows stands beside',
    'The hotel at the head of the loch has a pool which costs £6.',
    'pool.exists',
  ],
  [
    'a no that nothing says',
    "Nell'altro nostro appartamento (Casa Limone) ci sono la lavastoviglie e la vasca, qui purtroppo no.",
    'bathtub.exists',
  ],
  ['another time', 'Il y avait un lit bébé, il a fini chez ma nièce.', 'crib.exists'],
  ['a place elsewhere', 'Het zwembad in het dorp is open van mei tot september.', 'pool.exists'],
  ['a limit in free words', 'El horno lo tenemos pedido, si llega antes del verano.', 'oven.exists'],
  ['a figure that nothing says', 'Zum Lift 10 min, mit Skischuhen eher 20.', 'lift.exists'],
  [
    'a thing on some days only',
    'Wi-Fi sì ma la password cambia ogni lunedì, la trovate sulla lavagnetta.',
    'wifi.exists',
  ],
  [
    'a part of the day that it does not say',
    'La boulangerie est à 300 m, fermée le mercredi après-midi.',
    'bakery.isOpen',
  ],
  [
    'the storey of some rooms',
    'L’aria condizionata è solo nelle due camere al piano di sopra.',
    'airConditioning.exists',
  ],
  ['where its cupboard is', 'El secador está en el armario del rellano.', 'hairdryer.where'],
  ['a price of the further ones', 'Firewood: the first basket is on us, further ones are £7 each.', 'firewood.price'],
  ['which of the rooms', 'Aria condizionata solo in camera grande.', 'airConditioning.where'],
  ['a sentence that trails off', 'La spiaggia a 10 min... col motorino!', 'beach.distance'],
])('a fact is in doubt by %s', (_why, note, key) => {
  expect(unsureOf(note)).toContain(key)
})

test.each([
  'The whole house is on the ground floor, there are no steps.',
  'A cozinha tem fogão, micro-ondas e máquina de café, mas não tem forno.',
  'Do stacji kolejowej jest 2 km, do najbliższego sklepu 500 m.',
  "Ferro e asse da stiro sono nell'armadio del corridoio.",
  'Check-in is from 3 pm.',
  'Het zwembad is open van mei tot september, niet verwarmd, 1,30 m diep.',
  'We only have one high chair.',
  'Kinderbett auf Anfrage, Hochstuhl gibt es nur einen.',
  'Place pour deux voitures devant la maison.',
  "Er is plaats voor twee auto's achter het huis.",
  'There’s a bar downstairs, open until 9.',
])('what the sentence says and nothing beside is sure: %s', (note) => {
  expect(factsOf(note)).not.toEqual([])
  expect(unsureOf(note)).toEqual([])
})

test('what the host has confirmed is sure', () => {
  const note = 'Il y avait un lit bébé, il a fini chez ma nièce.'
  expect(unsureOf(note)).not.toEqual([])
  expect(unsureOf(note, true)).toEqual([])
})

test('what the host says for certain elsewhere is in doubt nowhere', () => {
  const [read] = factsOf('Il y avait un lit bébé, il a fini chez ma nièce.')
  if (read === undefined) throw new Error('No fact was read')
  const { isInDoubt: _, ...cot } = read
  const extra = {
    ...cot,
    id: 'extra',
    sentence: 'Cot: true',
    language: null,
    source: { kind: 'extra', name: 'Cot' },
  } as const
  const isInDoubt = (...beside: PropertyFact[]) => withUnsure([cot, ...beside])[0]?.isInDoubt
  expect(isInDoubt()).toBe(true)
  expect(isInDoubt(extra)).toBeUndefined()
  expect(isInDoubt({ ...extra, value: { kind: 'yesNo', yes: false } })).toBe(true)
  expect(isInDoubt({ ...extra, contradicts: ['other'] })).toBe(true)
})

test.each([
  ['There used to be a cot, it went to my sister.', 'Il y a un lit bébé.', true],
  ['Wi-Fi is about 60 meg, unless everybody streams.', 'Il y a le Wi-Fi.', false],
  ['Firewood: the first basket is on us, further ones are £7 each.', 'Il legno costa 7 £.', true],
  [
    'Firewood: the first basket is on us, further ones are £7 each.',
    'Il primo cesto è gratis, ogni altro costa 7 £.',
    false,
  ],
  ['Aria condizionata solo nelle due camere al piano di sopra.', 'The bedrooms have air conditioning.', true],
  [
    'Aria condizionata solo nelle due camere al piano di sopra.',
    'The two bedrooms upstairs have air conditioning.',
    false,
  ],
])('of «%s», «%s» says another case: %s', (note, told, isOther) => {
  const facts = factsOf(note)
  expect(facts.some(({ isInDoubt }) => isInDoubt)).toBe(true)
  expect(facts.some((fact) => fact.isInDoubt === true && isOfAnotherCase(fact, facts, told))).toBe(isOther)
})
