import { expect, test } from 'vitest'
import { HOST_LANGUAGES } from '#workflows/domain/host-language.ts'
import { PUSH_KINDS } from './push-kinds.ts'
import { pushWords, type ToldByPush } from './push-words.ts'

const told = (more: Partial<ToldByPush> = {}): ToldByPush => ({
  ...{ kind: 'draft_ready', guest: 'Giulia', property: 'Il Glicine', until: null, isUncertain: false, emergencies: [] },
  ...more,
})

test('a draft is told as the guest, the house and what there is to do', () => {
  expect(pushWords(told(), 'it').title).toBe('Giulia · Il Glicine: la bozza è pronta')
  expect(pushWords(told({ until: '14:35' }), 'it').body).toBe('Decidi entro le 14:35.')
  expect(pushWords(told({ guest: null, property: null }), 'en').title).toBe('A guest: the draft is ready')
})

test('what cannot be known is not said for certain', () => {
  expect(pushWords(told({ kind: 'not_sent' }), 'it').title).toContain('non è partita')
  expect(pushWords(told({ kind: 'not_sent', isUncertain: true }), 'it').title).toContain('forse non è arrivata')
})

test('an emergency is named by its kinds', () => {
  const words = pushWords(told({ kind: 'emergency', emergencies: ['gas', 'injury'] }), 'it')
  expect(words.title).toBe('EMERGENZA · Giulia · Il Glicine')
  expect(words.body).toMatch(/^gas, ferita\. /)
})

test.each(HOST_LANGUAGES)('every kind has its own words in %s', (language) => {
  const titles = PUSH_KINDS.map((kind) => pushWords(told({ kind }), language).title)
  expect(new Set(titles).size).toBe(PUSH_KINDS.length)
})
