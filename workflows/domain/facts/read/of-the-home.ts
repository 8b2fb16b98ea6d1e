import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import type { Unit } from './split-units.ts'

/** Whoever lets a home names it so; folded, in the eight languages. */
const HOME =
  /(?<![a-z])(?:homes?|houses?|flats?|apartments?|studios?|cottage|cabin|lodge|chalet|villa|hut|barge|boat|place|property|accommodation|rental|bungalow|loft apartment|cas[ae]|casetta|appartament[oi]|allogg[a-z]+|struttura|baita|trull[oi]|monolocale|bilocale|wohnung|ferienwohnung|fewo|haus|hauschen|ferienhaus|unterkunft|hutte|objekt|logement|maison|gite|appartement|hebergement|alojamiento|apartamentos?|piso|vivienda|cabana|woning|huis|huisje|vakantiehuis|accommodatie|alojamento|moradia|mieszkani[a-z]+|apartament[a-z]*|dom|domu|domek|domku|domki|obiekt[a-z]*|it|space|spazio|we|wir|noi|nous|nosotros|essa|esso|sie|er|es|elle|il|ella|hij|zij|ela|ele|entrance|ingresso|eingang|entree|entrada|ingang|wejscie)(?![a-z])/

/** Words that name nothing, and those that say whom something suits. */
const NAMES_NOTHING = new RegExp(
  `(?<![a-z'])(?:${[
    "the|a|an|our|your|this|is|are|was|be|being|it's|its|and|or|so|but|also|very|not|no|non|n't|isn't|aren't|ideal|perfect|great|good|fine|ok|okay|suitable|unsuitable|suited|recommended|safe|dangerous|unsafe|allowed|forbidden|fit|made|for|with|to|too|small|young|little|older|only|really|sorry|unfortunately|therefore|because|of|there|welcome|friendly|wheelchairs?|access|accessible|available|full|fully|step-free|partly",
    "il|lo|la|i|gli|le|l'|un|una|uno|eh|e|ed|sono|molto|anche|ma|quindi|non|adatt[oaie]|indicat[oaie]|consigliat[oaie]|sconsigliat[oaie]|ideal[ei]|perfett[oaie]|pericolos[oaie]|sicur[oaie]|vietat[oaie]|permess[oaie]|per|ai|agli|alle|a|di|con|piccol[oaie]|purtroppo|percio|solo|in|facilmente|sedia|sedie|rotelle",
    'der|die|das|den|dem|ein|eine|einen|einer|ist|sind|und|oder|auch|sehr|aber|daher|deshalb|nicht|kein|keine|geeignet|ungeeignet|empfohlen|ideal|perfekt|gefahrlich|sicher|verboten|erlaubt|fur|mit|kleine|kleinen|leider|nur|gut|bedingt|rollstuhl|rollstuhle|barrierefrei',
    "le|les|du|des|une|est|sont|et|ou|aussi|tres|mais|donc|pas|ne|n'est|convient|conviennent|adapte|adaptee|adaptes|recommande|deconseille|deconseillee|ideale?|parfait|dangereux|interdit|autorise|pour|aux|au|avec|petits|jeunes|malheureusement|seulement|fauteuil|fauteuils|en",
    'el|los|las|del|es|son|y|o|tambien|muy|pero|apto|apta|aptos|adecuado|adecuada|recomendado|recomendada|recomendable|peligroso|seguro|prohibido|permitido|para|con|pequenos|pequenas|lamentablemente|silla|sillas|ruedas|ni',
    'het|de|een|zijn|en|of|ook|heel|maar|dus|daarom|niet|geen|geschikt|ongeschikt|aanbevolen|ideaal|perfect|gevaarlijk|veilig|verboden|toegestaan|voor|met|kleine|helaas|alleen|rolstoelen|rolstoel|goed',
    'os|as|um|uma|sao|ou|tambem|muito|mas|portanto|nao|adequado|adequada|indicado|indicada|recomendado|perfeito|perigoso|proibido|permitido|com|pequenas|criancas|infelizmente|apenas|cadeira|cadeiras|rodas|de',
    'jest|sa|i|lub|tez|bardzo|ale|wiec|nie|odpowiedni|odpowiednie|nieodpowiedni|nadaje|nadaja|sie|polecamy|polecany|idealny|idealne|niebezpieczne|bezpieczne|zabronione|zakaz|dozwolone|dla|z|malych|mlodszych|niestety|tylko|przyjazny|przyjazne|dostepny|dostepne|wozkow|wozka',
  ].join('|')})(?![a-z'])|n't|[^a-z']`,
  'g',
)

