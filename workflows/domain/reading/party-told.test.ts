import { expect, test } from 'vitest'
import { fold } from '#workflows/domain/fold-text.ts'
import { partyTold } from './party-told.ts'

test.each([
  ['we are four friends coming for the weekend', 4],
  ['Wir sind zu zweit', 2],
  ['siamo in quattro amici', 4],
  ['Saremo in 6, due adulti e 4 bambini', 6],
  ['on est 5', 5],
  ['nous sommes 2 adultes et 2 enfants', 4],
  ['vamos 4 amigos en agosto', 4],
  ["we komen met z'n tweeën", 2],
  ['somos 3 casais do Porto', 6],
  ['jedziemy w 3 osoby', 3],
  ['siamo due famiglie', 8],
])('«%s» are %i', (text, count) => {
  expect(partyTold(fold(text))?.count).toBe(count)
})

test.each([
  'There are six of us now',
  'Saremo in 5 invece che in 4',
  'Wir sind jetzt zu fünft',
  'we are 5 km away',
  'we are 10 minutes away',
  'we are coming with two cars',
  'finalement nous sommes 5',
])('«%s» is a change, or counts nobody', (text) => {
  expect(partyTold(fold(text))).toBeNull()
})
