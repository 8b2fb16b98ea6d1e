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

const BATHROOM = 'The bathroom is shared and Joe has it from 7 to 7.40 on weekdays.'
const EARLY = 'Early arrival from 1pm for £25, not on Saturdays.'
const AIRPORT = 'Aeropuerto de Alicante a 95 km, taxi unos 130 €.'
const DOG = 'Un cane fino a 10 kg è benvenuto, 25 € per tutto il soggiorno.'
const SHED = 'De wasmachine staat in de schuur en is gratis, een droger is er niet.'
const WOOD = 'Pour la cheminée une brouette de bois est offerte, ensuite 9 € le sac.'
const SHUTTLE = 'La navette gratuite passe toutes les 20 minutes, du 15 décembre au 15 avril seulement.'

describe('what a reply says in its own way is told by the same sentence', () => {
  it.each<Case>([
    [BATHROOM, 'en', 'Entre semana Joe lo usa de 7:00 a 7:40.', 'es'],
    [EARLY, 'en', 'L’arrivée anticipée est possible dès 13 h pour 25 £, pas le samedi.', 'fr'],
    [AIRPORT, 'es', 'Um táxi do aeroporto de Alicante custa cerca de 130 €.', 'pt'],
    [SHED, 'nl', 'La lavatrice però è nella rimessa.', 'it'],
  ])('%s (%s): %s', (note, noteIn, sentence, saidIn) => {
    expect(isTold([note, noteIn], [sentence, saidIn])).toBe(true)
  })
})

describe('one relation that is another proves nothing', () => {
  it.each<Case>([
    [BATHROOM, 'en', 'Entre semana Joe lo usa de 7:40 a 8:00.', 'es'],
    [EARLY, 'en', 'L’arrivée anticipée est possible le samedi dès 13 h pour 25 £.', 'fr'],
    [AIRPORT, 'es', 'Um táxi do aeroporto de Alicante custa 95 €.', 'pt'],
    [DOG, 'it', 'A dog is welcome for 25 € per stay.', 'en'],
    [WOOD, 'fr', 'La leña para la chimenea es gratis.', 'es'],
    [SHUTTLE, 'fr', 'La navetta gratuita passa ogni 20 minuti.', 'it'],
    ['Pas de piscine ici, la municipale est à 800 m.', 'fr', 'There is a pool at 800 m.', 'en'],
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
