import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { findEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { readAsks } from './read-asks.ts'
import { isReadWhole, splitSentences } from './split-sentences.ts'

/** No two alike, so that nothing is remembered of the one before. */
const EACH = 40
/** Many times what it takes: each of these once took more than all are given. */
const MOST_MS = 3_000

function drawn(alphabet: string, seed: number, length = 20_000): string {
  let text = ''
  for (let state = seed; text.length < length; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    text += alphabet[state % alphabet.length]
  }
  return text
}

function processorMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}

test.each([
  ['figures', '0123456789 .,:-/'],
  ['Chinese', '火事助けて水漏れ家的是不了人我在有'],
  ['one word', 'abcdefghijklmnopqrstuvwxyz'],
  ['full stops', '.........1'],
])('long mails of %s are looked through for emergencies in moments', (_, alphabet) => {
  const mails = Array.from({ length: EACH }, (_mail, index) => drawn(alphabet, index + 1))
  expect(processorMs(() => mails.map(findEmergency))).toBeLessThan(MOST_MS)
})

test('so is what such a mail asks, and its language', () => {
  const mails = Array.from({ length: 15 }, (_mail, index) => drawn('火事助けて水漏れ家的是不了人我在有', index + 1))
  const nothing = { names: new Set<string>(), house: { checkIn: '', checkOut: '' } }
  for (const language of DRAFT_LANGUAGES) readAsks(['?'], language, nothing)
  const read = (mail: string) => [detectLanguage(mail), readAsks([mail], 'it', nothing)]
  expect(processorMs(() => mails.map(read))).toBeLessThan(MOST_MS)
})

test('of many short lines and sentences only so many are read, and that is known', () => {
  for (const piece of ['x\n', 'x! ', 'x. '])
    for (const times of [150, 1_500]) {
      const text = piece.repeat(times)
      const read = splitSentences(text, 'it').length
      expect({ piece, times, isWhole: isReadWhole(text), isBounded: read <= 200 }).toEqual({
        ...{ piece, times },
        ...{ isWhole: times === 150, isBounded: true },
      })
    }
  expect(isReadWhole('Buongiorno, a che ora possiamo arrivare? '.repeat(90))).toBe(true)
  expect(isReadWhole('parola '.repeat(600))).toBe(false)
})
