import { describe, expect, it } from 'vitest'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { TABLES } from '#workflows/domain/proof/alignment/words/tables.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { retellSentence } from './retell-sentence.ts'
import { SAYINGS } from './sayings.ts'

const WHOLE: [DraftLanguage, string, DraftLanguage, string][] = [
  ['de', 'Gepäck kann man ab 11 Uhr im Fahrradkeller abstellen.', 'fr', 'bagages: à partir de 11:00, local à vélos'],
  ['nl', 'Borg €200, vrij 5 dagen na vertrek.', 'fr', 'caution: 200 €, débloquée, 5 jours après départ'],
  [
    'nl',
    'Ontbijt €14 p.p., bestellen uiterlijk 20:00; niet op maandag.',
    'de',
    'Frühstück: 14 € pro Person, bestellen, bis 20:00 Uhr, Montag: leider nicht',
  ],
  ['it', 'Traghetto per Maderno a 10 min a piedi.', 'fr', 'ferry Maderno: 10 minutes à pied'],
  ['es', 'Restaurante La Abadía a 3 km.', 'pt', 'restaurante La Abadía: 3 km'],
  ['it', 'Gatti no, mi dispiace.', 'en', 'cats: sorry, no'],
  [
    'de',
    'Storno: bis 60 Tage vorher kostenlos, danach 90 %.',
    'en',
    'cancellation: up to 60 days before free of charge, after 90%',
  ],
  ['pt', 'Metro São Bento a 8 minutos a pé.', 'pl', 'metro São Bento: 8 min pieszo'],
  ['de', 'REWE 200 m, bis 22 Uhr, sonntags zu.', 'nl', 'REWE: 200 m, tot 22:00 uur, zondag, gesloten'],
  ['en', 'Max 4 people, no dogs.', 'it', 'fino a 4 persone, cani: purtroppo no'],
]

/** Figures that the note writes in words, or without their unit. */
const IN_WORDS: typeof WHOLE = [
  ['nl', 'Parkeren betaald ma-za 9-23 uur.', 'en', 'parking: pay, Monday to Saturday from 09:00 until 23:00'],
]

