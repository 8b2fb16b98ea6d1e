import { expect, test } from 'vitest'
import { confirmationText } from '#activities/sending/confirmation-text.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'

const reasons: DraftReason[] = [
  say({ code: 'risky', params: { risks: ['money'] } }),
  say({ code: 'unproven', params: { tokens: ['4521'] } }),
  say({ code: 'unknown', params: { topics: ['sauna'] } }),
  say({ code: 'low_confidence', params: { confidence: 4, threshold: 8 } }),
]
const question = { guest: 'Marco', property: 'Casa Limone', reasons, hasDeadline: true, link: 'https://x.it/chat/1' }

test.each([
  [
    'it',
    'la bozza di risposta per Marco (Casa Limone) aspetta la tua conferma.\nAspetta la tua approvazione: riguarda denaro; fiducia 4 su 10, la tua soglia è 8.\n',
  ],
  [
    'en',
    'the draft of a reply to Marco (Casa Limone) waits for your confirmation.\nWaits for your approval: it is about money; confidence 4 of 10, your threshold is 8.\n',
  ],
] as const)('the mail says why a draft waits, and nothing that was written in it: %s', (language, text) => {
  const told = confirmationText(question, language)
  expect(told).toContain(text)
  expect(told).toContain('https://x.it/chat/1')
  expect(told).not.toMatch(/4521|sauna/)
})

test('where nothing may be said of the reasons, nothing is', () => {
  const silent = confirmationText({ ...question, guest: null, property: null, reasons: reasons.slice(1, 3) }, 'it')
  expect(silent).toContain('per un ospite aspetta la tua conferma.\n\nApri')
})

test.each([
  ['it', 'parte il messaggio di cortesia', 'a questo messaggio non parte nessuna risposta'],
  ['en', 'the fallback message goes out', 'no reply to this message goes out'],
] as const)('the fallback is announced only where a deadline brings it: %s', (language, fallback, waits) => {
  expect(confirmationText(question, language)).toContain(fallback)
  const inDoubt = confirmationText({ ...question, hasDeadline: false }, language)
  expect(inDoubt).toContain(waits)
  expect(inDoubt).not.toContain(fallback)
})
