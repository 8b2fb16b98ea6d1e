import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { readChoices, VIEWS } from './read-choices.ts'
import { readArea, readVolts } from './read-measures.ts'
import { amounts } from './rules-money.ts'
import type { Unit } from './split-units.ts'
import { aspect, count, isAbsent, permission, type Statement, said, state, textOf, yesNo } from './statement.ts'

const LAST_NUMBER = new RegExp(`(?<![a-z\\d])(${NUMBER})(?: [a-z'-]+){0,2}\\s*$`)
const NUMBERS = new RegExp(`(?<![a-z\\d])${NUMBER}(?![a-z\\d])`, 'g')
/** House numbers and years count nothing. */
const NAMED_BY_NUMBER =
  /(?<![a-z])(?:no\.?|nr\.?|n[o°º]|number|numero|nummer|civico|since|built in|from|in|dal|del|nel|anno|seit|von|aus|baujahr|bj|depuis|de|en|desde|uit|sinds|van|desde|z|od|w|rok[u]?) (?:1[0-9]{3}|20[0-9]{2})(?!\d)|(?<![a-z])(?:no\.?|nr\.?|n[o°º]|number|numero|nummer|civico|hausnummer|huisnummer) \d+[a-z]?(?![a-z0-9])|(?<![\d.,])1[5-9]\d\d(?![\d.,])/g
/** The number that stands right before a name. */
export function numberBefore({ before }: Unit): number | null {
  const found =
    [...before.replace(NAMED_BY_NUMBER, ' ').matchAll(NUMBERS)]
      .map(({ index }) => LAST_NUMBER.exec(before.slice(index)))
      .findLast((one) => one !== null) ?? null
  return found === null ? null : readNumber(found[1] ?? '')
}

const ORDINALS: [number, RegExp][] = [
  [
    0,
    /ground|terra|terreno|rialzato|pianterreno|pianoterra|erdgeschoss|parterre|hochparterre|rez-? ?de|rdc|plain-pied|baja|begane|res-? ?do|terreo|parter/,
  ],
  [1, /first|primo|ersten?|premier|1er|primer[a]?|eerste|primeiro|pierwszym/],
  [2, /second|zweiten?|deuxieme|segund[oa]|tweede|drugim/],
  [3, /third|terzo|dritten?|troisieme|tercer[a]?|derde|terceiro|trzecim/],
  [4, /fourth|quarto|vierten?|quatrieme|cuart[oa]|vierde|czwartym/],
  [5, /fifth|quinto|funften?|cinquieme|quint[oa]|vijfde|piatym/],
  [6, /sixth|sesto|sechsten?|sixieme|sext[oa]|zesde|szostym/],
  [7, /seventh|settimo|septieme|sept/],
  [8, /eighth|ottavo/],
]

/** 'On the second and third floor': of which one nobody can say. */
const ORDINAL = `(?:\\d+\\.?|${ORDINALS.map(([, word]) => word.source).join('|')})[a-z]{0,2}`
const OF_TWO_FLOORS = new RegExp(`(?<![a-z])${ORDINAL} (?:and|to|e|und|bis|et|y|en|i|&|[+/-]) ?$`)
const OF_TWO_FLOORS_AFTER = new RegExp(
  `^ ?(?:and|to|e|und|bis|et|y|en|i|&|[+/-]) (?:the |il |la |le |der |dem |de |el |o |a )?${ORDINAL}(?![a-z])`,
)

/** The floor that a cue names by a figure or an ordinal, the ground floor as 0; nothing where the word is not known. */
export function readFloor(unit: Unit): Statement[] {
  if (OF_TWO_FLOORS.test(unit.before) || OF_TWO_FLOORS_AFTER.test(unit.after)) return []
  const figure = /\d+/.exec(unit.cue)
  if (figure !== null) return count('floor.number', Number(figure[0]))
  return count('floor.number', ORDINALS.find(([, word]) => word.test(unit.cue))?.[0] ?? null)
}

/** How many bedrooms, or rooms where the cue does not name bedrooms, by the number before it. */
export function readRooms(unit: Unit): Statement[] {
  const number = numberBefore(unit)
  if (number === null || isAbsent(unit)) return []
  const isBedroom = /bed|camer|schlaf|chambre|dormitorio|slaap|quarto|suite|sypialn/.test(unit.cue)
  return count(isBedroom ? 'rooms.bedrooms' : 'rooms.count', number)
}

