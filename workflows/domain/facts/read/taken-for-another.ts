import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { readSeason } from './read-seasons.ts'
import { readHours } from './read-times.ts'
import type { Unit } from './split-units.ts'
import { textOf } from './statement.ts'

const IN_KITCHEN = new Set<FactTopic>(
  'oven microwave hob fridge freezer dishwasher coffeeMachine kettle toaster dishes'.split(' ') as FactTopic[],
)

const OUTDOORS =
  /(?<![a-z])(?:garden|lawn|beach|pool|terrace|deck|giardin[oi]|prato|spiaggi[ae]|piscin[ae]|terrazz[aoe]|patio|cortile|fuori|estern[oiae]|all'aperto|davanti|sole|sdrai[oe]|ombrellon[ei]|amac[ah]e?|mare|solarium|bordo)(?![a-z])/
const SNOW =
  /(?<![a-z])(?:ski|skis|skiing|slopes?|snow|pistes?|mountain|valley|summit|gondola|chair|berg|tal|piste|pista|pisten|rodel[a-z]*|neve|monte)(?![a-z])/
const OF_GOODS =
  /(?<![a-z])(?:bottles?|goods|dishes|luggage only|bottiglie|merci|flaschen|speisen|waren|bouteilles|marchandises|botellas|mercancias|flessen|goederen|garrafas?|garrafeira|mercadorias|butel[a-z]*|towar[a-z]*)(?![a-z])/
/** 'In staircase B': the house is reached by another. */
const OF_OTHER_STAIRS =
  /(?<![a-z])(?:(?:in|on|at|nel(?:la)?|im|dans (?:le|l')|en (?:el|la)|no|na|w|in de) ?)(?:the )?(?:other|staircase|block|scala|altra|altro|aufgang|vorderhaus|anderen|autre|escalera|bloque|otr[oa]|ander|outr[oa]|klatce|innym)(?: [a-z])?(?![a-z])/
const BURNS =
  /(?<![a-z])(?:burns?(?: out)?|blows?|trips?|brucia(?:no)?|saltano?|fa saltare|brennt durch|rausfliegen|fliegt raus|sauter?|saute(?:nt)?|grille(?:nt)?|queima(?:m)?|quema(?:n)?|saltan?|doorbranden|brandt door|spali|wybij[a-z]+)(?![a-z])/
/** A plain socket is no charging point. */
const ORDINARY_SOCKET =
  /(?<![a-z])(?:(?:normal|ordinary|household|domestic|standard|regular|3-pin) (?:socket|outlet|plug)|presa (?:normale|di casa|domestica|schuko)|schuko[a-z]*|(?:haushalts|normale) ?steckdose[n]?|t13|t23|prise (?:normale|domestique|ordinaire|classique|standard)|enchufe (?:normal|domestico)|gewoon stopcontact|gewone stekker|tomada (?:normal|domestica)|zwykl[a-z]+ gniazd[a-z]+)(?![a-z])/

/** 'The tap of the bath is broken'. */
const PART_OF =
  /[a-z]{3,} (?:of the|del|della|dell'|dei|des|der|vom|de la|du|van (?:de|het)|do|da|od|on the|no|na|on|auf der|sulla) ?$/
const BROKEN =
  /(?<![a-z])(?:broken|missing|out of order|rott[oaie]|guast[oaie]|kaputt|defekt|fehlt|casse[es]*|manque|rot[oa]s?|falta|kapot|stuk|ontbreekt|quebrad[oa]|partid[oa]|avariad[oa]|zepsut[a-z]*|brakuje)(?![a-z])/

const FOR_HEAT = /(?<![a-z])(?:ogrzew|grzej|grzew|opal|farelk|komin|pal(?:i|ic|imy) )/

type Among = { text: string; topics: ReadonlySet<FactTopic> }

/** Words that name a thing of the house and another one, which what stands around them tells apart. */
const MISTAKEN: Partial<Record<FactTopic, (unit: Unit, among: Among) => boolean>> = {
  // The grill of an oven.
  barbecue: ({ cue, language, after }, { topics, text }) =>
    cue === 'grill' &&
    language !== 'de' &&
    !/garden|outdoor|charcoal|gas grill|deck|patio|terrace|balcon|giardino|tuin|ogrod|ognisk|weg(?:iel|la)/.test(
      `${text}${after}`,
    ) &&
    [...IN_KITCHEN].some((one) => topics.has(one)),
  // In Spanish America one cooks on it.
  heating: ({ cue }, { topics }) =>
    /^estufas?$/.test(cue) && [...IN_KITCHEN].filter((one) => topics.has(one)).length > 0,
  // Those one lies on in the sun.
  crib: ({ cue }, { text }) => /^lettin[oi]$/.test(cue) && OUTDOORS.test(text),
  // A small iron stove.
  houseAnimals: ({ language }, { text, topics }) =>
    language === 'pl' && /koz[aey]/.test(text) && (topics.has('heating') || FOR_HEAT.test(text)),
  lift: (unit) =>
    SNOW.test(textOf(unit)) ||
    OF_GOODS.test(textOf(unit)) ||
    OF_OTHER_STAIRS.test(textOf(unit)) ||
    (/^lifts$/.test(unit.cue) && readHours(unit.after) !== null) ||
    (readSeason(unit.after) !== null && readHours(unit.after) !== null),
  charging: (_unit, { text }) => ORDINARY_SOCKET.test(text),
  // What guests bring blows the fuse.
  hairdryer: (unit) => BURNS.test(textOf(unit)),
  kettle: (unit) => BURNS.test(textOf(unit)),
}

/** What is broken is a part of it. */
const isPartOf = ({ before, after }: Unit): boolean => PART_OF.test(before) && BROKEN.test(after)

/** The units of a folded sentence without those whose word means another thing there: the grill of an oven, sunbeds, lifts to the slopes. */
export function meantBy(units: Unit[], text: string): Unit[] {
  const topics = new Set(units.map(({ topic }) => topic))
  return units.filter((unit) => !MISTAKEN[unit.topic]?.(unit, { text, topics }) && !isPartOf(unit))
}
