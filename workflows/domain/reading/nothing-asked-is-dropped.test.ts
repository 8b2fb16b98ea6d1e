import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readAsks } from './read-asks.ts'

const CONTEXT = { names: new Set<string>(), house: { checkIn: '15:00', checkOut: '10:00' } }
const questionsIn = (texts: string[], language: DraftLanguage) =>
  readAsks(texts, language, CONTEXT).asks.filter(({ kind }) => kind === 'question')

test.each<[DraftLanguage, string]>([
  ['en', 'Can we leave our bags? And do you have a trombone?'],
  ['it', 'Possiamo lasciare le valigie? E avete un trombone?'],
  ['de', 'Können wir das Gepäck abstellen? Und haben Sie eine Posaune?'],
  ['fr', 'Peut-on laisser les bagages ? Et avez-vous un trombone ?'],
  ['es', '¿Podemos dejar las maletas? ¿Y tenéis un trombón?'],
  ['nl', 'Kunnen we de koffers achterlaten? En hebben jullie een trombone?'],
  ['pt', 'Podemos deixar as malas? E têm um trombone?'],
  ['pl', 'Czy możemy zostawić bagaże? A macie puzon?'],
])('a question of what nobody knows stays one beside luggage, in %s', (language, text) => {
  expect(questionsIn([text], language).length).toBe(2)
})

test.each<[DraftLanguage, string]>([
  ['en', 'Is there a lift? Also how far is the bus stop'],
  ['it', 'C’è l’ascensore? Inoltre quanto dista la fermata'],
  ['de', 'Gibt es einen Aufzug? Auch wie weit ist die Haltestelle'],
  ['fr', 'Y a-t-il un ascenseur ? Aussi à quelle distance est l’arrêt de bus'],
  ['es', '¿Hay ascensor? También dónde está la parada de autobús'],
  ['nl', 'Is er een lift? Ook hoe ver is de bushalte'],
  ['pt', 'Há elevador? Também onde fica a paragem de autocarro'],
  ['pl', 'Czy jest winda? Też gdzie jest przystanek autobusowy'],
])('a question behind "also" asks without a mark, in %s', (language, text) => {
  expect(questionsIn([text], language).flatMap(({ subjects }) => subjects)).toContain('transport')
})
