import { moreTopicsEn, topicsEn } from '#workflows/domain/sentences/en/topics.ts'
import { moreTopicsIt, topicsIt } from '#workflows/domain/sentences/it/topics.ts'

/** What drafts of before called topics, where their names are others. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  checkIn: ['l’orario di check-in'],
  checkOut: ['l’orario di check-out'],
  lateCheckOut: ['la partenza più tardi', 'a later check-out'],
  luggage: ['il deposito bagagli', 'the luggage storage'],
  parking: ['il posto auto', 'the parking space'],
  charging: ['la colonnina per auto elettriche', 'the charging point for electric cars'],
  transport: ['la fermata più vicina', 'the nearest stop'],
  swimCap: ['la cuffia in piscina', 'swimming caps'],
  inflatables: ['i gonfiabili in piscina', 'inflatables in the pool'],
  linen: ['la biancheria da letto'],
  smoking: ['il fumo'],
  quietHours: ['gli orari di silenzio', 'the quiet hours'],
  quiet: ['quanto è tranquilla la zona'],
  crib: ['il lettino per bambini'],
  guests: ['il numero di ospiti', 'the number of guests'],
  size: ['le dimensioni'],
  supermarket: ['il supermercato più vicino', 'the nearest supermarket'],
  restaurant: ['il ristorante più vicino', 'the nearest restaurant'],
  beach: ['la spiaggia più vicina', 'the nearest beach'],
  sights: ['cosa vedere', 'what to see'],
  mosquitoes: ['le zanzariere', 'mosquito nets'],
  contact: ['il contatto', 'the contact'],
  links: ['il link', 'the link'],
  other: ['il resto', 'the rest'],
  earlyCheckIn: ['an earlier arrival'],
  lateArrival: ['a late arrival'],
  coffee: ['the coffee'],
}

/** A model writes a code as it likes: `check-in`, `late_check_out`, `Wi-Fi`. */
const fold = (words: string) => words.toLowerCase().replaceAll(/[-_\s'’]/gu, '')
const inWords = (code: string) => code.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital}`)

const NAMES = [topicsIt, moreTopicsIt, topicsEn, moreTopicsEn]
const CODES: ReadonlyMap<string, string> = new Map(
  [
    ...Object.keys(topicsEn)
      .concat(Object.keys(moreTopicsEn))
      .map((code): [string, string] => [inWords(code), code]),
    ...Object.entries(FORMER).flatMap(([code, names]) => names.map((name): [string, string] => [name, code])),
    ...NAMES.flatMap((names) => Object.entries(names).map(([code, name]): [string, string] => [name, code])),
  ].map(([name, code]) => [fold(name), code]),
)

/** The code of a topic that was kept in the words of either language; anything else, as a guest's own words, stays as it is. */
export const topicCode = (topic: string): string => CODES.get(fold(topic)) ?? topic
