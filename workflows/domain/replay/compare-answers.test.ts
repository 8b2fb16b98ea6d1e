import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { compareAnswers } from './compare-answers.ts'

type Case = [language: DraftLanguage, asked: string[], guest: string, ours: string, theirs: string, verdict: string]

const CASES: Case[] = [
  // The same values in other words.
  [
    'it',
    ['checkIn'],
    'A che ora è il check-in?',
    'Ciao Lukas, il check-in è dalle 15:00.',
    'Ciao! Il check-in è a partire dalle 15. A presto, Anna',
    'same',
  ],
  ['it', ['pets'], 'Posso portare il cane?', 'Gli animali sono ammessi.', 'Certo, i cani sono benvenuti!', 'same'],
  ['it', ['pets'], 'Posso portare il cane?', 'Gli animali sono ammessi.', 'Sì, certo!', 'same'],
  ['en', ['parking'], 'Is there parking?', 'There is parking.', 'Yes, we have a parking space.', 'same'],
  [
    'en',
    ['parking'],
    'Is parking free?',
    'Parking is free of charge.',
    'It does not cost anything, parking is free.',
    'same',
  ],
  [
    'de',
    ['pool'],
    'Ist der Pool geheizt?',
    'Der Pool ist nicht beheizt.',
    'Der Pool ist leider nicht beheizt.',
    'same',
  ],
  [
    'de',
    ['checkOut'],
    'Wann müssen wir raus?',
    'Der Check-out ist bis 10:30 Uhr.',
    'Check-out bis spätestens 10:30 bitte.',
    'same',
  ],
  ['fr', ['parking'], 'Y a-t-il un parking ?', 'Il y a un parking.', 'Oui, il y a bien un parking.', 'same'],
  [
    'fr',
    ['parking'],
    'Y a-t-il un parking ?',
    'Il y a un parking.',
    'Oui, il y a un parking devant la maison.',
    'says_less',
  ],
  [
    'es',
    ['breakfast'],
    '¿Cuánto cuesta el desayuno?',
    'El desayuno cuesta 12 euros por persona.',
    'El desayuno son 12 € por persona.',
    'same',
  ],
  ['nl', ['pets'], 'Mogen honden mee?', 'Huisdieren zijn toegestaan.', 'Ja hoor, huisdieren zijn toegestaan.', 'same'],
  [
    'pt',
    ['checkIn'],
    'A que horas é o check-in?',
    'O check-in é a partir das 15:00.',
    'O check-in é a partir das 15:00, até breve!',
    'same',
  ],
  [
    'pl',
    ['checkIn'],
    'Od której zameldowanie?',
    'Zameldowanie od 15:00.',
    'Zameldowanie jest możliwe od 15:00.',
    'same',
  ],
  // Values and negation that cannot both hold.
  [
    'it',
    ['checkIn'],
    'A che ora è il check-in?',
    'Il check-in è dalle 15:00.',
    'Il check-in è dalle 16:00.',
    'contradicts',
  ],
  [
    'it',
    ['breakfast'],
    'Quanto costa la colazione?',
    'La colazione costa 12 euro a persona.',
    'La colazione costa 10 euro a persona.',
    'contradicts',
  ],
  [
    'it',
    ['pets'],
    'Posso portare il cane?',
    'Gli animali sono ammessi.',
    'Purtroppo gli animali non sono ammessi.',
    'contradicts',
  ],
  ['it', ['pets'], 'Posso portare il cane?', 'Gli animali sono ammessi.', 'No, mi dispiace.', 'contradicts'],
  ['en', ['pool'], 'Is the pool heated?', 'The pool is heated.', 'The pool is not heated.', 'contradicts'],
  ['en', ['parking'], 'Is parking free?', 'Parking is free of charge.', 'Parking costs 15 € a day.', 'contradicts'],
  ['de', ['pets'], 'Sind Hunde erlaubt?', 'Haustiere sind nicht erlaubt.', 'Ja, Hunde sind erlaubt.', 'contradicts'],
  [
    'fr',
    ['checkOut'],
    'À quelle heure le départ ?',
    'Le départ est jusqu’à 10:30.',
    'Le check-out est à 11h00 au plus tard.',
    'contradicts',
  ],
  ['es', ['pool'], '¿Hay piscina?', 'Hay piscina.', 'No, no hay piscina.', 'contradicts'],
  ['nl', ['checkIn'], 'Hoe laat inchecken?', 'Inchecken kan vanaf 15:00.', 'Inchecken kan vanaf 16:00.', 'contradicts'],
  ['pt', ['parking'], 'Há estacionamento?', 'Há estacionamento.', 'Não há estacionamento.', 'contradicts'],
  ['pl', ['parking'], 'Czy jest parking?', 'Parking jest dostępny.', 'Nie ma parkingu.', 'contradicts'],
  // An hour that the guest asked for.
  [
    'it',
    ['earlyCheckIn'],
    'Possiamo entrare alle 13:00?',
    'Il check-in è dalle 15:00.',
    'Sì, certo, va benissimo!',
    'contradicts',
  ],
  [
    'it',
    ['checkIn'],
    'Arriviamo alle 17:00, va bene?',
    'Il check-in è dalle 15:00.',
    'Sì, perfetto, alle 17:00 va benissimo.',
    'same',
  ],
  [
    'en',
    ['lateCheckOut'],
    'Could we check out at 12:00?',
    'Check-out is by 10:30.',
    'Unfortunately not, we have guests arriving.',
    'same',
  ],
  // More and less.
  [
    'it',
    ['parking'],
    'C’è parcheggio?',
    'C’è un parcheggio.',
    'Sì, il parcheggio c’è e costa 15 € al giorno.',
    'says_less',
  ],
  ['it', ['parking'], 'C’è parcheggio?', 'Il parcheggio costa 15 € al giorno.', 'Sì, c’è un parcheggio.', 'says_more'],
  [
    'en',
    ['parking', 'pets'],
    'Parking? And can the dog come?',
    'There is parking.',
    'There is parking and pets are allowed.',
    'says_less',
  ],
  [
    'en',
    ['pool'],
    'Is the pool heated?',
    'I will ask about the pool and come back to you.',
    'The pool is not heated.',
    'says_less',
  ],
  [
    'en',
    ['luggage'],
    'Can we leave our bags?',
    'I will find out for you.',
    'Let me check with the cleaner and get back to you.',
    'same',
  ],
  // What was not asked decides nothing, unless it collides.
  [
    'it',
    ['pets'],
    'Posso portare il cane?',
    'Gli animali sono ammessi.',
    'Sì, gli animali sono ammessi. La piscina è aperta da maggio.',
    'same',
  ],
  // What nobody can tell.
  [
    'it',
    ['luggage'],
    'Possiamo lasciare i bagagli?',
    'I bagagli si possono lasciare.',
    'Buon viaggio!',
    'not_comparable',
  ],
  [
    'en',
    ['directions'],
    'How do we find you?',
    'From the station take tram 8.',
    'Just ring when you are at the church, my cousin will fetch you.',
    'not_comparable',
  ],
  ['en', ['pool'], 'Is the pool heated?', 'The pool is heated.', 'Let me check and get back to you.', 'not_comparable'],
]

