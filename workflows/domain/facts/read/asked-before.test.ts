import { expect, test } from 'vitest'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { readText } from './read-text.ts'

const conditionsIn = (text: string, topic: FactTopic) => {
  const facts = readText(text, { kind: 'note', name: 'additionalInfo' }).filter((fact) => fact.topic === topic)
  return [...new Set(facts.flatMap(({ conditions }) => conditions.map(({ kind }) => kind)))]
}

test.each<[string, FactTopic]>([
  [
    'Wallbox 11 kW haben wir auch, 0,45 € je kWh, abgerechnet wird bei Abreise, bitte vorher Bescheid geben.',
    'charging',
  ],
  ['Barbecue allowed, tell us before.', 'barbecue'],
  ['Late check-out until 12, please ask in advance.', 'lateCheckOut'],
  ['Ricarica auto 0,45 € al kWh, avvisateci prima.', 'charging'],
  ['Il deposito bagagli c’è, ma avvisateci prima.', 'luggage'],
  ['Borne de recharge, 0,45 € le kWh, prévenez-nous avant.', 'charging'],
  ['Cargador de coche, 0,45 € por kWh, avisad antes.', 'charging'],
  ['De sauna kost € 10, graag even van tevoren doorgeven.', 'sauna'],
  ['Carregador para carros, 0,45 € por kWh, avisem antes.', 'charging'],
  ['Sauna za 50 zł, proszę dać znać wcześniej.', 'sauna'],
])('%s: there is one where the host hears of it before', (text, topic) => {
  expect(conditionsIn(text, topic)).toEqual(['onRequest'])
})

test.each<[string, FactTopic]>([
  ['Parking 10 € a day, no need to book in advance.', 'parking'],
  ['Check-in from 15, please tell us your arrival time in advance.', 'checkIn'],
  ['Bettwäsche dabei, Handtücher 6 € pro Person, Grill bitte vorher anfragen.', 'linen'],
  ['Bettwäsche dabei, Handtücher 6 € pro Person, Grill bitte vorher anfragen.', 'towels'],
])('%s: what is said of the %s is limited by nothing', (text, topic) => {
  expect(conditionsIn(text, topic)).toEqual([])
})
