import { describe, expect, it } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from './is-told.fixture.ts'

type Case = [source: string, in_: DraftLanguage, sentence: string, said: DraftLanguage]

const STATIONS = 'Nearest stations: Camden Road (Overground) 4 min walk, Camden Town (Northern line) 9 min walk.'
const TOWELS = 'Two bath towels and one hand towel per person.'
const ARRIVAL = 'Anreise ab 14 Uhr, samstags erst ab 16 Uhr.'
const SHOP = 'Playa Burriana a 700 m. Mercadona a 1,2 km (cierra los domingos).'
const SHEETS = 'Draps fournis. Serviettes non fournies, en location 6 € par personne.'

const SWITCHES = 'The left switch is for the terrace, the right one for the garden.'
const KEYS = 'Der große Schlüssel ist für die Garage, der kleine für den Keller.'

describe('a sentence is proved by one of the host’s in another language', () => {
  it.each<Case>([
    [STATIONS, 'en', 'Camden Town est à 9 minutes à pied.', 'fr'],
    [TOWELS, 'en', 'Er zijn twee badhanddoeken en één handdoek per persoon.', 'nl'],
    [ARRIVAL, 'de', 'On Saturdays you can check in from 4 pm.', 'en'],
    [SHOP, 'es', 'Mercadona jest 1200 m od domu, w niedziele jest zamknięta.', 'pl'],
    [SHEETS, 'fr', 'Gli asciugamani si possono noleggiare a 6 € a persona.', 'it'],
    [SWITCHES, 'en', 'Der rechte Schalter ist für den Garten.', 'de'],
    [KEYS, 'de', 'The small key is for the cellar.', 'en'],
    ['Keine Mikrowelle, Aufzug vorhanden.', 'de', 'There is no microwave.', 'en'],
  ])('%s (%s): %s', (note, noteIn, sentence, saidIn) => {
    expect(isTold([note, noteIn], [sentence, saidIn])).toBe(true)
  })
})

describe('one relation that is another proves nothing', () => {
  it.each<Case>([
    [STATIONS, 'en', 'Camden Road est à 9 minutes à pied.', 'fr'],
    [TOWELS, 'en', 'Er zijn één badhanddoek en twee handdoeken per persoon.', 'nl'],
    [ARRIVAL, 'de', 'On Saturdays you can check in from 2 pm.', 'en'],
    [ARRIVAL, 'de', 'You can check in until 2 pm.', 'en'],
    [SHOP, 'es', 'Mercadona jest 700 m od domu.', 'pl'],
    [SHOP, 'es', 'Mercadona jest otwarta w niedziele.', 'pl'],
    [SHEETS, 'fr', 'Le lenzuola e gli asciugamani si possono noleggiare a 6 € a persona.', 'it'],
    [SHEETS, 'fr', 'Gli asciugamani si possono noleggiare a 6 € a soggiorno.', 'it'],
    [SWITCHES, 'en', 'Der rechte Schalter ist für die Terrasse.', 'de'],
    [KEYS, 'de', 'The small key is for the garage.', 'en'],
    ['Dishwasher, oven, microwave.', 'en', 'Non ci sono microonde e lavastoviglie.', 'it'],
    ['Kleine Hunde willkommen.', 'de', 'Dogs are welcome.', 'en'],
    ['Das Freibad im Dorf ist 2 km entfernt.', 'de', 'There is a pool.', 'en'],
    ['Fahrräder können im Keller abgestellt werden.', 'de', 'Les vélos peuvent être rangés dans l’appartement.', 'fr'],
  ])('%s (%s): %s', (note, noteIn, sentence, saidIn) => {
    expect(isTold([note, noteIn], [sentence, saidIn])).toBe(false)
  })
})
