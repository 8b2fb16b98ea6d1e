import { fold } from '#workflows/domain/fold-text.ts'

/** What platforms say of how much of a house is let, in twelve languages, folded. */
const HOW_MUCH =
  /^(?:entire|whole|full|complete|private|shared|intera|intero|tutt[ao]|complet[aoe]|privat[aoe]?|condivis[ao]|gesamte[rs]?|ganze[rs]?|komplette[rs]?|private[rs]|gemeinsame[rs]|geteilte[rs]?|entiere?|privee?|partagee?|enter[ao]|privad[ao]|compartid[ao]|inteir[ao]|tod[ao]|partilhad[ao]|compartilhad[ao]|hele?|gehele|volledige?|gedeelde?|cal[aey]|prywatn[aey]|wspoln[aey]|wspoldzielon[aey]|soukrom[aey]|sdilen[aey]|samostatn[aey]|hela|helt|privata|delat|delad|delt)$/u
/** What is let. Words that begin so are of one kind: `appartamento`, `apartment`, `apto`. */
const WHAT =
  /^(?:home|house|place|rental|unit|ap(?:t|to)$|appart|apart|flat|villa|condo|townhouse|cottage|cabin|chalet|loft|studio|bungalow|guest|suite|bed|breakfast|tiny|barn|castle|farm|stay|room|hotel|boat|serviced|residential|vacation|holiday|casa|alloggi|abitazion|unita|rustic|baita|trullo|camera|stanza|posto|letto|dependance|ospiti|unterkunft|wohn|haus|ferien|gaste|zimmer|privatzimmer|hutte|blockhutte|logement|maison|chambre|hebergement|gite|cabane|aloja|piso|cabana|habitacion|rural|espaco|moradia|quarto|acomoda|woning|huis|accommodatie|kamer|vakantie|mieszkani|dom|pokoj|miejsc|obiekt|byt|dum|ubytovan|chat[ay]$|chalup|jednotk|prostor|boende|lagenhet|stuga|rum|rom|lejlighe|leilighe|bolig|hytte|vaerelse)/u
const BETWEEN = /^(?:in|im|di|da|per|a|de|d|en|em|do|dans|un|una|une|ein|einer?|eine[mr]|w|we|v|i|e|et|y|and|for|na)$/u
const MOST_WORDS = 7
/** `Entire home hosted by Marco`, `Hele woning · Verhuurd door Marco` */
const BEHIND = /\s*(?:[·•|]|\s[-–—]\s|\s(?:hosted by|offert[ao] da|propos\p{L}+ par|verhuurd door)\s).*$/iu

/** What hosts begin or end a house's name with, and nobody is called. Folded. */
const CALLED_SO = new Set(
  `house home cottage cabin lodge barn loft studio apartment flat hotel hostel inn farmhouse bungalow villa chalet residence suite suites rooms
  casa casetta casale villetta baita rifugio trullo masseria agriturismo locanda podere appartamento residenza dimora attico mansarda bilocale
  haus hauschen ferienhaus ferienwohnung fewo wohnung apartement appartement pension gasthof gastehaus hutte bauernhof landhaus forsthaus
  maison gite mas domaine cabane longere moulin bastide roulotte chaumiere refuge piso apartamento cortijo finca masia casita cabana hostal palomar molino caserio
  quinta monte moradia chale moinho herdade solar huis huisje boerderij woning appartementen boothuis vakantiehuis dom domek apartament chata pensjonat willa zagroda
  chalupa apartman penzion roubenka stuga stugan hus huset hytte hytta sommerhus lejlighed leilighet lagenhet`.split(
    /\s+/,
  ),
)

/** Whether a name is a house's by one of its words: `Baita Larice Bianco`, `Casa Olmo`. */
export const isCalledAsHouses = (name: string): boolean =>
  (fold(name).match(/\p{L}+/gu) ?? []).some((word) => CALLED_SO.has(word))

/** Whether a line says how much of what kind of a house is let, and nothing else: `Entire rental unit`, `Casa entera`. No house is called so. */
export function isKindOfHouse(line: string): boolean {
  const words = fold(line.replace(BEHIND, '')).match(/\p{L}+|\d+/gu) ?? []
  const isOfKind = (word: string) => HOW_MUCH.test(word) || WHAT.test(word) || BETWEEN.test(word)
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    words.every(isOfKind) &&
    words.slice(0, 2).some((word) => HOW_MUCH.test(word)) &&
    words.some((word) => WHAT.test(word))
  )
}
