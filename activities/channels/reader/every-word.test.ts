import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relayWords } from '#activities/channels/relay/frames/relay-words.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import { ownWords } from '#activities/channels/text/own-words.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { SHAPES } from './platform-shapes.fixture.ts'
import { readMail } from './read-mail.ts'

const ROUNDS = rounds({ usual: 500, long: 5_000 })
/** The same cases at each usual run; the long one looks for others. */
const SEED = rounds<{ seed?: number }>({ usual: { seed: 7 }, long: {} })

const word = fc.stringMatching(/^[a-zà-ù]{3,9}$/)
const sentence = fc.array(word, { minLength: 3, maxLength: 7 }).map((words) => `${words.join(' ')}.`)
/** What guests write that looks like something else. */
const NASTY = [
  'Reservation details: five people, we want to cancel',
  'Numero di conferma 5999000222, vogliamo cancellare',
  'Dates: 5-7 we want to cancel',
  'Dates: Dec 5 - 7',
  'Check-in: June 5',
  'Arrivo: 5 giugno',
  'Ospiti: 6 adulti',
  'Property: the one with the pool',
  'Property: Please Cancel Sunday',
  'Unit: which one',
  'Airbnb Ireland told us to write you',
  'Reply to me about the dog',
  'Rispondi presto per favore',
  'Sent from my phone: please cancel',
  'Inviato da iPhone, vogliamo disdire',
  'Please Cancel Sunday',
  'Gas Leak Upstairs',
  'Also Bring Towels',
  'P.S. arriviamo alle 23',
  'My wife said:',
  'Mia moglie ha scritto:',
  'On 20 November 2026 we land at 22:00, as the airline wrote:',
  'Il 20 novembre 2026 alle 22:00 arriviamo, come abbiamo scritto:',
  'From: Rome',
  'To: Naples',
  'Date: 5 May',
  'Subject: two dogs',
  '#- we want to cancel -#',
  'This message is confidential: please cancel Sunday',
  'Questo messaggio è riservato, arriviamo alle 23',
  'Tel me if we can come',
  'Call +39 333 1234567 before Sunday',
  '+39 333 1234567',
  'Guest name: my sister comes too',
  "Nome dell'ospite: mia sorella",
  'Total: how much is it',
  'Anna',
  'Rome, Italy',
  'Did you know? The shower leaks',
  '€ 40',
  'Original message:',
  'Reply to me soon',
  'https://www.airbnb.com/rooms/12345',
  'See https://www.airbnb.com/hosting/thread/2',
]
/** Valid labels of the platforms with valid values, as a guest writes them of their own stay. */
const LABELLED = [
  'Confirmation number: 5999000999',
  'Confirmation code: HMXYZ98765',
  'Booking ID: 123456',
  'Reservation ID: HA-12345',
  'Numero di conferma: 5999000777',
  'Guests: 9 adults, 2 pets',
  'Guests: 9 adults',
  'Ospiti: 9 adulti',
  'Check-in: 23:30',
  'Check-in: 1:30 am',
  'Check-out: Mon, 7 June 2027',
  'Arrival: 23:30',
  'Arrivo: 23:30',
  'Total price: 950 EUR',
  'Property: Please Cancel Sunday',
]
const line = fc.oneof(sentence, fc.constantFrom(...NASTY), fc.constantFrom(...LABELLED), fc.constant(''))
/** A table of their own, below all else. */
const table = fc.option(fc.shuffledSubarray(LABELLED, { minLength: 2, maxLength: 4 }))
const own = fc.array(line, { minLength: 1, maxLength: 7 }).filter((all) => all.some((text) => text !== ''))

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const missing = (text: string, kept: string) => {
  const found = new Set(wordsOf(kept))
  return wordsOf(text).filter((one) => !found.has(one))
}
/** What is cut without a doubt is nothing that a guest said: each line of theirs is in the text, in its place and whole. */
const unsaid = (lines: readonly string[], text: string) => {
  const kept = new Set(text.split('\n').map((one) => one.trim()))
  return lines.filter((one) => one.trim() !== '' && !kept.has(one.trim()))
}

test('in a platform’s mail every word is the guest’s or was cut, and none of the guest’s goes without a doubt', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SHAPES),
      own,
      table,
      fc.option(sentence, { freq: 5 }),
      (shape, words, told, foreign) => {
        const said = [...words, ...(told ?? [])]
        const mail = [shape.before, ...said, '', shape.after, ...(foreign === null ? [] : ['', foreign])].join('\n')
        const { text, removed, cut } = relayWords(mail, shape.channel, shape)
        expect(missing(normaliseText(mail), [text, ...cut.map((one) => one.line)].join('\n'))).toEqual([])
        if (removed === '') expect(unsaid(said, text)).toEqual([])
        else expect(missing(said.join('\n'), `${text}\n${removed}`)).toEqual([])
      },
    ),
    { numRuns: ROUNDS, ...SEED },
  )
})

