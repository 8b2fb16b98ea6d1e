import { expect, test } from 'vitest'
import { NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { factsOfProperty } from '#workflows/domain/facts/facts-of-property.ts'
import { proveReply } from '#workflows/domain/proof/prove-reply.ts'
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
    'Un aspirapolvere c’è, la stufa a pellet si paga a consumo.',
    'it',
    'en',
    'The pellet stove is not included.',
    'The pellet stove is included.',
  ],
  ['El detergente no está incluido.', 'es', 'de', 'Bitte Waschmittel mitbringen.', 'Waschmittel ist inklusive.'],
  [
    'Kurtaxe: bis 4 Jahre zahlen Kinder nichts.',
    'de',
    'fr',
    'La taxe de séjour est gratuite pour les enfants jusqu’à 4 ans.',
    'La taxe de séjour est gratuite pour les enfants jusqu’à 14 ans.',
  ],
  ['The ferry leaves every hour.', 'en', 'es', 'Hay un ferry cada hora.', 'Hay un ferry cada media hora.'],
  [
    'The sauna is open from May to September.',
    'en',
    'nl',
    'De sauna is tussen mei en september open.',
    'De sauna is tussen mei en oktober open.',
  ],
  ['Il mercato è giovedì mattina.', 'it', 'nl', 'De markt is op donderdagochtend.', 'De markt is op donderdagavond.'],
  [
    'The buses only run on weekdays.',
    'en',
    'fr',
    'Les bus ne circulent qu’en semaine.',
    'Les bus ne circulent que le week-end.',
  ],
  [
    'The flat is for four people at most.',
    'en',
    'pt',
    'O apartamento é para quatro pessoas, no máximo.',
    'O apartamento é para cinco pessoas, no máximo.',
  ],
  [
    'Las tres habitaciones tienen aire acondicionado.',
    'es',
    'de',
    'Alle drei Schlafzimmer haben eine Klimaanlage.',
    'Alle vier Schlafzimmer haben eine Klimaanlage.',
  ],
  [
    'Il battello per Como parte dal pontile.',
    'it',
    'en',
    'The ferry to Como leaves from the jetty.',
    'The ferry to Lecco leaves from the jetty.',
  ],
  [
    'Supermarket 500 m away, closed on Sundays.',
    'en',
    'it',
    'Il negozio è a 500 m.',
    'Il negozio è aperto la domenica.',
  ],
  ['The shop is 200 m away, the supermarket 2 km.', 'en', 'it', 'Il negozio è a 200 m.', 'Il negozio è a 2 km.'],
  ['Pets are not allowed.', 'en', 'fr', 'Les chiens ne sont pas acceptés.', 'Les chiens sont acceptés.'],
  [
    'Limpieza final 60 €, a mitad de la estancia 40 €.',
    'es',
    'pl',
    'Sprzątanie końcowe kosztuje 60 €.',
    'Sprzątanie końcowe kosztuje 40 €.',
  ],
  [
    'Smoking is only allowed on the balcony.',
    'en',
    'de',
    'Auf dem Balkon darf man rauchen.',
    'Im Garten darf man rauchen.',
  ],
  [
    'Ein Aufzug fährt bis zum zweiten Stock.',
    'de',
    'en',
    'The lift only goes up to the second floor.',
    'There is a lift.',
  ],
  [
    'Accettiamo un solo cane, fino a 8 kg.',
    'it',
    'pl',
    'Przyjmujemy tylko jednego psa do 8 kg.',
    'Psy do 8 kg są mile widziane.',
  ],
  [
    'L’umido si ritira lunedì, la plastica il martedì.',
    'it',
    'fr',
    'Le plastique est ramassé le mardi.',
    'Le plastique est ramassé le lundi.',
  ],
  [
    'The shop is 800 m away and open until 22:00, on Sundays until 16:00.',
    'en',
    'pl',
    'W niedziele sklep jest otwarty do 16:00.',
    'W niedziele sklep jest otwarty do 22:00.',
  ],
  [
    'In cucina ci sono piano a induzione e microonde.',
    'it',
    'fr',
    'Il y a une plaque à induction.',
    'Il y a une plaque à induction dans la chambre.',
  ],
  [
    'Fahrräder können im Keller abgestellt werden.',
    'de',
    'fr',
    null,
    'Les vélos peuvent être rangés dans l’appartement.',
  ],
  [
    'Die Straßenbahn hält 100 m vor der Tür.',
    'de',
    'fr',
    'Le tram est à 100 m de la porte.',
    'Le tram est à 200 m de la porte.',
  ],
  [
    'As toalhas de praia alugam-se por 3 euros cada.',
    'pt',
    'fr',
    'Les serviettes de plage se louent 3 euros pièce.',
    'Les serviettes de toilette se louent 3 euros pièce.',
  ],
  [
    'De wifi is snel in de woonkamer, in de tuin werkt hij niet.',
    'nl',
    'es',
    'El wifi es rápido en el salón.',
    'El wifi es rápido en el salón y en el jardín.',
  ],
  [
    'Züge nach Cochem fahren stündlich.',
    'de',
    'en',
    'Trains to Cochem run every hour.',
    'Trains to Cochem run every half hour.',
  ],
  [
    'Frühstück gibt es von 8 bis 10 Uhr.',
    'de',
    'en',
    'Breakfast is served from 8 to 10 am.',
    'Breakfast is served from 7 to 10 am.',
  ],
  ['Das Parken kostet 8 € pro Tag.', 'de', 'en', 'Parking costs 8 € per night.', 'Parking costs 8 € per hour.'],
  [
    'Les draps et les serviettes ne sont pas fournis ; on peut les louer pour 15 euros par personne.',
    'fr',
    'de',
    'Handtücher kann man für 15 Euro pro Person mieten.',
    'Handtücher sind dabei.',
  ],
  [
    'Les draps et les serviettes ne sont pas fournis.',
    'fr',
    'it',
    'Le lenzuola non sono incluse.',
    'Le lenzuola sono incluse.',
  ],
  ['Dogs must stay off the sofas.', 'en', 'it', null, 'Vi chiediamo di tenere i cani sui divani.'],
  [
    'Der Schlüssel liegt bei der Nachbarin Frau Kühn.',
    'de',
    'pt',
    'A chave está com a vizinha, Kühn.',
    'A chave está com a vizinha, Weber.',
  ],
  [
    'The small kitchen has two rings and a fridge.',
    'en',
    'it',
    'Nella piccola cucina ci sono due fornelli e un frigorifero.',
    'Nella piccola cucina ci sono due fornelli e un forno.',
  ],
]

