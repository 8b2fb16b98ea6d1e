import { describe, expect, it } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from '#workflows/domain/proof/alignment/is-told.fixture.ts'

type Case = [note: string, in_: DraftLanguage, right: string, lie: string, said: DraftLanguage]

/** A note, what it tells in another language, and the same with one word that it does not tell. */
const CASES: Case[] = [
  [
    'Bitte die Heizung beim Verlassen ausschalten.',
    'de',
    'Please switch off the heating.',
    'Please switch on the heating.',
    'en',
  ],
  ['Please lock up the bikes.', 'en', 'Bitte die Fahrräder abschließen.', 'Bitte die Fahrräder aufschließen.', 'de'],
  ['La piscina è tiepida.', 'it', 'La piscine est tiède.', 'La piscine est froide.', 'fr'],
  ['La piscina è poco profonda.', 'it', 'Der Pool ist seicht.', 'Der Pool ist tief.', 'de'],
  [
    'The stairs are steep and slippery.',
    'en',
    'Le scale sono ripide e scivolose.',
    'Le scale sono ripide e buie.',
    'it',
  ],
  ['Die Terrasse ist sonnig.', 'de', 'La terraza es soleada.', 'La terraza es sombreada.', 'es'],
  ['El jardín está a la sombra.', 'es', 'Ogród jest zacieniony.', 'Ogród jest słoneczny.', 'pl'],
  ['Il letto è duro.', 'it', 'The bed is hard.', 'The bed is soft.', 'en'],
  ['Le lit est confortable.', 'fr', 'Het bed is comfortabel.', 'Het bed is hard.', 'nl'],
  ['A cozinha foi renovada.', 'pt', 'Die Küche wurde renoviert.', 'Die Küche ist alt.', 'de'],
  ['Wi-Fi jest szybkie.', 'pl', 'Le Wi-Fi est rapide.', 'Le Wi-Fi est lent.', 'fr'],
  [
    'Empty the bin before departure.',
    'en',
    'Videz la poubelle avant le départ.',
    'Lavez la poubelle avant le départ.',
    'fr',
  ],
  ['De bushalte ligt tegenover.', 'nl', 'The bus stop is opposite.', 'The bus stop is downstairs.', 'en'],
  [
    'La lavatrice è al piano di sotto.',
    'it',
    'A máquina de lavar roupa é no andar de baixo.',
    'A máquina de lavar roupa é no andar de cima.',
    'pt',
  ],
  [
    'Hang the towels on the terrace.',
    'en',
    'Appendete gli asciugamani sulla terrazza.',
    'Gettate gli asciugamani sulla terrazza.',
    'it',
  ],
  [
    'Sauna bitte nach Gebrauch lüften.',
    'de',
    'Please air the sauna after use.',
    'Please heat the sauna after use.',
    'en',
  ],
  ['Los perros deben dormir en la cocina.', 'es', 'Psy mogą spać w kuchni.', 'Psy mogą spać w ogrodzie.', 'pl'],
  [
    'De sauna wordt elektrisch verwarmd.',
    'nl',
    'Sauna jest ogrzewana elektrycznie.',
    'Sauna jest ogrzewana gazem.',
    'pl',
  ],
  [
    'Das Wohnzimmer ist hell und geräumig.',
    'de',
    'Le salon est lumineux et spacieux.',
    'Le salon est sombre et spacieux.',
    'fr',
  ],
  [
    'Le balcon donne sur le lac.',
    'fr',
    'Der Balkon geht auf den See hinaus.',
    'Der Balkon geht auf das Meer hinaus.',
    'de',
  ],
  ['Der Aufzug funktioniert nicht.', 'de', 'El ascensor no funciona.', 'El ascensor funciona.', 'es'],
  ['The bus rarely runs.', 'en', "L'autobus passa raramente.", "L'autobus passa spesso.", 'it'],
  ['Spare blankets in the wardrobe.', 'en', 'Zapasowe koce są w szafie.', 'Jednorazowe koce są w szafie.', 'pl'],
  ['A churrasqueira é limpa por nós.', 'pt', 'The grill is clean.', 'The grill is dirty.', 'en'],
  ['Les escaliers mènent à la plage.', 'fr', 'La escalera lleva a la playa.', 'La escalera lleva al lago.', 'es'],
  [
    'Il fornaio consegna a domicilio il pane fresco.',
    'it',
    'The baker delivers fresh rolls.',
    'The baker bakes fresh rolls.',
    'en',
  ],
  [
    'Prosimy podlewać ogród wieczorem.',
    'pl',
    'Bitte den Garten abends gießen.',
    'Bitte den Garten morgens gießen.',
    'de',
  ],
  [
    'Dogs must be kept on a lead in the garden.',
    'en',
    'W ogrodzie psy na smyczy.',
    'W ogrodzie psy pod nadzorem.',
    'pl',
  ],
  [
    'Il letto è già preparato, il divano letto è estraibile.',
    'it',
    'Das Schlafsofa ist ausziehbar.',
    'Das Schlafsofa ist klappbar.',
    'de',
  ],
  ['Couvrez le jacuzzi après usage.', 'fr', 'Cover the hot tub after use.', 'Fill the hot tub after use.', 'en'],
  ['Wir holen euch am Bahnhof ab.', 'de', 'We pick you up at the station.', 'We deliver at the station.', 'en'],
]

describe('what is done and how things are is told in another language', () => {
  it.each(CASES)('%s (%s): %s', (note, noteLanguage, right, _, language) => {
    expect(isTold([note, noteLanguage], [right, language])).toBe(true)
  })
})

describe('one word that the note does not tell is not told', () => {
  it.each(CASES)('%s (%s), not %s: %s', (note, noteLanguage, _, lie, language) => {
    expect(isTold([note, noteLanguage], [lie, language])).toBe(false)
  })
})
