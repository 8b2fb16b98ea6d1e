import { expect, test } from 'vitest'
import { relayWords } from './relay-words.ts'

const of = {
  subject: 'Message',
  names: ['Emma Rossi'],
  buttons: ['antworten'],
  pages: ['https://ycs.agoda.com/x/2200110022?a=1'],
}
const mail = (words: string) => `Emma Rossi schreibt:\n\n${words}\n\nAntworten\n\nIrgendetwas, das niemand kennt.`

test('below the button of its own page nobody but the platform speaks', () => {
  expect(relayWords(mail('Gibt es ein Kinderbett?'), 'booking', of)).toMatchObject({
    text: 'Gibt es ein Kinderbett?',
    removed: '',
  })
})

test.each([
  ['a guest typed what it says, too', mail('Gibt es ein Kinderbett?\n\nAntworten\n\nbitte bald.'), of],
  ['the page has no such button', mail('Gibt es ein Kinderbett?'), { ...of, buttons: [] }],
  ['no line of the platform’s says that they speak', mail('Ja?').replace('schreibt:', ''), of],
])('where %s it is in doubt', (_, text, correspondence) => {
  const { text: said, removed } = relayWords(text, 'booking', correspondence)
  expect(`${said}\n${removed}`).toContain('Irgendetwas')
})

test('the house and the number that the page names too head a guest’s words, and another number may be theirs', () => {
  const headed = (number: string) =>
    `Neue Nachricht von Emma Rossi\nCasa Belvedere\nBuchungs-ID: ${number}\n\nGibt es Tee?\n\nAntworten`
  expect(relayWords(headed('2200110022'), 'agoda', of)).toMatchObject({ text: 'Gibt es Tee?', removed: '' })
  expect(relayWords(headed('2200110033'), 'agoda', of).removed).toContain('Casa Belvedere')
})
