import { expect, test } from 'vitest'
import { emergencyText } from './emergency-text.ts'
import { languageOfEmergency } from './find-emergency.ts'

test.each([
  ['Non riesco a respirare', 'it'],
  ['The ceiling is dripping', 'en'],
  ['Wir haben uns ausgesperrt', 'de'],
  ['Il y a le feu dans la cuisine', 'fr'],
  ['Nos han robado', 'es'],
  ['We zijn buitengesloten', 'nl'],
  ['Não consigo respirar', 'pt'],
  ['Pali się w kuchni!', 'pl'],
] as const)('%j is answered in %s, with 112', (text, language) => {
  expect(languageOfEmergency(text)).toBe(language)
  const told = emergencyText({ language, own: '', address: null })
  expect(told).toContain('112')
  expect(told).not.toContain('undefined')
})

test('the host’s own text stands in its place, with the address where that may be told, marked as automatic', () => {
  const told = emergencyText({ language: 'it', own: ' Chiama Anna: 333 ', address: 'Via Roma 1' })
  expect(told).toBe('Chiama Anna: 333\n\nIndirizzo della casa: Via Roma 1.\n\nMessaggio automatico.')
  expect(emergencyText({ language: null, own: '', address: null })).toContain('call 112 now')
})
