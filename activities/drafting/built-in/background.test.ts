import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { readAsks } from '#workflows/domain/reading/read-asks.ts'
import { isBackground } from './background.ts'

const toldIn = (text: string, language: DraftLanguage): Ask[] =>
  readAsks([`${text} WIFI?`], language, {
    names: new Set(),
    house: { checkIn: '15:00', checkOut: '10:00' },
  }).asks.filter(({ kind, unknown }) => kind === 'context' && unknown.length > 0)

const TOLD: [DraftLanguage, string][] = [
  ['en', 'Our teenagers have been watching videos of the marsh all week.'],
  ['en', 'Sorry for all the admin.'],
  ['de', 'Wir kommen über Silvester und träumen von gemütlichen Abenden.'],
  ['it', 'Ai ragazzi piacerebbe tanto fare un giro sul lungolago.'],
  ['nl', 'Wij verheugen ons enorm op de winteravonden!'],
  ['pt', 'Alugámos um carro no aeroporto de Malpensa.'],
]
test.each(TOLD)('%s: «%s» is for nobody to hear', (language, text) => {
  expect(toldIn(text, language).filter((ask) => !isBackground(ask, language))).toEqual([])
})

const HEARD: [DraftLanguage, string][] = [
  ['en', 'My wife is coeliac.'],
  ['en', 'My son plays the tuba.'],
  ['en', 'My mother cannot swallow pills.'],
  ['en', 'My husband hopes there’s an ashtray.'],
  ['de', 'Unser Sohn hat Neurodermitis.'],
  ['de', 'Meine Mutter leidet an Asthma.'],
  ['fr', 'Mon fils est asthmatique.'],
  ['it', 'Mia figlia è celiaca.'],
  ['es', 'Mi marido es celíaco.'],
  ['pl', 'Moja żona jest w ciąży.'],
]
test.each(HEARD)('%s: «%s» is for the host', (language, text) => {
  const told = toldIn(text, language)
  expect(told.length).toBeGreaterThan(0)
  expect(told.some((ask) => !isBackground(ask, language))).toBe(true)
})
