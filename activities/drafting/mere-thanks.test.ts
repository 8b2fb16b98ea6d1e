import { expect, test } from 'vitest'
import { asksNothing } from './asks-nothing.ts'

test.each([
  'Tack så mycket, vi ses!',
  'Kiitos paljon!',
  'Спасибо большое!',
  'Děkujeme, na viděnou!',
  '감사합니다!',
  'ありがとうございます！',
  'תודה רבה!',
])('thanks ask nothing where no drafts are written, too: %s', (text) => {
  expect(asksNothing(text)).toBe(true)
})

test.each(['Ja tack', 'Tack, när kan vi komma?', 'Спасибо, приедем в 22', 'Kiitos, tulemme koiran kanssa', '네'])(
  'who says anything else besides may want something: %s',
  (text) => {
    expect(asksNothing(text)).toBe(false)
  },
)