const BED_KINDS: [FactKey, RegExp][] = [
  ['beds.sofa', /sofa|divan|schlafcouch|canape|clic|slaapbank|bedbank|kanap|rozkladan/],
  ['beds.bunk', /bunk|castello|etagen|stock|superpos|litera|stapel|beliche|pietrow/],
  ['beds.single', /single|twin|singol|einzel|simple|individual|eenpersoons|solteiro|pojedyncz/],
  [
    'beds.double',
    /double|king|queen|matrimonial|doppel|franzosisch|doble|matrimonio|tweepersoons|casal|podwojn|malzensk/,
  ],
]
const bedKind = (text: string): FactKey | null => BED_KINDS.find(([, words]) => words.test(text))?.[0] ?? null

/** 'Letti: 1 matrimoniale, 2 singoli'. */
function readBedList(unit: Unit): Statement[] {
  const pairs = [...unit.after.matchAll(new RegExp(`(?<![a-z\\d])(${NUMBER}) ([a-z]+)`, 'g'))]
  const found = pairs.flatMap(([, number = '', word = '']) => {
    const key = bedKind(word)
    const one = readNumber(number)
    return key === null || one === null ? [] : [{ key, one }]
  })
  // 'One king, one double' are two doubles.
  return [...new Set(found.map(({ key }) => key))].flatMap((key) =>
    count(
      key,
      found.filter((bed) => bed.key === key).reduce((sum, { one }) => sum + one, 0),
    ),
  )
}

/** 'Lit 160': its width in centimetres. */
const BED_WIDTH = /^ (?:de |van |con |mit |da )?(\d{2,3})(?: ?(?:cm|x|\/|$|[.,;]))/
const TWO_WIDE = 140

const OF_EACH =
  /(?<![a-z])(?:each|every|ciascun[ao]|ognun[ao]|ogni|je|jeweils|jede[smnr]?|chacune?|chaque|cada|elk|elke|ieder|iedere|w kazd[a-z]+|po jedn[a-z]+)(?![a-z])/

/**
 * Beds by kind: of a list after a colon, of one's width in centimetres, or of the number before the cue; `beds.count`
 * where no kind is named.
 */
export function readBeds(unit: Unit): Statement[] {
  const listed = /^\s*:/.test(unit.after) && bedKind(unit.cue) === null ? readBedList(unit) : []
  if (listed.length > 0) return listed
  const width = BED_WIDTH.exec(unit.after)
  if (width !== null) return count(Number(width[1]) >= TWO_WIDE ? 'beds.double' : 'beds.single', 1)
  if (bedKind(unit.cue) === 'beds.bunk' && !/\d/.test(unit.before.slice(-3)) && !isAbsent(unit)) {
    return count('beds.bunk', numberBefore(unit) ?? 1).map((one) => ({ ...one, takesConditions: true }))
  }
  // 'Two cabins with one double bed each': how many there are is not said.
  if (OF_EACH.test(textOf(unit))) return []
  const number =
    numberBefore(unit) ?? (/(?:^|\s)(?:a|an|ein|een|un|uma?|une?)\s*(?:[a-z]+ )?$/.test(unit.before) ? 1 : null)
  if (number === null || isAbsent(unit)) return []
  const text = `${unit.cue} ${unit.after.slice(0, 20)}`
  const key = bedKind(text) ?? 'beds.count'
  return count(key, number)
}