test.each(CASES)('in %s, of %j: “%s” — “%s” beside “%s” %s', (language, asked, guestText, ours, theirs, verdict) => {
  const judged = compareAnswers({ ours, theirs, language, asked, guestText, isSilent: false, known: new Map() })
  expect([judged.verdict, judged.reasons.map(({ code, topic }) => `${code} ${topic}`)]).toEqual([
    verdict,
    expect.anything(),
  ])
})

const nothing = { language: 'it', asked: [], guestText: 'Grazie!', known: new Map() } as const

test('where nobody writes there is nothing to compare, and silence on both sides is the same', () => {
  expect(compareAnswers({ ...nothing, ours: '', isSilent: true, theirs: null })).toMatchObject({
    verdict: 'same',
    reasons: [{ code: 'both_silent' }],
  })
  expect(compareAnswers({ ...nothing, ours: 'Ciao!', isSilent: false, theirs: null })).toMatchObject({
    verdict: 'not_comparable',
    reasons: [{ code: 'no_answer' }],
  })
})

test('an emergency that nobody has words for is compared with nothing', () => {
  const judged = compareAnswers({ ...nothing, ours: '', isSilent: false, theirs: 'Il gas si chiude sotto il lavello.' })
  expect(judged.verdict).toBe('not_comparable')
})

test('a reason names the topic and the two sentences', () => {
  const judged = compareAnswers({
    ...nothing,
    asked: ['checkIn'],
    ours: 'Ciao! Il check-in è dalle 15:00.',
    isSilent: false,
    theirs: 'Il check-in è dalle 16:00. A presto!',
  })
  expect(judged.reasons).toEqual([
    {
      code: 'other_value',
      topic: 'checkIn',
      ours: ['Il check-in è dalle 15:00.'],
      theirs: ['Il check-in è dalle 16:00.'],
    },
  ])
})

test('a fact is the same in whatever order PostgreSQL gives its parts', () => {
  const sentence = 'Gli animali sono ammessi.'
  const [read] = readText(sentence, { kind: 'note', name: 'additionalInfo' })
  if (read === undefined) throw new Error('not read')
  const value = Object.fromEntries(Object.entries(read.value).toReversed()) as typeof read.value
  const known = new Map([[sentence, { ...read, value }]])
  const both = { ...nothing, known, asked: ['pets'], isSilent: false }
  expect(compareAnswers({ ...both, ours: sentence, theirs: sentence }).verdict).toBe('same')
})

test('where the guest asked nothing, what the host says of a house is no answer to compare with', () => {
  const judged = compareAnswers({
    ...nothing,
    ours: '',
    isSilent: true,
    theirs: 'Buon viaggio! La cassaforte è aperta.',
  })
  expect(judged).toMatchObject({ verdict: 'not_comparable', reasons: [{ code: 'says_nothing' }] })
})