/** What stands in a home on a floor of its own, and whoever else lives in the building. */
const PART =
  /(?<![a-z])(?:(?:bed|bath|shower|living|dining|laundry|utility|bunk|store)? ?rooms?|lounge|kitchen|toilets?|wc|loo|sauna|pool|washing machine|washer|dryer|storage|reception|office|shop|restaurant|neighbou?rs?|owners?|family|we live|i live|we are|of which|one of|camer[ae]|stanz[ae]|bagn[oi]|cucina|soggiorno|salotto|lavanderia|lavatrice|ripostiglio|vicin[oi]|proprietari[oa]?|noi|di cui|schlafzimmer|zimmer|bad|badezimmer|kuche|wohnzimmer|waschmaschine|waschkuche|abstellraum|nachbar[a-z]*|vermieter[a-z]*|davon|wir wohnen|wohnen wir|chambres?|salles?|cuisine|sejour|salon|buanderie|lave-linge|voisin[es]*|proprietaires?|nous|dont|dormitorios?|habitaci[a-z]+|bano|banos|cocina|salon|lavadora|trastero|vecin[oa]s?|propietari[oa]s?|vivimos|slaapkamers?|badkamers?|kamers?|keuken|woonkamer|wasmachine|berging|buren|wij|waarvan|quartos?|suites?|casas? de banho|banheiros?|cozinha|lavanderia|vizinh[oa]s?|donos?|sypialni[a-z]*|pokoj[a-z]*|pokoi|lazienk[a-z]*|kuchni[a-z]*|salon[a-z]*|pralk[a-z]*|sasied[a-z]*|wlasciciel[a-z]*|mieszkamy)(?![a-z])/
const TWO_FLOORS =
  /(?:\d(?:st|nd|rd|th|[ºª°.]|er|e|eme|de|ste)?|first|second|third|fourth|prim[oa]|second[oa]|terz[oa]|ersten|zweiten|dritten|premier|deuxieme|troisieme|primer[oa]?|segund[oa]|tercer[oa]?|eerste|tweede|derde|primeiro|terceiro|pierwsz[a-z]+|drugi[a-z]*|ground|terra|begane|bajo|parter[a-z]*)\s*(?:,|and|e|ed|und|et|y|en|i|&|\+|\/|-|–|bis|to)(?: (?:the|al|im|auf dem|au|la|el|op de|no|na))?\s*$/

const TO_WHOM =
  /^ (?:only |solo |nur |seulement |alleen |apenas |tylko )?(?:to (?:the )?(?:guests|public|tenants)|for guests|by (?:car|bus|foot|boat|train)|on foot|from the|via|a piedi|in auto|con l'auto|agli ospiti|dal(?:la|l')?|fur gaste|mit dem|zu fuss|aux (?:locataires|clients|voyageurs|hotes)|a pied|en voiture|par |depuis|a (?:los )?huespedes|a pie|en coche|desde|voor gasten|met de|te voet|vanuit|aos? hospedes|de carro|a pe|pela|dla gosci|samochodem|pieszo|z )/

/** Right before those that something suits, or does not. */
const FOR =
  /(?<![a-z'])(?:for|to|per|ai|agli|alle|fur|pour|aux|para|a (?:los|las)|voor|dla|aos|as)(?: (?:the|i|gli|le|die|les|los|las|de|as|os))?(?: [a-z]+){0,2} ?$/

/** 'A pool only for children' says nothing of the home. */
const ONLY_FOR =
  /(?<![a-z])(?:only|just|solo|soltanto|nur|seulement|uniquement|alleen|apenas|so|tylko) (?:for|per|fur|pour|para|voor|dla)(?: [a-z]+)? ?$/

/** The words of a unit's own thought that stand before its name, with the name before it where only one piece speaks of both. */
function thoughtBefore({ before }: Unit, last: Unit | undefined): string {
  const isSamePiece = last !== undefined && before.trim() !== '' && last.after.trim().startsWith(before.trim())
  const words = isSamePiece ? `${last.before}${last.cue}${before}` : before
  return /[^;.!?]*$/.exec(words)?.[0] ?? ''
}
const speaksOfElse = (words: string): boolean => !HOME.test(words) && words.replace(NAMES_NOTHING, '').length > 2

/** By the topic: a unit and the words of its thought before its name. */
const OF_THE_HOME: Partial<Record<FactTopic, (unit: Unit, words: string) => boolean>> = {
  // 'The barn is no place for children.'
  children: ({ before }, words) => !FOR.test(before) || (!ONLY_FOR.test(before) && !speaksOfElse(words)),
  accessibility: ({ cue, after }, words) =>
    !speaksOfElse(words) && !(/^(?:accessib|zugangl|toegank|dostep)/.test(cue) && TO_WHOM.test(after)),
  // 'One bedroom is on the ground floor.'
  floor: (_unit, words) => !TWO_FLOORS.test(words) && (HOME.test(words) || !PART.test(words)),
}

/** 'Dogs: 2 max', 'a small lift (at most 3 people)' count no guests of the home. */
const isCountOfBefore = ({ topic, cue, before }: Unit, last: Unit | undefined): boolean =>
  topic === 'guests' &&
  before.trim() === '' &&
  (last?.topic === 'lift' || (last?.topic === 'pets' && /^\d+ max$/.test(cue)))

/** Whether a unit speaks of the whole home, where only that is a fact: for whom it is, on which floor, how one gets in. */
export const isOfTheHome = (unit: Unit, last: Unit | undefined): boolean =>
  !isCountOfBefore(unit, last) && (OF_THE_HOME[unit.topic]?.(unit, thoughtBefore(unit, last)) ?? true)
