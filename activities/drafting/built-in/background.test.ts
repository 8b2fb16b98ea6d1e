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
  ['en', 'My mother is 78 and comes with us.'],
  ['en', 'We got married in Orford 12 years ago and are coming back for our anniversary.'],
  ['it', 'Viaggio con mamma che ha 78 anni.'],
  ['it', 'Siamo in quattro amici e restiamo 5 notti.'],
  ['de', 'Wir sind zu zweit und bleiben 6 Nächte.'],
  ['fr', 'Nous sommes un couple avec deux enfants de 4 et 7 ans.'],
  ['es', 'Somos 4 amigos y vamos en agosto.'],
  ['nl', 'We zijn met 4 volwassenen.'],
  ['pt', 'Somos 3 casais do Porto.'],
  ['pl', 'Jedziemy w 3 osoby, córka ma 2 lata.'],
  ['en', 'We don’t drive and are coming by train.'],
  ['it', 'Viaggiamo senza macchina.'],
  ['de', 'Wir haben kein Auto und reisen mit der Bahn.'],
  ['fr', 'On est quatre potes de Nantes.'],
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
  ['en', 'Our van is 2.60 m high.'],
]
test.each(HEARD)('%s: «%s» is for the host', (language, text) => {
  const told = toldIn(text, language)
  expect(told.length).toBeGreaterThan(0)
  expect(told.some((ask) => !isBackground(ask, language))).toBe(true)
})
