import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from './is-told.fixture.ts'

type Case = [note: string, noteIn: DraftLanguage, saidIn: DraftLanguage, right: string | null, lie: string]

/** What a reply may say of a note, and what differs by one relation: a condition left out, a value of another thing, a quantity. */
const CASES: Case[] = [
  ['Arrivée de 16 h à 20 h, après 20 h il y a un supplément de 20 €.', 'fr', 'it', null, 'Potete arrivare dopo le 20.'],
  [
    'Un cane fino a 10 kg è benvenuto, 25 € per tutto il soggiorno.',
    'it',
    'en',
    'A dog up to 10 kg is welcome, 25 € per stay.',
    'A dog is welcome, 25 € per stay.',
  ],
  [
    'Cauzione 100 € sulla carta, si sblocca 48 ore dopo la partenza.',
    'it',
    'de',
    'Die Kaution beträgt 100 € auf der Karte und wird 48 Stunden nach der Abreise freigegeben.',
    'Die Kaution beträgt 100 € und wird 48 Stunden nach der Anreise freigegeben.',
  ],
  [
    'Lenzuola e asciugamani sono compresi; i teli da mare no.',
    'it',
    'en',
    'Sheets and towels are included.',
    'Sheets and beach towels are included.',
  ],
  [
    'Waschmaschine im Keller 4 € pro Ladung, Trockner 3 €.',
    'de',
    'fr',
    'Le sèche-linge coûte 3 €.',
    'Le sèche-linge coûte 4 €.',
  ],
  ['Am Stadel hängt eine Wallbox mit 11 kW, 0,45 € pro kWh.', 'de', 'en', null, 'The wallbox costs 0.45 € per hour.'],
  [
    'Zwei E-Bikes für 20 € am Tag das Stück, Kinderanhänger gratis dazu, Helme haben wir keine.',
    'de',
    'nl',
    'We hebben twee e-bikes voor €20 per dag per stuk.',
    'Helmen krijg je er gratis bij.',
  ],
  ['Der erste Korb Holz ist frei, jeder weitere kostet 6 €.', 'de', 'en', null, 'Firewood is free.'],
  [
    'There is a wood stove: one basket of logs is included, further baskets are £8.',
    'en',
    'en',
    null,
    'Logs are included.',
  ],
  [
    'Hot tub from 3pm to 9pm, £20 per day.',
    'en',
    'es',
    'El jacuzzi cuesta 20 £ por día.',
    'El jacuzzi cuesta 20 £ por estancia.',
  ],
  [
    'Sauna de 17 h à 21 h, 10 € la séance.',
    'fr',
    'en',
    'The sauna is from 5 pm to 9 pm.',
    'The sauna costs 10 € a day.',
  ],
  [
    'La navette gratuite passe toutes les 20 minutes, du 15 décembre au 15 avril seulement.',
    'fr',
    'it',
    null,
    'La navetta gratuita passa ogni 20 minuti.',
  ],
  [
    'Les draps sont en option, 14 € par lit, les serviettes 6 € par personne.',
    'fr',
    'en',
    null,
    'Towels are 14 € per person.',
  ],
  [
    'Pas de piscine au chalet, la municipale est à 800 m.',
    'fr',
    'pt',
    'Não há piscina no chalé.',
    'Há uma piscina a 800 m.',
  ],
  [
    'Boulangerie à 400 m dès 7 h, fermée le mercredi.',
    'fr',
    'en',
    'The bakery is 400 m away.',
    'The bakery is open on Wednesdays.',
  ],
  [
    'Bedlinnen kost €11 per persoon, handdoeken €5 per persoon.',
    'nl',
    'pl',
    'Ręczniki kosztują 5 € od osoby.',
    'Ręczniki kosztują 11 € od osoby.',
  ],
  [
    'De wasmachine staat in de schuur en is gratis, een droger is er niet.',
    'nl',
    'it',
    'La lavatrice è nella rimessa ed è gratuita.',
    'L’asciugatrice è nella rimessa ed è gratuita.',
  ],
  [
    'Om 11 uur moet iedereen eruit, maar tassen mogen tot 17 uur in de schuur blijven staan.',
    'nl',
    'en',
    'Luggage can stay in the shed until 5 pm.',
    'Luggage can stay in the shed until 11 am.',
  ],
  [
    'Airco is er niet, wel ventilatoren boven.',
    'nl',
    'en',
    'There is no air conditioning.',
    'There is air conditioning upstairs.',
  ],
  [
    'The bathroom is shared and Joe has it from 7 to 7.40 on weekdays.',
    'en',
    'es',
    'El baño es compartido.',
    'El baño es privado.',
  ],
  [
    'Washing machine on Saturdays and Sundays only, £3 a load.',
    'en',
    'de',
    null,
    'Die Waschmaschine kostet 3 £ pro Ladung.',
  ],
  [
    'Mercadona a 2,8 km, de lunes a sábado de 9 a 21:30.',
    'es',
    'nl',
    'Mercadona ligt op 2,8 km.',
    'Mercadona ligt op 9 km.',
  ],
  [
    'Aeropuerto de Alicante a 95 km, taxi unos 130 €.',
    'es',
    'pt',
    'Um táxi do aeroporto de Alicante custa cerca de 130 €.',
    'Um táxi do aeroporto de Alicante custa 95 €.',
  ],
  [
    'Sábanas y toallas incluidas; las de piscina 3 € cada una.',
    'es',
    'de',
    'Bettwäsche und Handtücher sind inklusive.',
    'Bettwäsche und Handtücher kosten 3 € pro Person.',
  ],
  ['Desayunos: 14 € por persona, mínimo ocho personas.', 'es', 'en', null, 'Breakfast is 14 € per person.'],
  [
    'Colazione 12 € a persona, da ordinare entro le 20, minimo due persone.',
    'it',
    'es',
    null,
    'El desayuno cuesta 12 € por persona.',
  ],
  [
    'Early arrival from 1pm for £25, not on Saturdays.',
    'en',
    'fr',
    'L’arrivée anticipée est possible dès 13 h pour 25 £, pas le samedi.',
    'L’arrivée anticipée est possible le samedi dès 13 h pour 25 £.',
  ],
  ['One bath towel and two hand towels per person.', 'en', 'nl', null, 'Er zijn twee badhanddoeken per persoon.'],
  [
    'Das Restaurant ist 500 m entfernt, montags geschlossen.',
    'de',
    'it',
    'Il ristorante è a 500 m.',
    'Il ristorante è aperto il lunedì.',
  ],
  ['The beach is 100 m away, pebbles, not sand.', 'en', 'nl', 'Het strand is van kiezels.', 'Het strand is van zand.'],
  ['Cani ammessi, mai sui divani.', 'it', 'en', null, 'Dogs are welcome on the sofas.'],
  [
    'L’alimentari apre dal lunedì al sabato dalle 8 alle 13.',
    'it',
    'nl',
    'De winkel is open op maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag van 8 tot 13 uur.',
    'De winkel is open op maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag van 8 tot 13 uur.',
  ],
  [
    'Das Schwimmbad der Gemeinde ist von Mai bis September geöffnet, 3 km.',
    'de',
    'en',
    'The pool is 3 km away.',
    'There is a pool, open from May to September.',
  ],
  ['Il ferro da stiro è dalla vicina.', 'it', 'fr', null, 'Il y a un fer à repasser dans l’appartement.'],
  [
    'Het ontbijt is niet inbegrepen, het café aan de overkant serveert het vanaf 8:30.',
    'nl',
    'nl',
    'Het café aan de overkant serveert ontbijt vanaf 8:30 uur.',
    'Het café aan de overkant serveert ontbijt vanaf 7:30 uur.',
  ],
]

test.each(CASES.filter(([, , , right]) => right !== null))('%s (%s) says (%s): %s', (note, noteIn, saidIn, right) => {
  expect(isTold([note, noteIn], [right ?? '', saidIn])).toBe(true)
})

test.each(CASES)('%s (%s) does not say (%s), %s: %s', (note, noteIn, saidIn, _, lie) => {
  expect(isTold([note, noteIn], [lie, saidIn])).toBe(false)
})
