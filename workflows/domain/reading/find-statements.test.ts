import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readAsks } from './read-asks.ts'

const CONTEXT = { names: new Set(['anna']), house: { checkIn: '15:00', checkOut: '10:00' } }
const wantedOf = (text: string, language: DraftLanguage) =>
  readAsks([text], language, CONTEXT)
    .asks.filter(({ kind }) => kind !== 'context')
    .map(({ subjects }) => subjects)

const BESIDE: [DraftLanguage, string, string][] = [
  ['en', 'is it ok if i use the oven? i bake a lot of bread lol', 'oven'],
  ['en', 'Quick one - is there a kettle?', 'kettle'],
  ['de', 'gibt es frühstück, muss um 8 los', 'breakfast'],
  ['de', 'Noch eine kleine Frage: Gibt es einen Toaster?', 'toaster'],
  ['fr', 'deux petites questions : y a-t-il un four ?', 'oven'],
  ['es', 'Hola Anna, ¿qué tal? ¿Hay microondas?', 'microwave'],
  ['pt', 'Oi Anna, tudo bem? Tem micro-ondas?', 'microwave'],
  ['it', "Ciao Anna, come va? C'è il forno?", 'oven'],
  ['nl', 'Hoi Anna, hoe gaat het? Is er een oven?', 'oven'],
  ['pl', 'Hej, dwa pytania: czy jest piekarnik?', 'oven'],
]
test.each(BESIDE)('what gives the background of a question asks for nothing (%s): %s', (language, text, topic) => {
  expect(wantedOf(text, language)).toEqual([[topic]])
})

const STILL_HEARD: [DraftLanguage, string][] = [
  ['en', 'Is there a kettle? By the way, my mother will join us.'],
  ['de', 'Gibt es einen Toaster? Wir sind jetzt übrigens zu fünft.'],
  ['fr', "Y a-t-il un four ? Finalement ma sœur m'accompagne."],
]
test.each(STILL_HEARD)('what changes the stay is heard beside a question (%s): %s', (language, text) => {
  const kinds = readAsks([text], language, CONTEXT).asks.map(({ kind }) => kind)
  expect(kinds).toContain('news')
})
