import { expect, test } from 'vitest'
import { joinWords, wordsLeft } from './unsent-words.ts'

test('texts become one with a line between them, and blanks are no text', () => {
  expect(joinWords('First. ', ' ', 'Second, ')).toBe('First.\n\nSecond, ')
  expect([joinWords('Let me '), joinWords(' ', '')]).toEqual(['Let me ', ''])
})

test.each([
  ['the same', 'Yes.', ' Yes.', ''],
  ['what they were a second before', 'Yes, of', 'Yes, of course', ''],
  ['more than was sent', 'Yes.\n\nAnd', 'Yes.', 'And'],
  ['other words', 'No, alas', 'Yes.', 'No, alas'],
  ['another word that begins so', 'Yesterday', 'Yes', 'Yesterday'],
])('of a text that is %s what was sent is taken', (_, text, sent, left) => {
  expect(wordsLeft(text, sent)).toBe(left)
})

test('what was joined is parted again', () => {
  expect(wordsLeft(joinWords('First.\n\nSame mail. ', 'Second'), 'First.\n\nSame mail. ')).toBe('Second')
})
