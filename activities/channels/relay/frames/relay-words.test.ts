import { expect, test } from 'vitest'
import type { PageLine } from '#activities/channels/text/correspondence.ts'
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

test('a link that a guest sends above a number is told as in doubt', () => {
  const link = 'https://www.airbnb.com/rooms/12345'
  const { text, removed } = relayWords(
    `Emma Rossi schreibt:\n\n${link}\nBuchungs-ID: 2200110033\nUm zehn.\n\nAntworten`,
    'agoda',
    of,
  )
  expect({ text, removed }).toEqual({ text: 'Um zehn.', removed: `${link}\nBuchungs-ID: 2200110033` })
})

const unlisted = {
  before: 'Hallo Anna,\n\nein Gast hat über Expedia Kontakt mit Ihnen aufgenommen.\n\n',
  after:
    'Unterhaltung öffnen\nhttps://apps.expediapartnercentral.com/inbox/1\n\nAntworten Sie bitte innerhalb von 24 Stunden.',
}
const spoken = (words: string) => relayWords(`${unlisted.before}${words}\n\n${unlisted.after}`, 'expedia', of)

test.each([
  'Wir brauchen ein Zustellbett. Was kostet das?',
  'Die Heizung ist kalt.',
  'Danke!',
  'Guten Abend,\n\nunser Zug kommt um zehn.\n\nViele Grüße\nEmma Rossi',
  'Reservation 5999000222: we want to cancel it',
])('in a layout that no list knows `%s` is the guest’s, and all around it is in doubt', (words) => {
  const { text, removed } = spoken(words)
  expect(text).toBe(words)
  expect(removed).toContain('Kontakt mit Ihnen')
  expect(removed).toContain('innerhalb von 24 Stunden')
})

test('where nothing around the words is what platforms write, the whole text stands', () => {
  const whole = 'Der Garten ist groß.\n\nDie Heizung ist kalt.'
  expect(relayWords(whole, 'expedia', of)).toEqual({ text: whole, removed: '', cut: [] })
})

const page = (manner: string) =>
  new Map<string, PageLine>([
    ['gibt es tee?', { manner: 'td:box', isLink: false, isHeading: false, isSmall: false, isCell: false }],
    [
      'sie haben eine neue nachricht von einem gast!',
      { manner, isLink: false, isHeading: true, isSmall: false, isCell: false },
    ],
  ])

test.each([
  ['surely the platform’s', 'h1:', ''],
  ['in doubt', 'td:box', 'Sie haben eine neue Nachricht von einem Gast!'],
])('what stands on the page elsewhere or with the guest’s words is %s', (_, manner, doubtful) => {
  const mail = 'Sie haben eine neue Nachricht von einem Gast!\n\nGibt es Tee?'
  const { text, removed } = relayWords(mail, 'expedia', { ...of, page: page(manner) })
  expect({ text, removed }).toEqual({ text: 'Gibt es Tee?', removed: doubtful })
})

test('a number that stands below what somebody said heads nothing', () => {
  const said = 'Kunnen wij hier onze fietsen opladen? Is er maandag een winkel open?'
  const text = `Nieuw bericht\n\nEmma Rossi\n${said}\n\nBeantwoorden\n\nBoekingsnummer: 2200110022\nAccommodatie: Casa Melo\n\nDit schrijft het platform.`
  expect(relayWords(text, 'agoda', { subject: 'Reactie van Emma Rossi', names: [] }).text).toContain(said)
})
