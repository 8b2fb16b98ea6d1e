import { describe, expect, it } from 'vitest'
import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from '#workflows/domain/proof/alignment/is-told.fixture.ts'
import { unprovenOfNote } from './proof-of-note.fixture.ts'

type Case = [note: string, noteIn: DraftLanguage, saidIn: DraftLanguage, right: string | null, lie: string | null]

/** Notes as hosts in a hurry write them, what follows from them, and what differs from that by one relation. */
const CASES: Case[] = [
  // A small character begins a sentence.
  ['Kitchen has oven, hob. no microwave', 'en', 'es', 'No hay microondas.', 'Hay microondas.'],
  ['Perros sí, máx dos, 5 € por perro. gatos no', 'es', 'fr', null, 'Les chats sont acceptés.'],
  // Days and words cut short, hours without a word.
  [
    'Supermarkt Budni 150 m Mo-Sa 8-21',
    'de',
    'pt',
    'O supermercado Budni está aberto de segunda a sábado, das 8h às 21h.',
    'O supermercado Budni está aberto de segunda a sábado, das 7h às 21h.',
  ],
  [
    'Konzum a 350 m, 7-21 dom 7-13',
    'it',
    'pl',
    'W niedzielę Konzum jest otwarty od 7:00 do 13:00.',
    'W niedzielę Konzum jest otwarty od 7:00 do 21:00.',
  ],
  ['Parkhaus 400 m, 18 Euro/Tag', 'de', 'en', 'The car park costs 18 euros per day.', 'The car park costs 18 euros.'],
  // Each thing has its own answer.
  ['lavatrice sì asciugatrice no', 'it', 'nl', 'Er is een wasmachine.', 'Er is een droger.'],
  ['Aria condizionata? no, ma ventilatori', 'it', 'es', 'No hay aire acondicionado.', 'Hay aire acondicionado.'],
  ['2 cunas sin costo', 'es', 'pt', 'Há dois berços, sem custo.', 'Não há berços.'],
  // A place that is denied of the first thing of a sentence.
  [
    'Wi-Fi in casa ok, in piscina no. Piscina 10x5',
    'it',
    'pl',
    'Wifi działa w domu.',
    'Wifi działa w domu i przy basenie.',
  ],
  ['Wifi 100 megas, arriba llega flojo', 'es', 'fr', null, 'Le wifi fonctionne parfaitement en haut.'],
  // Two ends of one span, two figures of two things.
  ['Heating on a timer 6-9 and 17-22', 'en', 'de', null, 'Die Heizung läuft von 6 bis 22 Uhr.'],
  ['U-Bahn U2 6 Min zu Fuß, Hbf 15 min', 'de', 'pl', null, 'Stacja metra U2 jest 15 minut pieszo.'],
  ['Heizung nachts aus von 23-6', 'de', 'pl', null, 'Ogrzewanie działa w nocy, od 23 do 6.'],
  // Who pays nothing is told so.
  [
    'taxe de séjour 1,10 €/nuit/adulte, enfants exonérés',
    'fr',
    'nl',
    null,
    'De toeristenbelasting is 1,10 € per nacht, ook voor kinderen.',
  ],
  ['Rozkładana sofa w salonie (liczy się w 9)', 'pl', 'fr', null, 'Pour 9 personnes, plus le canapé-lit du salon.'],
  // What stands bare in a row is where the last of it is.
  [
    'Papier im Hof, Glas in den Container an der Ecke',
    'de',
    'en',
    'Paper goes into the yard.',
    'Glass and paper go into the yard.',
  ],
  ['Ferro e asse nell’armadio', 'it', 'en', 'The iron is in the wardrobe.', 'The iron is in the cellar.'],
  ['Rauchen nur an Deck.', 'de', 'de', 'Rauchen nur an Deck, drinnen bitte nicht.', 'Rauchen auch drinnen.'],
  [
    'Arrivée au plus tard à 19h',
    'fr',
    'de',
    'Bitte kommen Sie bis spätestens 19:00 Uhr an.',
    'Bitte kommen Sie ab 19:00 Uhr an.',
  ],
  ['AC en las 8 recámaras', 'es', 'nl', null, 'Er is airconditioning om 8 uur.'],
  ['cenote Zací a 1.2 km', 'es', 'pl', 'Do cenoty Zací jest 1,2 km.', 'Do cenoty Zací jest 12 km.'],
  [
    'Hunde ja, Katzen nicht',
    'de',
    'es',
    'Los gatos, en cambio, no se admiten.',
    'Los perros, en cambio, no se admiten.',
  ],
]

describe('of a note as hosts in a hurry write it', () => {
  it.each(CASES)('%s', (note, noteIn, saidIn, right, lie) => {
    if (right !== null) expect(isTold([note, noteIn], [right, saidIn], EVERYDAY), right).toBe(true)
    if (lie !== null) expect(isTold([note, noteIn], [lie, saidIn], EVERYDAY), lie).toBe(false)
  })
})

describe('what single facts or the host’s own words would prove', () => {
  it.each<[note: string, reply: string, language: DraftLanguage]>([
    ['Müll: Papier im Hof, Glas in den Container an der Ecke', 'Glas und Papier kommen in den Hof.', 'de'],
    [
      'supermarkt AH 1,8 km 8-21 zo 10-18. bakker op camping alleen weekend en vakanties',
      'Le supermarché est ouvert le dimanche de 8h à 21h.',
      'fr',
    ],
    // That animals live there lets in none of a guest's; that dogs may come lets in no cat.
    ['temos 2 gatos e 1 cão no terreiro, são meigos', 'I gatti sono i benvenuti.', 'it'],
    ['tenemos 3 caballos, los peques pueden darles zanahorias', 'Horses can stay here.', 'en'],
    ['Am Hof lebt Kater Moritz. Hund ja, 5 Euro/Tag', 'Katzen sind erlaubt.', 'de'],
  ])('%s: %s is held', (note, reply, language) => {
    expect(unprovenOfNote(note, reply, language)).toEqual([reply])
  })
})