test.each(CASES.filter(([, , , right]) => right !== null))('%s (%s) says (%s): %s', (note, noteIn, saidIn, right) => {
  expect(isTold([note, noteIn], [right ?? '', saidIn])).toBe(true)
})

test.each(CASES)('%s (%s) does not say (%s), %s: %s', (note, noteIn, saidIn, _, lie) => {
  expect(isTold([note, noteIn], [lie, saidIn])).toBe(false)
})

const BARE = {
  ...{ name: 'Casa', address: '', floor: 0, rooms: 0, bathrooms: 0, checkIn: '', checkOut: '' },
  ...{ bookingLink: null, airbnbLink: null },
}

/** A house with a field and a note; who hears of the thing has to hear what the note says of it. */
const saysOf =
  (extras: { key: string; value: boolean }[], additionalInfo: string) => (reply: string, language: DraftLanguage) =>
    proveReply({
      ...{ reply, language, hostTexts: [additionalInfo], guestTexts: [], asks: [], names: new Set<string>() },
      ...{
        facts: factsOfProperty({ ...BARE, extras, additionalInfo }),
        courtesies: new Set<string>(),
        dictionary: NO_DICTIONARY,
      },
    }).unsupported

test.each<[extra: string | null, note: string, reply: string, saidIn: DraftLanguage]>([
  ['Pets Allowed', 'Gli animali piccoli sono ammessi per 10 euro a notte.', 'Gli animali sono ammessi.', 'it'],
  [null, 'Les chiens sont acceptés (un seul, 5 euros par nuit), pas les chats.', 'Honden zijn welkom.', 'nl'],
  [null, 'Einen Aufzug gibt es bis zum zweiten Stock.', "Il y a un ascenseur dans l'immeuble.", 'fr'],
  [
    null,
    'Dogs are welcome at no charge but must not be left alone in the house.',
    'I cani possono restare da soli in casa.',
    'it',
  ],
  [
    null,
    'Street parking needs a permit; we have one permit you can use for free, a second car can go to the Albert Street car park for £7 a day.',
    'Street parking is free.',
    'en',
  ],
  [
    null,
    'O check-in é até às 22:00; depois das 20:00 custa 15 euros.',
    'Le check-in est possible jusqu’à 22h00.',
    'fr',
  ],
  [
    null,
    'Logs for the stove are £6 a bag, the underfloor heating is included.',
    'Brennholz und Heizung sind inklusive.',
    'de',
  ],
  [null, 'Early check-in from 14:00 costs £15.', 'Check-in is possible from 14:00.', 'en'],
])('beside the field %s, ‘%s’ limits ‘%s’', (extra, note, reply, saidIn) => {
  expect(saysOf(extra === null ? [] : [{ key: extra, value: true }], note)(reply, saidIn)).toEqual([reply])
})

test('what a note limits and says is proved, and so is a field that no note limits', () => {
  const says = saysOf([{ key: 'Pets Allowed', value: true }], 'Gli animali piccoli sono ammessi.')
  expect(says('Gli animali piccoli sono ammessi.', 'it')).toEqual([])
  expect(
    saysOf([{ key: 'Pets Allowed', value: true }], 'La piscina è privata.')('Gli animali sono ammessi.', 'it'),
  ).toEqual([])
})