const WHO = 'Anna Bianchi <host@casa.test>'
const HEADS = [
  `Il giorno ven 20 nov 2026 alle ore 10:00 ${WHO} ha scritto:`,
  `On Fri, Nov 20, 2026 at 10:00 AM Anna Bianchi\n<host@casa.test> wrote:`,
  `Am 20.11.26 um 10:00 schrieb Anna Bianchi:`,
  `Le ven. 20 nov. 2026 à 10:00, ${WHO} a écrit :`,
  `El vie, 20 nov 2026 a las 10:00, Anna Bianchi (<host@casa.test>) escribió:`,
  `Op 20 nov. 2026 om 10:00 heeft ${WHO} het volgende geschreven:`,
  `Em sex., 20 de nov. de 2026 às 10:00, ${WHO} escreveu:`,
  `Wiadomość napisana przez ${WHO} w dniu 20 lis 2026, o godz. 10:00:`,
  `Da: ${WHO}\nInviato: venerdì 20 novembre 2026 10:00\nA: Marco\nOggetto: Arrivo`,
  `-----Original Message-----\nFrom: ${WHO}\nSent: Friday, November 20, 2026 10:00 AM\nTo: Marco\nSubject: Arrivo`,
  `De: ${WHO}\nEnviada em: sexta-feira, 20 de novembro de 2026 10:00\nPara: Marco\nAssunto: Arrivo`,
  `20. nov. 2026 kl. 10.00 skrev ${WHO}:`,
  `Anna Bianchi <host@casa.test> ezt írta (időpont: 2026. nov. 20., P, 10:00):`,
  '-------- Original Message --------\nOn Friday, 11/20/26 at 10:00 Anna Bianchi <host@casa.test> wrote:',
  '##- Please type your reply above this line -##',
]
const TAILS = [
  '',
  'Skickat från min iPhone',
  'Outlook für iOS beziehen',
  'Saluti,\nMarco Rossi\nStudio Legale Rossi & Associati\nP.IVA 01234567890',
  '--\nMarco Rossi\n+39 333 1234567',
  'Sent from my iPhone',
  'Saluti,\nMarco Rossi\nVia Roma 1',
]
const OF = { subject: 'Re: Arrivo', names: ['Marco Rossi', 'Anna Bianchi'] }
const html = (text: string) =>
  text
    .split('\n')
    .map((one) => `<div>${one.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</div>`)
    .join('')

test('in a mail of any program every word is the guest’s or was cut, and none of the guest’s goes without a doubt', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  const below = fc.option(fc.tuple(fc.constantFrom(...HEADS), fc.boolean(), own))
  fc.assert(
    fc.property(own, fc.constantFrom(...TAILS), below, own, (said, tail, quote, answer) => {
      const [head = '', isMarked = true, earlier = []] = quote ?? []
      const quoted = isMarked ? earlier.map((one) => `> ${one}`) : earlier
      const mail = [...said, '', tail, '', head, ...(head === '' ? [] : ['', ...quoted, '', ...answer])].join('\n')
      const { text, removed, cut } = ownWords(mail, OF)
      expect(missing(normaliseText(mail), [text, ...cut.map((one) => one.line)].join('\n'))).toEqual([])
      const theirs = [...said, ...(head === '' ? [] : answer)]
      if (removed === '') expect(unsaid(theirs, text)).toEqual([])
      else expect(missing(theirs.join('\n'), `${text}\n${removed}`)).toEqual([])
    }),
    { numRuns: ROUNDS, ...SEED },
  )
})

/** No word that is generated. */
const HIDDEN = 'zzz0'
const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now }
const unasked = () => Promise.reject(new Error('no name server is asked'))

test('as HTML, as both, hidden or passed on: every word that a reader sees is there or told', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  const shape = fc.constantFrom('html', 'both', 'stub', 'hidden', 'passed on')
  const where = fc.constantFrom('top', 'below the head', 'quote')
  await fc.assert(
    fc.asyncProperty(own, shape, fc.constantFrom(...HEADS), where, async (said, kind, head, place) => {
      const secret = kind === 'hidden' ? `<p style="display:none">${HIDDEN}</p>` : ''
      const at = (here: typeof place) => (here === place ? secret : '')
      const quote = `<blockquote type="cite">${html('an earlier text of ours')}${at('quote')}</blockquote>`
      const page = `${at('top')}${html(said.join('\n'))}${html(head)}${at('below the head')}${quote}`
      const plain = kind === 'stub' ? HIDDEN : [...said, '', head, '> an earlier text of ours'].join('\n')
      const parts =
        kind === 'html' || kind === 'hidden'
          ? [['html', page]]
          : kind === 'passed on'
            ? [['plain', plain]]
            : [
                ['plain', plain],
                ['html', page],
              ]
      const body = parts
        .map(([type, text]) => `--b\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${text}\r\n`)
        .join('')
      const fields = `From: Marco Rossi <marco@guest.test>\r\nTo: ${WHO}\r\nSubject: ${kind === 'passed on' ? 'Fwd: Arrivo' : 'Re: Arrivo'}\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n`
      const raw = new Uint8Array(Buffer.from(`${fields}${body}--b--`))
      const message = await readMail({ raw, receivedAt: now, truncated: false }, context, unasked)
      const { text, removed, hidden } = message
      if (removed === '') expect(unsaid(said, text)).toEqual([])
      else expect(missing(said.join('\n'), `${text}\n${removed}`)).toEqual([])
      if (kind === 'hidden') expect([text.includes(HIDDEN), hidden]).toEqual([false, HIDDEN])
      if (kind === 'stub') expect(removed).toContain(HIDDEN)
    }),
    { numRuns: ROUNDS, ...SEED },
  )
})
