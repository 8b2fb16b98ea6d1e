import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readAsks } from './read-asks.ts'

const CONTEXT = { names: new Set<string>(), house: { checkIn: '15:00', checkOut: '10:00' } }
const asksIn = (text: string, language: DraftLanguage) => readAsks([text], language, CONTEXT).asks
const wishesIn = (text: string, language: DraftLanguage) =>
  asksIn(text, language).filter(({ kind }) => kind === 'question' || kind === 'confirm')

test.each<[DraftLanguage, string]>([
  ['en', 'https://maps.example/place?q=pool&z=3'],
  ['de', 'Hier ist unser Zug: https://bahn.example/suche?von=parken&nach=pool'],
  ['it', 'Vi mando il link del volo: www.voli.example/stato?id=3&piscina=1'],
  ['fr', 'Voici notre vol : vols.example/statut?vol=AF12&parking=1'],
  ['es', 'Os dejo el enlace https://vuelos.example/?q=piscina'],
  ['nl', 'Dit is onze route: https://kaart.example/?van=parkeren'],
  ['pt', 'Segue o nosso voo: https://voos.example/?q=piscina'],
  ['pl', 'To nasz lot: https://loty.example/?q=basen'],
])('a link in %s is no question, and is told to the host: %s', (language, text) => {
  const asks = asksIn(text, language)
  expect(asks.length).toBeGreaterThan(0)
  expect(
    asks.filter(({ kind, subjects }) => kind !== 'news' || subjects.includes('pool') || subjects.includes('parking')),
  ).toEqual([])
})

test('the mark behind a link is the question’s', () => {
  expect(
    wishesIn('Is this the nearest beach https://maps.example/?q=pool?', 'en').map(({ subjects }) => subjects),
  ).toEqual([['beach']])
})

test('thanks with a link are more than thanks', () => {
  const { isMereThanks, asks } = readAsks(['Grazie mille! https://maps.example/?q=3'], 'it', CONTEXT)
  expect(isMereThanks).toBe(false)
  expect(asks.map(({ kind }) => kind)).toEqual(['news'])
})

test.each<[DraftLanguage, string]>([
  ['en', '> Is there a pool?\n> Can we park?\nIs there a lift?'],
  ['it', 'Re: C’è la piscina?\nC’è l’ascensore?'],
  ['de', 'Betreff: AW: Gibt es einen Pool?\nGibt es einen Aufzug?'],
  ['en', 'You asked “how many of you will use the pool?” Four. Is there a lift?'],
  ['fr', 'Vous nous avez demandé « combien pour la piscine ? » : quatre. Y a-t-il un ascenseur ?'],
  [
    'es',
    '¿Hay ascensor?\n\nUn saludo\nMarta Piscina Gómez\nHotel Parking Playa S.L.\nTel. +34 600 111 222\nwww.parking-playa.es',
  ],
  [
    'de',
    'Gibt es einen Aufzug?\n\nMit freundlichen Grüßen\nHolger Brandt\nParkstraße 12\n80333 München\nTel. 089 123456',
  ],
  ['en', 'Is there a lift?\n\n--\nPool & Spa Design\n+44 20 7946 0000'],
])('in %s only the guest’s own words ask: %s', (language, text) => {
  expect(wishesIn(text, language).flatMap(({ subjects }) => subjects)).toEqual(['lift'])
})

test.each<[DraftLanguage, string, string]>([
  ['en', 'Kind regards\nTom\nPS is there a pool?', 'pool'],
  ['de', 'Gibt es WLAN?\nViele Grüße\nWann ist Check-in', 'checkIn'],
  ['it', 'La mia compagna chiede: «c’è la piscina?»', 'pool'],
  ['en', 'Re: pool and lift: is there any?', 'lift'],
])('a question below a closing or in quotation marks is one, in %s: %s', (language, text, subject) => {
  expect(wishesIn(text, language).flatMap(({ subjects }) => subjects)).toContain(subject)
})

test.each<[DraftLanguage, string]>([
  ['it', 'Ecco i documenti che mi avete chiesto.'],
  ['en', 'Here are the documents that you asked for.'],
  ['de', 'Anbei die Dokumente, um die Sie uns gebeten haben.'],
  ['fr', 'Voici les documents que vous nous avez demandés.'],
  ['es', 'Aquí están los documentos que nos pedisteis.'],
  ['nl', 'Hierbij de documenten waar jullie om vroegen.'],
  ['pt', 'Seguem os documentos que nos pediram.'],
  ['pl', 'W załączeniu dokumenty, o które Państwo prosili.'],
])('what is given because the host asked is no question, in %s', (language, text) => {
  expect([...new Set(asksIn(text, language).map(({ kind }) => kind))]).toEqual(['news'])
})
