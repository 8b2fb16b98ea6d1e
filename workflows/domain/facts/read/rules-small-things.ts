import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { ASPECTS } from './aspect-cues.ts'
import { placesSaid } from './places-said.ts'
import { PLACES, readChoices } from './read-choices.ts'
import { readWeekdays } from './read-seasons.ts'
import { readTimes } from './read-times.ts'
import { amounts } from './rules-money.ts'
import { readThing } from './rules-things.ts'
import type { Unit } from './split-units.ts'
import { isAbsent, permission, type Statement, said, state, textOf, yesNo } from './statement.ts'

const KINDS: [FactKey, RegExp][] = [
  [
    'rubbish.organic',
    /organic|food waste|compost|umido|organico|bio(?:mull|tonne)?(?![a-z])|biodechets|organiques?|gft|organicos?/,
  ],
  ['rubbish.plastic', /plasti|gelbe|emballages|envases|pmd/],
  ['rubbish.paper', /paper|carta(?![a-z])|papier|papel|karton|cartone/],
  ['rubbish.glass', /glass|vetro|glas(?![a-z])|verre|vidrio|vidro|szklo/],
  [
    'rubbish.general',
    /general|black bag|residual|indifferenziat|secco|restmull|ordures menageres|rest[oe](?![a-z])|restafval|indiferenciado|zmieszan/,
  ],
]
const GOES_ON_OR_NEXT = /[,;:]| (?:e|ed|and|und|et|y|en|i|oraz) /
/** A bin by its colour, and what is in it by no name: what follows is of that one. */
const OF_OTHER_BIN =
  /(?<![a-z])(?:gr[ae]y|black|green|yellow|blue|brown|red|white|grigi[oa]|ner[oa]|verde|giall[oa]|azzurr[oa]|blu|marrone|ross[oa]|bianc[oa]|grau|schwarz|grun|gelb|blau|braun|rot|weiss|gris|noir|vert|jaune|bleu|marron|brun|rouge|blanc|negr[oa]|amarill[oa]|azul|roj[oa]|grijs|zwart|groen|geel|blauw|bruin|rood|cinzent[oa]|preto|amarelo|castanho|vermelho|szar[ya]|czarn[ya]|zielon[ya]|zolt[ya]|niebiesk[ia]|brazow[ya])[a-z]{0,2}(?![a-z])/
/** Every other week, or once a month: no day of every week. */
const NOT_WEEKLY =
  /(?<![a-z])(?:alternate|alternating|fortnight[a-z]*|bi-?weekly|(?:every|each) (?:second|other|two|2nd|third|fourth|\d)|second week|odd|even|first|last|of the month|monthly|ogni (?:due|tre|quindici|\d+)|altern[oaie]|quindicinale|(?:pari|dispari)|prim[oa]|ultim[oa]|(?:del|al) mese|(?:alle|jede) (?:zwei|2|14|vier|4)|jede[nrs]? (?:zweite|2)[nrs.]?|(?:un)?gerade[nr]?|14-?tag[a-z]*|zweiwochentlich|ersten?|letzten?|im monat|sur deux|(?:im)?paires?|tous les (?:deux|quinze|15)|toutes les (?:deux|2)|premiers?|derniers?|(?:du|par) mois|cada (?:dos|tres|quince|15|2)|uno de cada|alternos?|(?:im)?pares|quincenal|primer|ultimo|(?:del|al) mes|om de|(?:on)?even|tweewekelijks?|twee weken|eerste|laatste|per maand|van de maand|semana sim|quinzenal|de (?:quinze|15) em|a cada (?:duas|2)|alternad[oa]s?|do mes|por mes|co drug[a-z]+|co dwa|co 2|(?:nie)?parzyst[a-z]+|pierwsz[a-z]+|miesiac[a-z]*|w miesiacu)(?![a-z])/
const LEFT_OUT =
  /(?<![a-z])(?:except|apart from|tranne|eccetto|salvo|esclus[oa]|ausser|sauf|excepte|excepto|menos|behalve|exceto|oprocz|poza)(?![a-z])/

/** 'Organic on Monday and Friday, plastic on Thursday': which kind goes on which days of every week. */
function readCollections(text: string): Statement[] {
  const days = new Map<FactKey, Set<1 | 2 | 3 | 4 | 5 | 6 | 7>>()
  const unsure = new Set<FactKey>()
  let kind: FactKey | null = 'rubbish.collected'
  for (const piece of text.split(GOES_ON_OR_NEXT)) {
    const named: FactKey | undefined = KINDS.find(([, words]) => words.test(piece))?.[0]
    kind = named ?? (OF_OTHER_BIN.test(piece) ? null : kind)
    if (kind === null) continue
    const found = readWeekdays(piece)
    if (NOT_WEEKLY.test(piece) || (found.length > 0 && LEFT_OUT.test(piece))) unsure.add(kind)
    for (const day of found) days.set(kind, (days.get(kind) ?? new Set()).add(day))
  }
  return [...days]
    .filter(([key]) => !unsure.has(key))
    .map(([key, found]) => ({
      ...yesNo(key, true, false),
      validity: { season: null, weekdays: [...found].toSorted((a, b) => a - b) },
    }))
}

