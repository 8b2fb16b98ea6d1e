import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readAsks } from './read-asks.ts'

const CONTEXT = { names: new Set<string>(), house: { checkIn: '15:00', checkOut: '10:00' } }
const leftOf = (text: string, language: DraftLanguage) =>
  readAsks([text], language, CONTEXT)
    .asks.slice(1)
    .filter(({ kind, unknown, subjects }) => kind !== 'context' || unknown.length > 0 || subjects.length > 0)
    .map((ask) => ask.text)

test.each<[DraftLanguage, string]>([
  ['en', 'Do you allow dogs? Ours is small and very calm.'],
  ['de', 'Sind Hunde erlaubt? Unserer ist klein und sehr ruhig.'],
  ['fr', 'Acceptez-vous les chiens ? Le nôtre est petit et très calme.'],
  ['es', '¿Aceptáis perros? El nuestro es pequeño y muy tranquilo.'],
  ['pt', 'Podemos levar o gato? É muito calmo'],
  ['it', 'C’è l’ascensore? Mia mamma fa fatica con le scale'],
  ['en', 'Is there a washing machine? My kids get everything dirty'],
  ['nl', 'Is er een wasmachine? Met kinderen heb je die altijd nodig'],
  ['pl', 'Czy jest pralka? Przy dzieciach zawsze się przydaje'],
  ['it', 'C’è il parcheggio? Ultima domanda, poi non ti disturbo più'],
  ['en', 'Is there a lift? Sorry for all the questions'],
  ['pt', 'Há wi-fi? Estou em teletrabalho toda a semana'],
  ['fr', 'Y a-t-il la clim ? Je supporte mal la chaleur'],
  ['en', 'Is there a lift? My brother is a bad sleeper'],
  ['es', '¿Hay lavadora? Nos encanta cocinar juntos'],
  ['de', 'Ist der Parkplatz am Haus? Meine Frau liebt ihr Auto'],
])('in %s what is told beside a question only tells: %s', (language, text) => {
  expect(leftOf(text, language)).toEqual([])
})

test.each<[DraftLanguage, string]>([
  ['en', 'Do you allow dogs? Ours is not very calm.'],
  ['en', 'Do you allow dogs? My son is very allergic.'],
  ['en', 'Is there a lift? The pool is very dirty.'],
  ['de', 'Gibt es einen Aufzug? Der Hund ist sehr lieb.'],
  ['it', 'C’è la lavatrice? Siamo in 6, molto tranquilli'],
  ['en', 'Is there a lift? We love dogs and would bring ours.'],
  ['fr', 'Y a-t-il un ascenseur ? On vient avec bébé (10 mois) et un chat.'],
  ['de', 'Gibt es einen Aufzug? Meine Frau liebt Katzen und wir bringen unsere mit.'],
])('in %s news beside a question stays news: %s', (language, text) => {
  expect(leftOf(text, language)).not.toEqual([])
})

test('a shop is no charging point', () => {
  const { asks } = readAsks(['Ab wann hat der Laden offen? Kann man hier laden?'], 'de', CONTEXT)
  expect(asks.map(({ subjects }) => subjects)).toEqual([['supermarket'], ['charging']])
})