/** 'Platz für zwei Autos' counts no people. */
const OF_CARS =
  /^ ?(?:small |kleine |petites? )?(?:cars?|vehicles|bikes|bicycles|auto(?:s|'s)?|macchine|biciclette|bici|wagen|pkws?|fahrrader|voitures?|velos?|coches?|vehiculos?|bicicletas?|fietsen|carros?|samochod[a-z]*|aut[ao]?|rower[a-z]*)(?![a-z])/

/** The most guests that the house takes, by the number in the cue, right after it, or before it. */
export function readGuests(unit: Unit): Statement[] {
  // 'Sleeps 2 + 2': how many that are in all is not said.
  if (/\d ?(?:\+|plus|piu|mas|mais) ?\d/.test(textOf(unit))) return []
  if (OF_CARS.test(unit.after)) return []
  const found = new RegExp(`(?<![a-z\\d])(${NUMBER})(?![a-z\\d])`).exec(`${unit.cue} ${unit.after.slice(0, 30)}`)
  return count('guests.max', found === null ? numberBefore(unit) : readNumber(found[1] ?? ''))
}

/** How many bathrooms, by the number before the cue. */
export const readBathrooms = (unit: Unit): Statement[] =>
  isAbsent(unit) ? [] : count('bathrooms.count', numberBefore(unit))

/** The floor area of the house, in the unit that it is written in. */
export function readSize(unit: Unit): Statement[] {
  const measure = readArea(textOf(unit))
  return measure === null ? [] : [state('size.area', { kind: 'measure', measure })]
}

/** Whether the way in has no step, and whether a wheelchair can use the house; a step-free way alone says nothing of the second. */
export function readAccess(unit: Unit): Statement[] {
  const text = textOf(unit)
  const step = said(unit, 'stepFree')
  const isStepFree = ASPECTS.stepFree.test(text)
  const accessible = said(unit, 'accessible')
  return [
    ...(isStepFree ? [yesNo('accessibility.isStepFree', step ?? true, false)] : []),
    ...(accessible !== null &&
    !(isStepFree && !/wheel|rotelle|carrozzin|rollstuhl|fauteuil|ruedas|rolstoel|rodas|wozk/.test(text))
      ? [yesNo('accessibility.isAccessible', accessible, false)]
      : []),
  ]
}

/** Folded, in eight languages. */
const FLIGHTS =
  /flight|ramp[ae]|storey|floors?\b|pian[oi]|treppenlauf|stock|etage|volee|tramo|piso|verdieping|lanco|andar|pietr/
const STEP = /step|gradin|scalin|stufe|marche|escalon|peldan|tred|degrau|stopn|schodk/
/** Few stairs that are not called steps may as well be flights of them. */
const FEW = 4

const countsSteps = (unit: Unit, number: number) => STEP.test(unit.cue) || (number > FEW && !FLIGHTS.test(textOf(unit)))

/** Steps as a number: of the entrance, or of the stairs; else only whether there are stairs, since a few may be flights. */
export function readStairs(unit: Unit): Statement[] {
  if (isAbsent(unit)) return [yesNo('stairs.exists', false, false)]
  const number = numberBefore(unit)
  const atEntrance = /entrance|door|ingresso|entrata|eingang|entree|porte|entrada|ingang|wejsci/.test(textOf(unit))
  if (number !== null && number > 0 && countsSteps(unit, number))
    return count(atEntrance ? 'accessibility.steps' : 'stairs.count', number)
  return /stair|scal|ramp|trepp|escalier|escaler|trap|escada|schod/.test(unit.cue)
    ? [yesNo('stairs.exists', true, false)]
    : []
}

/** Folded, in the eight languages. */
const FINAL =
  /(?<![a-z])(?:final|end|check ?-?out|departure|fine soggiorno|partenza|endreinigung|abreise|fin de (?:sejour|estancia)|depart|salida|eind[a-z]*|vertrek|fim|saida|koncow[a-z]*|wyjazd[a-z]*)/

/** Beside the final one; and a fine for those who break a rule. */
const EXTRA_CLEANING =
  /extra|mid-?stay|meta soggiorno|a meio|mitte|mi-sejour|a mitad|halverwege|w trakcie|additional|aggiuntiv|supplementar|zusatz|zwischen|supplementaire|adicional|intermedia|tussentijds|dodatkow|charge if|fine|if you do|multa|strafe|amende|boete|kara /

/** 'Final cleaning 90 €, already included in the price'. */
const IN_PRICE =
  /already|gia |schon|bereits|deja|ya |al inbegrepen|ja incluid|juz|(?:included|comprese?|incluse?|inbegriffen|enthalten|comprise?|incluid[oa]s?|inbegrepen|wliczon[a-z]+) (?:in the price|nel prezzo|im preis|dans le prix|en el precio|in de prijs|no preco|w cene)/
/**
 * The final cleaning's fee and whether the price includes it; cleaning during the stay is a fact of its own, extra
 * cleaning and fines are none.
 */
export function readCleaning(unit: Unit): Statement[] {
  const text = textOf(unit)
  const during =
    /during|while you|weekly|daily|every|durante|settimanal|giornalier|ogni|wahrend|wochentlich|taglich|zwischenreinigung|pendant|hebdomadaire|quotidien|chaque|semanal|diari|cada|tijdens|wekelijks|dagelijks|elke|semanal|cada|podczas|codzienn|tygodniow|co \w+ dni/.test(
      text,
    )
  if (during && !FINAL.test(text)) {
    const isPaid = /€|eur|£|\$|chf|zl|pln/.test(text)
    return isPaid ? [] : [yesNo('cleaning.during', !isAbsent(unit) && said(unit, 'included') !== false)]
  }
  if (EXTRA_CLEANING.test(`${unit.before.slice(-14)}${unit.cue}${unit.after.slice(0, 24)}`)) return []
  const fee = amounts(unit, 'cleaning.fee')
  const included = said(unit, 'included')
  if (included === true && IN_PRICE.test(text)) return [yesNo('cleaning.included', true, false)]
  return [...(included === null || fee.length > 0 ? [] : [yesNo('cleaning.included', included, false)]), ...fee]
}

/** What one looks at, or only that there is a view where nothing known is named. */
export function readView(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (isAbsent(unit)) return [yesNo('view.exists', false, false)]
  const around = `${unit.before.slice(-24)}${unit.cue}${unit.after.slice(0, 40)}`
    .replace(/(?<![a-z])meer(?![a-z])/, unit.language === 'nl' ? 'lago' : 'meer')
    .replace(/meerblick/, 'meer blick')
    .replace(/(see|berg|stadt|garten)blick/, '$1')
  const of = readChoices(around, VIEWS)
  return [
    text === '' || of.length === 0
      ? yesNo('view.exists', true, false)
      : state('view.of', { kind: 'choices', choices: of }),
  ]
}

/** What comes from a fountain, a bottle or a filter is no tap water. */
const OF_OTHER_WATER =
  /(?<![a-z])(?:fountain|standpipe|bottle[sd]?|filter(?:ed)?|jug|canisters?|fontan[ae]|fontanella|bottigli[ae]|filtr[oa]|taniche?|dorfbrunnen|brunnen|flaschen?|gefiltert[a-z]*|kanister|fontaine|bouteilles?|filtree?|bidons?|fuentes?|botellas?|filtrada?|bidon(?:es)?|fontein|flessen|jerrycans?|fontanario|fonte|chafariz|garrafas?|garrafao|studzienk[a-z]+|zdroj[a-z]*|butelk[a-z]*|baniak[a-z]*)(?![a-z])/
/** Whether there is hot water, or whether the water can be drunk. */
export function readWater(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (/hot|cald|warm|heiss|chaude|caliente|heet|quente|ciepl|gorac/.test(unit.cue))
    return [yesNo('water.isHot', !isAbsent(unit))]
  if (!/tap|rubinetto|leitung|robinet|grifo|llave|kraan|torneira|kran/.test(unit.cue) && OF_OTHER_WATER.test(text))
    return []
  if (
    /boil (?:it )?before|boil (?:the )?water|far bollire|abkochen|faire bouillir|hervir|koken voor|ferver|przegotow/.test(
      text,
    )
  )
    return [yesNo('water.isDrinkable', false)]
  if (/undrinkable|non potabil|nicht trinkbar|non potable|no potable|ondrinkbaar/.test(text))
    return [yesNo('water.isDrinkable', false)]
  return aspect(unit, 'drinkable', 'water.isDrinkable')
}

/** Whether the place is quiet; a request to be quiet is a rule, and no fact of it. */
export function readQuiet(unit: Unit): Statement[] {
  const text = textOf(unit)
  if (
    /keep|please|(?<![a-z])be quiet|bitte|per favore|prego|si prega|merci|por favor|rogamos|pedimos|graag|alstublieft|prosimy|after|dopo|nach \d|apres|a partir|despues|na \d|depois|po \d/.test(
      text,
    )
  )
    return []
  const noisy = said(unit, 'noisy')
  if (noisy === true && !isAbsent(unit)) return [yesNo('quiet.isQuiet', false)]
  return /quiet|tranquil|silenzios|ruhig|calme|silencios|rustig|stil|sossegad|calm|spokojn|cich/.test(text)
    ? [
        yesNo(
          'quiet.isQuiet',
          !/(?<![a-z])(?:not|non|nicht|pas|no|niet|nao|nie)(?: [a-z]+)? (?:a |always |very |molto |sehr |tres |muy |erg )?(?:quiet|tranquil|silenzios|ruhig|calme|rustig|sossegad|spokojn)/.test(
            text,
          ),
        ),
      ]
    : []
}

/** Whether shoes may be worn inside; to take them off is a no. */
export const readShoes = (unit: Unit): Statement[] => {
  const text = textOf(unit)
  if (
    /take off|remove|togli|levat|levarsi|ausziehen|enlever|retirer|oter|quitar|descalz|uitdoen|uittrekken|tirar|descalc|zdejm|zdjac/.test(
      text,
    )
  )
    return [yesNo('shoes.allowed', false)]
  const granted = permission(unit)
  return granted === null ? [] : [yesNo('shoes.allowed', granted)]
}

/** The mains voltage. */
export function readPower(unit: Unit): Statement[] {
  const measure = readVolts(textOf(unit))
  return measure === null ? [] : [state('power.voltage', { kind: 'measure', measure })]
}
