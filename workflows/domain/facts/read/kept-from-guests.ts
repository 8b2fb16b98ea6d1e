import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { foldFactText } from './fold-fact-text.ts'
import { isSaidOf } from './is-said-of.ts'
import type { Unit } from './split-units.ts'

/** Whose it may be, and nobody asks: what stands outside the house, and what is said of the stay itself. */
const OF_NOBODY = new Set<FactTopic>(
  'supermarket bakery pharmacy doctor hospital bank restaurant bar beach centre park ski sights market laundromat transport train airport taxi skiBus touristTax deposit payment checkIn checkOut lateArrival earlyCheckIn lateCheckOut keys smoking parties quietHours price minStay cancellation contact address directions guests rooms bathrooms beds floor stairs size children pets extraGuests other'.split(
    ' ',
  ) as FactTopic[],
)

const SOMEBODY =
  'neighbou?rs?|next door|owners?|hosts?|farmers?|landlady|caretaker|signor[aei]?|sig|herrn?|frau|monsieur|madame|senor[a]?|meneer|mevrouw|buur[a-z]*|senhor[a]?|custode|hausmeister[a-z]*|gardien|club|campsite|farm|harbour|landlord|vicin[oiae]|padron[aei]|proprietari[oa]?|circolo|campeggio|fattoria|contadin[oi]|nachbar[a-z]*|vermieter[a-z]*|eigentumer[a-z]*|verein[a-z]*|bauernhof[a-z]*|bauernhaus[a-z]*|voisine?s?|proprietaires?|camping|ferme|vecin[oa]s?|duen[oa]s?|propietari[oa]s?|cunad[oa]|granja|buren|buurman|buurvrouw|verhuurders?|eigenaar|vereniging|boerderij|vizinh[oa]s?|don[oa]s?|proprietari[oa]s?|clube|sasiad[a-z]*|wlasciciel[a-z]*|gospodarz[a-z]*|klub[a-z]*'
const KIN =
  'brother|sister|son|daughter|father|mother|dad|mum|mom|uncle|aunt|cousin|fratello|sorella|figli[oa]|padre|madre|zi[oa]|cugin[oa]|cognat[oa]|bruder[s]?|schwester|sohn(?:es)?|tochter|vater[s]?|mutter|onkel[s]?|tante|frere|soeur|fils|fille|pere|mere|oncle|cousine?|herman[oa]|hij[oa]|ti[oa]|prim[oa]|broer|zus|zoon|dochter|vader|moeder|oom|neef|irma|irmao|filh[oa]|pai|mae|prim[oa]|brat[a]?|siostr[ay]|syn[a]?|cork[ai]|ojca|matki|wuj[a-z]*'
const OUR =
  'my|our|his|her|their|mi[ao]?|mie[i]?|su[oa]?|nostr[oaie]|nuestr[oa]s?|mein[a-z]*|unser[a-z]*|mon|ma|mes|notre|nos|mijn|onze?|meu|minha|noss[oa]s?|moj[a-z]*|nasz[a-z]*'
const IS = "is|are|isn'?t|aren'?t|it'?s|that'?s|eh|sono|ist|sind|est|sont|c'est|es|son|zijn|sao|jest|sa"
const OF =
  "of|to|di|del(?:la|l'|lo|le)?|dei|degli|dell'|dem|den|der|des|von|vom|a|au|aux|du|de(?: la)?|al|van|toe aan|aan|do|da|dos|das|ao|a[os]|do|od"

