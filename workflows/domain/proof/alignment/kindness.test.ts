import { expect, test } from 'vitest'
import { proveAlone } from '#tests/fixtures/prove-alone.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'

const heldOf = (reply: string, language: DraftLanguage) => {
  const { unsupported, promises } = proveAlone(reply, language)
  return [...unsupported, ...promises]
}

test.each<[string, DraftLanguage]>([
  ['I hope you have a comfortable stay.', 'en'],
  ["Let me know if there's anything else I can help with.", 'en'],
  ['Enjoy the water!', 'en'],
  ['Buon viaggio e a presto!', 'it'],
  ['Wir freuen uns auf Sie!', 'de'],
  ['Au plaisir de vous accueillir !', 'fr'],
  ['¡Que disfrutéis del viaje!', 'es'],
  ['Veel plezier alvast!', 'nl'],
  ['Boa viagem!', 'pt'],
  ['Życzymy udanego pobytu!', 'pl'],
])('a wish is courtesy: %s', (sentence, language) => {
  expect(heldOf(sentence, language)).toEqual([])
})

test.each<[string, DraftLanguage]>([
  ['Enjoy the heated pool!', 'en'],
  ['Enjoy the jacuzzi!', 'en'],
  ["Let me know if you need it and I'll pick you up.", 'en'],
  ['Lovely that you are coming, you can bring two dogs.', 'en'],
  ['Great that you can check in at 2.', 'en'],
  ['Viel Spaß im kostenlosen Hallenbad!', 'de'],
  ['Profitez de la piscine chauffée !', 'fr'],
])('a wish that names what the house does not have, allows or promises is none: %s', (sentence, language) => {
  expect(heldOf(sentence, language)).not.toEqual([])
})