/** 'Recycling is free' at the dump, 'keep the coconuts apart from the plastics': nobody asks to sort all. */
const NOT_SORTING =
  /recycling (?:is|are|centre|center|point|bank|yard|station|costs?)|separ[a-z]* (?:o|a|os|as|el|la|los|las|il|lo|i|le|the) [a-z]+ (?:do|da|dos|das|del|de los|de las|dal|dai|dalle|from)(?! (?:lixo|resto|basura))/

/** Which kind of rubbish goes on which weekdays, whether it is sorted, and where it is put. */
export function readRubbish(unit: Unit): Statement[] {
  const text = textOf(unit)
  const [where] = placesSaid(text, unit.language)
  const sorted = NOT_SORTING.test(text) ? null : said(unit, 'sorted')
  return [
    ...(isAbsent(unit) ? [] : readCollections(text)),
    ...(sorted === null ? [] : [yesNo('rubbish.isSorted', sorted, false)]),
    ...(where === undefined ? [] : [state('rubbish.where', { kind: 'choices', choices: [where] })]),
  ]
}

const NOT_NEEDED =
  /(?:no|not|non|nicht|keine?|pas|niet|geen|nao|nie)(?: (?:eh|es|is|ist|est|jest|a))?(?: [a-z]+)? ?(?:obb?ligat|necess|requir|need|pflicht|notig|nodig|verplicht|wymagan|konieczn|swimming|bade)/
/** Whether a swimming cap is needed in the pool: whoever names one means it, unless they say no. */
export const readSwimCap = (unit: Unit): Statement[] => [
  yesNo('swimCap.needed', !isAbsent(unit) && !NOT_NEEDED.test(textOf(unit)), false),
]

/** Whether inflatables may be brought into the pool; nothing where it is not said. */
export const readInflatables = (unit: Unit): Statement[] => {
  const granted = isAbsent(unit) ? false : permission(unit)
  return granted === null ? [] : [yesNo('inflatables.allowed', granted)]
}

const A_FIRST =
  /(?<![a-z\d])(?:1|one|first|un[ao]?|prim[oa]|ein[e]?|erste[rsn]?|premi[a-z]+|une|primer[oa]?|een|eerste|um[a]?|primeir[oa]|jeden|pierwsz[a-z]+) (?:bags?|baskets?|load|sacc[oh]i?|cest[oae]|korb|sack|netz|stere|panier|sacs?|semaine|bolsa|saco|capazo|mand|zak|net|kosz[a-z]*|work[a-z]*|week|woche|settimana|semana)(?![a-z])/
/** What firewood costs, else whether it is included. */
export function readFirewood(unit: Unit): Statement[] {
  // 'One bag free' prices none of the others.
  const paid = amounts(unit, 'firewood.price').filter(
    ({ value }) => value.kind !== 'amount' || value.amount > 0 || !A_FIRST.test(textOf(unit)),
  )
  const included = ASPECTS.ownBring.test(textOf(unit)) || isAbsent(unit) ? false : said(unit, 'included')
  const [where] = included === false ? [] : readChoices(textOf(unit), PLACES)
  return [
    ...(included === null || paid.length > 0 ? [] : [yesNo('firewood.included', included, false)]),
    ...paid,
    ...(where === undefined ? [] : [state('firewood.where', { kind: 'choices', choices: [where] })]),
  ]
}

/** 'Rolls: order until 18:00 the day before'. */
export function readBreadService(unit: Unit): Statement[] {
  const [time] = readTimes(textOf(unit))
  const statements = readThing(unit).filter(({ key }) => key !== 'breadService.hours')
  return time === undefined || isAbsent(unit)
    ? statements
    : [...statements, state('breadService.orderUntil', { kind: 'time', time: time.time })]
}

const LEVEL =
  /walk-?in|level|step-?free|filo pavimento|a raso|ebenerdig|bodengleich|bodeneben|plain-?pied|a l'italienne|a ras de(?:l)? suelo|a nivel|inloop|gelijkvloers|drempelvrij|nivel do chao|ao nivel|bez (?:progu|brodzika)/
const SEAT =
  /(?<![a-z])(?:seat|stool|sedile|seggiolino|sgabello|sitz|hocker|klappsitz|siege|tabouret|asiento|taburete|zitje|kruk|assento|banco|siedzisk[a-z]+|krzeselk[a-z]+)(?![a-z])/
/** Whether there is a shower, and where there is, that it is level or has a seat. */
export const readShower = (unit: Unit): Statement[] => [
  ...(isAbsent(unit) ? [yesNo('shower.exists', false)] : [yesNo('shower.exists', true)]),
  ...(LEVEL.test(textOf(unit)) && !isAbsent(unit) ? [yesNo('shower.isLevel', true, false)] : []),
  ...(SEAT.test(textOf(unit)) && !isAbsent(unit) ? [yesNo('shower.hasSeat', true, false)] : []),
]