/** Predicates that say of a thing that it is somebody's. Folded, in the eight languages. */
const BELONGS = new RegExp(
  `(?<![a-z])(?:${[
    `(?:${IS}) (?:solo |only |just |nur |still )?(?:(?:${OF}) )?(?:(?:the|i|il|la|le|gli|l'|el|los|las|der|die|dem|den|les|de|het|o|a|os|as) ?)?(?:(?:${OUR}) )?(?:${SOMEBODY}|${KIN})(?:'s?)?(?![a-z])`,
    `e (?:di|del(?:la|l'|lo|le)?|dei|degli|dell') ?(?:(?:il|la|i|le) )?(?:${OUR} )?(?:${SOMEBODY}|${KIN})`,
    "(?:is|are) (?:the )?[a-z]+['’]s?(?= ?(?:[.,;]|$))",
    '(?:reserved|riservat[oaie]|reserviert|reservee?s?|reservad[oa]s?|gereserveerd|zarezerwowan[a-z]+) (?:for|to|a[il]?|agli|alla|fur|aux?|a|para|pour|voor|dla) (?:the |die |den |le |les |el |los |la |las |de |o |os |a |as )?(?:owners?|hosts?|family|us|proprietari[oa]?|vermieter|eigentumer|familie|uns|proprietaires?|nous|propietari[oa]s?|duen[oa]s?|nosotros|eigenaars?|verhuurders?|ons|don[oa]s?|nos|wlascicieli?|nas)',
    '(?:only|just) for us|solo per noi|nur fur uns|(?:seulement|uniquement|que) pour nous|solo para nosotros|alleen voor ons|(?:so|apenas) para nos|tylko dla nas',
    'hoort bij (?:het |de )?(?:buur[a-z]*|buren)',
    'belongs? to|appartien[ei]|appartengono|gehor(?:t|en)|appartien(?:t|nent)|pertenecen?|behoort toe|behoren toe|pertencem?|nalez[ya] do',
    "(?:is|are|it'?s|they'?re|isn't|isnt|aren't|arent|not) (?:still |only |just )?(?:ours|mine|theirs|his|hers)",
    '(?:eh|e|sono) (?:nostr[oaie]|loro|mi[oae]|miei)|non (?:eh |e |sono )?nostr[oaie]',
    '(?:ist|sind) (?:nicht )?(?:unsere?r?s?|meine?r?s?|ihre?s?)(?= *(?:[.,;]|$))',
    '(?:est|sont) (?:a nous|a moi|a eux|a lui|le notre|les notres)',
    '(?:es|son|no es|no son) (?:nuestr[oa]s?|mi[oa]s?|de ellos|suy[oa]s?)',
    '(?:is|zijn) (?:niet )?van (?:ons|mij|hen|hem|haar)|van ons',
    '(?:eh|sao) (?:noss[oa]s?|minha|meu|deles)',
    '(?:jest|sa) (?:nasz[a-z]*|moj[a-z]*|ich)',
  ].join('|')})(?![a-z])`,
)

/** Right behind its name: 'la doccia del circolo nautico', 'the neighbours' pool'. */
const OWNER_AFTER = new RegExp(
  `^ (?:${OF})(?: |(?<='))(?:(?:the|i|il|la|le|gli|l'|el|los|las|der|die|dem|den|les|de|het|o|a|os|as) ?)?(?:(?:${OUR}) )?(?:${SOMEBODY}|${KIN})(?![a-z])`,
)

const NOT_FOR_GUESTS =
  /(?<![a-z])(?:hands off|keep (?:out|off)|off ?-?limits|(?:stays|remains|is|are) (?:strictly )?private|(?:is|are|'s)? ?(?:not|no|isn't|aren't) for (?:the )?(?:guests?|hire|use)|non (?:eh |sono )?(?:per|a disposizione degli) (?:gli )?ospiti|(?:eh|sono|resta(?:no)?) privat[oaie]|(?:nicht|kein[a-z]*) fur (?:die )?gaste|(?:bleib(?:t|en)|ist|sind) privat|(?:pas|n'est pas|ne sont pas) (?:pour|aux|destine[a-z]* aux) (?:les )?(?:clients|voyageurs|hotes|locataires)|(?:est|sont|reste(?:nt)?) privee?s?|no (?:es|son) para (?:los )?(?:huespedes|clientes)|(?:es|son) de uso privado|niet voor (?:de )?gasten|(?:is|blijft|zijn|blijven) (?:prive|van ons)|nao (?:eh|sao) (?:para|pra) (?:os )?hospedes?|(?:eh|sao) (?:de uso )?privad[oa]s?|nie (?:jest |sa )?dla gosci|(?:jest|sa|pozostaj[ea]) prywatn[a-z]+)(?![a-z])/

/** 'Mine, and I lend it': theirs, and yet for guests. */
const LENT =
  /(?<![a-z])(?:lend|lent|borrow|rent|hire|use|welcome to|prest|noleggi|usat|usar|utilizz|leih|verleih|miet|benutz|nutz|pret|lou|utilis|alquil|leen|lenen|huur|gebruik|empresta|alug|pozycz|wypozycz|korzyst|shared?|condivid|geteilt|partag|compart|gedeeld|partilh|wspoln)/
/** 'The blue ones are ours, the white ones theirs': of two the house's. */
const OF_TWO =
  /(?<![a-z])(?:(?:is|are|'s) ours|(?:eh|e|sono) nostr[oaie]|(?:ist|sind) unsere?s?|gehor(?:t|en) uns|(?:est|sont) a nous|(?:es|son) nuestr[oa]s?|van ons|(?:eh|sao) noss[oa]s?|jest nasz[a-z]*),? (?:and )?(?:the|la|le|il|i|gli|die|der|das|les|el|los|las|de|het|o|a|os|as) /

const LEFT_AT_HOME =
  /(?<![a-z])(?:(?:leave|stays?)(?: [a-z']+){0,4} at home|(?:lasci[a-z]*|vanno lasciat[a-z]*)(?: [a-z']+){0,4} a casa|(?:daheim|zu ?hause|zuhause)(?: bitte)? (?:lassen|bleiben)|(?:bleib(?:t|en)|lass(?:t|en)?)(?: [a-z']+){0,4} (?:daheim|zu ?hause)|laiss[a-z]*(?: [a-z']+){0,4} (?:a la maison|chez vous)|dej[a-z]*(?: [a-z']+){0,4} en casa|(?:laat|laten)(?: [a-z']+){0,4} thuis|thuis ?(?:laten|blijven)|deix[a-z]*(?: [a-z']+){0,4} em casa|zostaw[a-z]*(?: [a-z']+){0,4} w domu)(?![a-z])/

/** 'Dishwasher is you.' */
const IS_YOU =
  /^(?: ?:| -| =| is| are| eh| e| ist| sind| seid| siete| sei| est| c'est| es| eres| sois| ben| zijn| bent| sao| jest| jestescie)+ (?:you|yourselves|ihr|du|sie selbst|voi|tu|vous(?:-meme)?s?|toi|tu|vosotros|ustedes|vos|usted|jij|jullie|uzelf|jezelf|je zelf|voces?|vcs|wy|ty|whoever|chi|wer|celui|quien|wie|quem|ten|kto)(?![a-z])/

/** 'Not to be used' lends nothing. */
const NOT_LENT =
  /(?<![a-z])(?:not|don'?t|never|non|mai|nicht|nie|ne|pas|no|niet|nao|bitte keine?)(?: [a-z]+){0,2} (?=[a-z])[a-z]+/g

/** For show, out of use for good, or not connected. */
const FOR_SHOW =
  /(?<![a-z])(?:for (?:show|decoration)(?: only)?|(?:purely |only |just |merely )?(?:ornamental|decorative)|per bellezza|solo decorativ[oaie]|(?:eh|sono) (?:solo |puramente )?(?:decorativ[oaie]|ornamental[ei])|(?:nur )?(?:zur|als) (?:zierde|deko(?:ration)?)|nur deko|zier[a-z]*|(?:purement |juste )?decorati(?:f|fs|ve|ves)|pour (?:la )?(?:deco(?:ration)?|faire joli)|de adorno|(?:solo |puramente )?decorativ[oa]s?|voor (?:de )?(?:sier|show)|(?:alleen |puur )?decoratie[f]?|de enfeite|para enfeitar|(?:tylko )?(?:dla|do) ozdob[a-z]*|dekoracyjn[a-z]+)(?![a-z])/
const NOT_IN_USE =
  /(?<![a-z])(?:disconnected|(?:has |have )?died|(?:is|are|was|has been) (?:gone|missing|dead|stolen)|rubat[oaie]|gestohlen|volee?s?|robad[oa]s?|gestolen|roubad[oa]s?|skradzion[a-z]+|unplugged|not (?:connected|plugged in|in use)|(?:does not|doesn'?t|don'?t) work|(?:busted|cactus|knackered|kaput|conked out|on the blink|blocked up|bricked up)|scollegat[oaie]|staccat[oaie]|non (?:eh |e )?(?:collegat|allacciat)[oaie]|non (?:va|vanno|funziona(?:no)?)(?= |$|[.,;])|rott[oaie]|murat[oaie]|abgeklemmt|nicht (?:angeschlossen|in betrieb)|funktionier(?:t|en) (?:leider )?nicht|stillgelegt|zugemauert|debranchee?s?|non raccorde[a-z]*|(?:ne )?(?:marche|fonctionne)(?:nt)? (?:pas|plus)|hs|condamnee?s?|desconectad[oa]s?|no (?:funcionan?|va)|inutilizad[oa]s?|estropead[oa]s?|tapiad[oa]s?|afgesloten|niet aangesloten|losgekoppeld|(?:doet|doen) het niet|werk(?:t|en) niet|desligad[oa]s?|nao (?:funcionam?|esta ligad[oa])|estragad[oa]s?|odlaczon[a-z]+|niepodlaczon[a-z]+|nie dziala(?:ja)?|zamurowan[a-z]+|nieczynn[a-z]+)(?![a-z])/
/** The part of a unit between the marks that end a thought, and how much of it stands before the name. */
function thoughtOf({ before, cue, after }: Unit): { text: string; after: string } {
  const [own = ''] = /[^;.!?]*$/.exec(before) ?? []
  const [rest = ''] = /^[^;!?.]*/.exec(after) ?? []
  return { text: `${own}${cue}${rest}`, after: rest }
}

/** 'In die Sauna gehört ein Handtuch' is no owner. */
const BELONGS_IN = /gehor(?:t|en) (?:zu[mr]?|in[s]?|dazu|nicht|auf|ein)(?![a-z])/

/** A kitchen that opens and shuts is a tavern's. */
const SHUTS =
  /^(?: [a-z]+)? (?:shuts?|closes?|opens?|chiude|apre|schliesst|macht|ferme|ouvre|cierra|abre|sluit|fecha|zamyka|otwiera)(?![a-z])/

const SOMEBODYS = new RegExp(
  `(?<![a-z])(?:(?:${IS}|e) (?:(?:${OF}) ?)?(?:(?:the|i|il|la|le|gli|l'|el|los|las|der|die|dem|den|les|de|het|o|a|os|as) ?)?(?:neighbou?r|next door|(?<=(?:del|dei|di|dal|ai|al) )vicin[oi](?![a-z])|nachbar|voisin|vecin|bu(?:ur|ren)|vizinh|sasiad))`,
)
/** Whether a sentence says that what it names is a neighbour's. */
export const isANeighbours = (sentence: string): boolean => {
  const folded = foldFactText(sentence)
  return SOMEBODYS.test(folded) && !LENT.test(folded.replace(NOT_LENT, ' '))
}

/** Whether what a unit names is there but for nobody: another's, the host's own, not for guests, for show, out of use, to be left at home, or a joke. */
export function isKeptFromGuests(unit: Unit): boolean {
  const { text, after } = thoughtOf(unit)
  if (IS_YOU.test(unit.after) || LEFT_AT_HOME.test(text)) return true
  if (OF_NOBODY.has(unit.topic)) return false
  if (unit.topic === 'kitchen' && SHUTS.test(unit.after)) return true
  if (isSaidOf(after, FOR_SHOW) || isSaidOf(after, NOT_IN_USE)) return true
  if (isSaidOf(after, NOT_FOR_GUESTS)) return true
  if (LENT.test(text.replace(NOT_LENT, ' ')) || OF_TWO.test(text)) return false
  return OWNER_AFTER.test(unit.after) || (!BELONGS_IN.test(text) && BELONGS.test(text))
}
