import { expect, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { doubtsOfWords, missingWords } from './doubts-of-words.ts'
import { withSubject } from './with-subject.ts'

const BEFORE = new Date(0)
const THANKS = 'Thanks for everything, see you!'
const mail = (subject: string, fields: Partial<IncomingMessage> = {}): IncomingMessage => ({
  ...blankMessage('x', 'email', new Date()),
  isAutomatic: false,
  name: 'Marco Rossi',
  subject,
  text: THANKS,
  ...fields,
})
const doubtsOf = (message: IncomingMessage, said: string[] = []) => {
  const whole = withSubject(message, BEFORE)
  return doubtsOfWords(whole, missingWords(whole, said))
}
const cut = (removed: string) => [{ code: 'words_cut', params: { removed } }]

test('a subject that wishes what the text does not makes a guest’s mail wait, and is shown', () => {
  expect(doubtsOf(mail('Please cancel my booking'))).toEqual(cut('Please cancel my booking'))
  expect(doubtsOf(mail('Please cancel my booking', { removed: 'A line' }))).toEqual(
    cut('A line\n\nPlease cancel my booking'),
  )
  const long = `${THANKS}\n\nThe children talk of nothing else and look forward to the sea.\n\nWhere can we park the car?`
  expect(doubtsOf(mail('We need a cot for the baby', { text: long }))).toEqual(cut('We need a cot for the baby'))
})

test.each([
  ['says the same as the text', mail('Parking', { text: 'Is there parking near the house?' })],
  ['is of an answer', mail('Re: Please cancel my booking')],
  ['was told already', mail('Please cancel my booking', { removed: 'Please cancel my booking' })],
  ['is a platform’s', mail('Please cancel my booking', { relay: {} as IncomingMessage['relay'] })],
  ['is a machine’s', mail('Please cancel my booking', { isAutomatic: true })],
])('a subject that %s adds nothing', (_, message) => {
  expect(withSubject(message, BEFORE)).toBe(message)
})

test('the subject of the chat is no news where its answers are not marked as such', () => {
  expect(doubtsOf(mail('Please cancel my booking'), ['please cancel my booking'])).toEqual([])
})

test('of history, which nobody answers, no subject is read', () => {
  const old = mail('Please cancel my booking', { writtenAt: new Date('2020-01-01'), arrivedAt: new Date('2020-01-01') })
  expect(withSubject(old, new Date('2026-01-01'))).toBe(old)
  const told = mail('Please cancel my booking', { isHistory: true })
  expect(withSubject(told, BEFORE)).toBe(told)
})
