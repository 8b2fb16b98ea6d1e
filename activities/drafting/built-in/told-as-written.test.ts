import { expect, test } from 'vitest'
import { draftFromFacts } from '#activities/drafting/built-in/built-in-drafter.ts'
import { CASA, situationOf } from '#activities/drafting/situation.fixture.ts'

const LINES = [
  'Street parking is permit only. Nearest car park is Trenchard Street, 8 minutes on foot, about £18 for 24 hours.',
  'Strictly no smoking, not even on the balcony.',
  'Fast wifi (150 Mbps) and a desk in the bedroom.',
  'Heating is on a timer, you can boost it with the dial in the hall.',
]
const [STREET = '', SMOKING = '', WIFI = '', HEATING = ''] = LINES
const PUT_OFF = /let me check/

function replyTo(question: string, near: readonly string[] = []): string {
  const property = { ...CASA, additionalInfo: LINES.join('\n'), extras: [] }
  const situation = situationOf({ questions: [question], property })
  const asked = situation.reading.asks.map(({ text }) => text)
  const nearest = new Map([question, ...asked].map((text) => [text, near]))
  return draftFromFacts({ ...situation, nearest }).draft.reply
}

test('what the host wrote is told instead of what was read from it, and not both', () => {
  const reply = replyTo('Is there anywhere to park the car overnight?')
  expect(reply).toContain(STREET)
  expect(reply).not.toMatch(/Parking costs|The parking is/)
})

test('what was read for another part of the question is not said beside it either', () => {
  const reply = replyTo('Is the wifi fast enough for video calls, and is there a desk?')
  expect(reply).toContain(WIFI)
  expect(reply).not.toContain('workspace')
})

test('what is only near in meaning is not told beside what speaks of the question', () => {
  const reply = replyTo('My husband smokes, can he use the balcony?', [SMOKING, HEATING])
  expect(reply).toContain(SMOKING)
  expect(reply).not.toContain('Heating')
})

test('it is told where nothing else is', () => {
  expect(replyTo('Can I make it warmer with a knob?', [HEATING])).toContain(HEATING)
})

test.each([
  ['all that was named is told', 'My husband smokes, can he use the balcony?', false],
  ['something that was named is not', 'My husband smokes, can he use the balcony and the rooftop pool?', true],
  ['something in words that no table lists is not', 'Is the wifi fast enough for video calls?', true],
])('where %s, the rest is put off only as it should be', (_case, question, isPutOff) => {
  expect(PUT_OFF.test(replyTo(question))).toBe(isPutOff)
})
