import { expect, test } from 'vitest'
import { toldAnswers } from './tell-answer.ts'

const told = (text: string) =>
  toldAnswers({ wish: { kind: 'answer', text, before: '', answers: [{ asked: 'q', text }] } }, 'en')[0]?.sentences

test('what is read of an answer is told in the guest’s language', () => {
  expect(told('Sì, c’è la lavatrice.')).toEqual(['There is a washing machine.'])
})

test('what more an answer says than was read of it is not left out', () => {
  expect(told('La lavatrice è a gettoni.')?.join(' ')).toContain('token')
  const long = 'Sì, la lavatrice funziona a gettoni, li trovate in edicola.'
  expect(told(long)).toEqual([long])
})