describe('a sentence of a note', () => {
  it.each([...WHOLE, ...IN_WORDS])('in %s, %s, is told in %s', (from, sentence, to, told) => {
    expect(retellSentence(sentence, [from, to])).toMatchObject({ text: told, isWhole: true })
  })

  it.each<[DraftLanguage, string, string]>([
    ['en', 'Arrival from 4 to 8pm.', 'Check-in: ab 16:00 Uhr bis 20:00 Uhr'],
    ['en', 'Arrival from 10 to 2pm.', 'Check-in: ab 10:00 Uhr bis 14:00 Uhr'],
    ['it', 'Arrivo dalle 16 alle 20.', 'Check-in: ab 16:00 Uhr bis 20:00 Uhr'],
    ['de', 'Anreise 16 bis 20 Uhr.', 'Check-in: ab 16:00 Uhr bis 20:00 Uhr'],
  ])('in %s, %s, knows an hour without its unit', (from, sentence, told) => {
    expect(retellSentence(sentence, [from, 'de'])?.text).toBe(told)
  })

  it.each<[DraftLanguage, string, string | null]>([
    ['it', 'Il posto auto è gratis se lo chiedete prima.', null],
    ['de', 'Früher anreisen nur wenn am Vortag keiner da war.', null],
    ['en', 'You must not touch the boiler.', null],
    ['en', 'Not more than two dogs.', null],
    ['en', 'Full refund up to 42 days before, half up to 14 days, after that nothing.', null],
    ['en', 'The gate opens with [[secret:gate_code]].', null],
  ])('in %s, %s, is left to the host where a word may turn it', (from, sentence, told) => {
    expect(retellSentence(sentence, [from, 'fr'])?.text ?? null).toBe(told)
  })

  it.each<[DraftLanguage, string, string]>([
    ['it', 'Il parcheggio costa 10 €, ma solo se avvisate prima.', 'parking: 10 € (sous conditions)'],
    ['en', 'Sauna 10 € per hour, unless you book the whole day.', 'sauna: 10 € par heure (sous conditions)'],
    ['nl', 'Handdoeken €6 per persoon, anders zelf meenemen.', 'serviettes: 6 € par personne (sous conditions)'],
  ])('in %s, %s, is told with the word that it is limited', (from, sentence, told) => {
    expect(retellSentence(sentence, [from, 'fr'])).toMatchObject({ text: told, isWhole: false })
  })

  it.each<[DraftLanguage, string, DraftLanguage, string]>([
    ['de', 'Waschmaschine 4 €, am Sonntag nicht waschen.', 'es', 'lavadora: 4 €, domingo, lavar: lo siento, no'],
    ['en', 'Final cleaning is not mandatory.', 'de', 'Endreinigung: nicht verpflichtend'],
    ['nl', 'Roken mag nergens.', 'it', 'fumare: purtroppo no'],
    [
      'fr',
      'Navette gratuite du 15 décembre au 15 avril seulement.',
      'en',
      'shuttle: free of charge, only from 15 December until 15 April',
    ],
    [
      'es',
      'Los domingos sólo abre el Consum, de 9 a 15.',
      'nl',
      'zondag: alleen geopend, Consum, vanaf 09:00 uur tot 15:00 uur',
    ],
    ['nl', 'De sauna is open van november tot en met februari.', 'it', 'sauna: aperto, novembre fino a febbraio'],
    ['en', 'Heating from 6 to 9am and 5 to 10pm.', 'it', 'riscaldamento: da 06:00 fino a 09:00, da 17:00 fino a 22:00'],
    ['en', 'Co-op 150 yards.', 'pl', 'Co-op: 137,16 m'],
    [
      'it',
      'Una quinta persona dorme sul divano letto in soggiorno, 18 € a notte.',
      'pt',
      'pessoas (5): dormir, sofá-cama: sala, 18 € por noite',
    ],
    ['fr', 'Le chien dort dans la grange, jamais dans la chambre.', 'en', 'dogs: barn, never bedroom'],
  ])('in %s, %s, has its days, its only and its no in their places', (from, sentence, to, told) => {
    expect(retellSentence(sentence, [from, to])?.text).toBe(told)
  })

  it('tells meanings of all the tables that a list can name, and what is called after one by its name', () => {
    const named = TABLES.things.flatMap((table) =>
      table
        .trim()
        .split('\n')
        .map((row) => row.split(' | ')[0]?.trim() ?? ''),
    )
    const unsaid = [...new Set(named)].filter((name) => !SAYINGS.has(name))
    expect(unsaid.length / new Set(named).size).toBeLessThan(0.25)
    expect(retellSentence('Restaurante El Faro a 2 km.', ['es', 'de'])?.text).toBe('Restaurant El Faro: 2 km')
  })

  it('leaves out a word that is known to nobody, and is not whole then', () => {
    expect(retellSentence('Sauna im Schnurpelgarten 10 € pro Stunde.', ['de', 'en'])).toMatchObject({
      text: 'sauna: €10 per hour',
      isWhole: false,
    })
  })

  it('is not whole where something that opens the house was left out', () => {
    expect(retellSentence('Chiavi nella cassetta grigia [[secret:key_place]]!', ['it', 'nl'])).toMatchObject({
      text: 'sleutels, sleutelkluisje: grijs',
      isWhole: false,
    })
  })

  it('tells nothing of what opens the house', () => {
    const told = retellSentence('Schlüssel im Schlüsselkasten neben der Tür (Code [[secret:door_code]]).', ['de', 'en'])
    expect(told?.text).toBe('keys, key box: next to door')
  })

  it.each(DRAFT_LANGUAGES)('has the same figures in %s', (to) => {
    for (const [from, sentence] of WHOLE) {
      const figures = (text: string, language: DraftLanguage) =>
        readPieces(text, kitOf(language)).flatMap(({ values }) => values.map(({ kind, key }) => `${kind} ${key}`))
      expect(figures(retellSentence(sentence, [from, to])?.text ?? '', to)).toEqual(figures(sentence, from))
    }
  })
})

it.each([...SAYINGS])('%s is said in every language', (_, words) => {
  expect(words).toHaveLength(DRAFT_LANGUAGES.length)
  expect(words.filter((word) => word === '' || word.includes('*'))).toEqual([])
})

it.each<[DraftLanguage, DraftLanguage, string, string]>([
  ['de', 'it', 'Bettwäsche u. Geschirrtücher inkl.', 'lenzuola e strofinacci: incluso nel prezzo'],
  ['pl', 'en', 'jacuzzi czynne do godz. 21, max 4 os.', 'hot tub: open until 21:00, up to 4 people'],
])('words cut short are told in full: %s to %s, %s', (from, to, note, told) => {
  expect(retellSentence(note, [from, to])?.text).toBe(told)
})

it.each<[string, RegExp]>([
  ['Das Floß liegt fest am Ufer, Ausfahrten gibt es nicht', /part(?:y|ies)/],
  ['Heizung in allen Räumen', /snow/],
])('a German word is read as its capital says: %s', (note, wrong) => {
  expect(retellSentence(note, ['de', 'en'])?.text ?? '').not.toMatch(wrong)
})
