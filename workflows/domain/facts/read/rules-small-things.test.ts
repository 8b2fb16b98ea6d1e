import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const factsIn = (text: string) =>
  readText(text, { kind: 'note', name: 'additionalInfo' }).map(({ key, value, conditions, validity }) =>
    JSON.stringify([
      key,
      Object.values(value).slice(1),
      conditions.map(({ kind }) => kind),
      validity?.weekdays ?? null,
    ]),
  )
const fact = (key: string, value: unknown[], conditions: string[] = [], weekdays: number[] | null = null) =>
  JSON.stringify([key, value, conditions, weekdays])

test.each([
  ['Gorro obligatorio, no climatizada, inflables no.', fact('swimCap.needed', [true])],
  ['Gorro obligatorio, no climatizada, inflables no.', fact('inflatables.allowed', [false])],
  ['La cuffia in piscina non è obbligatoria.', fact('swimCap.needed', [false])],
  [
    'Spazzatura: umido lunedì, mercoledì e venerdì, plastica il giovedì',
    fact('rubbish.organic', [true], [], [1, 3, 5]),
  ],
  ['Spazzatura: umido lunedì, mercoledì e venerdì, plastica il giovedì', fact('rubbish.plastic', [true], [], [4])],
  ['O lixo recolhe-se às terças e sextas; deixar os sacos no portão.', fact('rubbish.collected', [true], [], [2, 5])],
  ['Brötchenservice: bis 18 Uhr am Vortag bestellen.', fact('breadService.orderUntil', ['18:00'])],
  ['Riscaldamento a gas compreso; legna per la stufa 5 euro a cesto.', fact('firewood.price', [5, 'EUR', null])],
  ['Pulizie finali 60 euro, da pagare all’arrivo.', fact('cleaning.fee', [60, 'EUR', null], ['payOnArrival'])],
  ['Lenzuola e asciugamani compresi, cambio settimanale.', fact('linen.every', [1, 'weeks'])],
  ['Il riscaldamento è centralizzato e si spegne alle 22.', fact('heating.offAt', ['22:00'])],
  ['Geen bbq op kolen, gas mag.', fact('barbecue.allowed', [true], ['onlyGas'])],
  ['Nespresso (capsules non fournies), bouilloire.', fact('coffee.included', [false])],
  ['Aquecimento da piscina 20 € por dia.', fact('pool.heatingPrice', [20, 'EUR', 'day'])],
  ['No fumar dentro, en el patio sí.', fact('smoking.allowed', [true], ['onlyInCourtyard'])],
  ['Chambre 1 : lit 160. Chambre 2 : lits superposés (enfants seulement).', fact('beds.bunk', [1], ['onlyChildren'])],
  ['Parkeren: 1 auto gratis, tweede auto op straat 2,20 per uur.', fact('parking.secondPrice', [2.2, 'EUR', 'hour'])],
  ['Douche met zitje, drempelvrij.', fact('shower.hasSeat', [true])],
  ['Départ tardif (12h max) possible, 20 €', fact('lateCheckOut.until', ['12:00'])],
])('%s says %s', (text, expected) => {
  expect(factsIn(text)).toContain(expected)
})

test.each([
  ['Riscaldamento a gas compreso; legna per la stufa 5 euro a cesto.', 'heating.price'],
  ['Aquecimento da piscina 20 € por dia.', 'pool.price'],
  ['Lareira: a lenha é à parte, 10 € o saco.', 'fireplace.price'],
  ['O lixo recolhe-se às terças e sextas; deixar os sacos no portão.', 'luggage.allowed'],
  ['Na lotnisko 40 minut autobusem.', 'transport.distance'],
  ['Ar condicionado em todos os quartos e na sala.', 'airConditioning.where'],
])('%s says nothing of %s', (text, key) => {
  expect(factsIn(text).some((one) => one.startsWith(`["${key}"`))).toBe(false)
})

test('the fourth floor is no Thursday, and a deposit comes back when its own words say so', () => {
  expect(factsIn('Czwarte piętro bez windy.')).toContain(fact('lift.exists', [false]))
  expect(factsIn('A deposit of £150 is taken 2 days before arrival and refunded within a week.')).toContain(
    fact('deposit.refund', [1, 'weeks']),
  )
})
