import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

test.each([
  'Diese E-Mail wurde von Avast-Antivirussoftware auf Viren geprüft.\nwww.avast.com',
  'Privo di virus.www.avg.com\n<https://www.avg.com/email-signature?utm=1>\n<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>',
  'Virus-free. www.avast.com <https://www.avast.com/sig-email?utm=1>',
  "L'absence de virus dans ce courrier a été vérifiée par le logiciel antivirus Avast.",
  'Libre de virus. www.avast.com',
  'Virusvrij.www.avast.com',
  'Wolny od wirusów. www.avast.com',
  'Bez virů.www.avast.com',
  '[image: Mailtrack] <https://mailtrack.io?utm=1> Sender notified by\nMailtrack <https://mailtrack.io?utm=1>',
])('what a program adds that looked for viruses is no word of the guest’s: %s', (added) => {
  expect(ownWords(`Do I get one key or two?\n\nAnna\n\n${added}`)).toMatchObject({
    text: 'Do I get one key or two?\n\nAnna',
    removed: '',
  })
})

test.each(['We had a virus last week, is that a problem?', 'The house has to be clean.', 'My laptop has a virus'])(
  'and what a guest says of one is: %s',
  (words) => {
    expect(ownWords(words)).toMatchObject({ text: words, removed: '' })
  },
)
