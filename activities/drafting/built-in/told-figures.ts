import { NUMBER } from '#workflows/domain/facts/read/number-words.ts'
import { partyTold } from '#workflows/domain/reading/party-told.ts'

const SPANS = String.raw`years?|yrs?|months?|weeks?|days?|nights?|hours?|hrs?|minutes?|mins?|anni|anno|mesi|mese|settiman[ae]|giorn[io]|nott[ei]|or[ae]|minuti|jahr(?:en|e)?|monat(?:en|e)?|wochen?|tag(?:en|e)?|nacht(?:en)?|nachte|stunden?|minuten|ans?|mois|semaines?|jours?|nuits?|heures?|anos?|mes(?:es)?|semanas?|dias?|noches?|horas?|minutos|jaar|maand(?:en)?|we[e]?k(?:en)?|dag(?:en)?|uur|noites?|lat[a]?|rok|miesiac\p{L}*|miesiec\p{L}*|tygodni\p{L}*|tydzien|dni|noc[ey]?|godzin\p{L}*|minut|km|kilomet\p{L}+|miles`
/** 'Ten months old', 'a 5 hour drive', '12 years ago', '5 notti': how old, how long, how far they have come. */
const OF_TIME = new RegExp(
  String.raw`(?<!\p{L})${NUMBER}(?: (?:and|e|und|et|y|en|i|or|to|bis|a|-) ${NUMBER})?[ -]?(?:a half |e mezz[oa] |einhalb |y medi[oa] )?(?:${SPANS})(?:[ -](?:old|alt|ago|fa))?(?!\p{L})`,
  'gu',
)
/** 'Our son of 3', 'die Kinder (4 und 7)', 'my mother is 78': an age without its unit. */
const OF_AGE =
  /(?:(?<!\p{L})(?:of|aged?|von|de|van|di|en|is|is already|ist|sind|are|est|tiene|ma|ha) |\()\d{1,2}(?:,? (?:and |e |und |et |y |en |i |& ?)?\d{1,2}){0,3}\)?(?= *(?:$|[,.!;)]| and | e | und | et | y | en | i | years| jahre| ans| anni))/gu
/** 'Unser 3. Besuch', 'for the 2nd time'. */
const OF_ORDER =
  /\d{1,2}(?:st|nd|rd|th|[.ºª]|eme|er|re|°|o|a|e|ste|de)(?= (?:time|visit|stay|trip|anniversary|volta|visita|soggiorno|viaggio|anniversario|mal|besuch|aufenthalt|urlaub|hochzeitstag|fois|sejour|voyage|anniversaire|vez|estancia|aniversario|keer|bezoek|verblijf|raz|pobyt|rocznic\p{L}+))/gu

/** A folded statement without the figures that only tell who comes, how old they are and how long they take or stay. */
export function withoutToldFigures(folded: string): string {
  const said = partyTold(folded)?.rest ?? folded
  return said.replace(OF_TIME, ' ').replace(OF_AGE, ' ').replace(OF_ORDER, ' ')
}
