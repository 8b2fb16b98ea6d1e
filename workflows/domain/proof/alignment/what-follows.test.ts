import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from './is-told.fixture.ts'

type Case = [note: string, noteIn: DraftLanguage, saidIn: DraftLanguage, right: string | null, lie: string]

/** What a note says in another form, or has follow from it; and what is as near and does not. */
const CASES: Case[] = [
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
