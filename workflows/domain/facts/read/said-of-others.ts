import { fold } from '#workflows/domain/fold-text.ts'

/** Who cleans or works for the house, where a sentence is meant for them; folded, in the eight languages. */
const STAFF =
  'cleaners?|cleaning (?:lady|team|crew|staff)|staff|addett[aoie](?: alle pulizie)?|(?:donna|signora|chi fa le) (?:delle )?pulizie|putzfrau|putzkraft|putzteam|reinigungs(?:kraft|team|personal)|femme de menage|equipe de menage|limpiadora|(?:personal|equipo) de limpieza|schoonma(?:ak|k)\\p{L}*|faxineira|empregada|(?:equipa|pessoal) (?:de|da) limpeza|sprzatacz\\p{L}*|ekip\\p{L} sprzataj\\p{L}*'
const FOR =
  '(?:for|note for|per|nota per|fur|notiz fur|pour|note pour|para|nota para|voor|dla)(?: (?:the|our|la|le|gli|die|das|den|unsere?n?|l|el|las?|de|het|onze|a|o|as))?'
const FOR_STAFF = `^\\W*(?:(?:${FOR})[ '](?:${STAFF})|(?:${STAFF}) ?:|note to self|promemoria|nota interna|note interne|notitie voor onszelf)`
/** Another flat or house than the one that is let. */
const OF_ANOTHER =
  '(?:other|upper|lower|next|neighbou?ring|second|upstairs|downstairs|adjoining) (?:flat|apartment|house|unit|home|cottage|studio)|annexe?|altr[ao] (?:appartamento|casa|alloggio)|appartamento (?:di|al piano) (?:sopra|sotto|inferiore|superiore)|dependance|(?:andere|obere|untere|zweite|nachbar)[nrs]? ?(?:wohnung|haus|apartment|ferienwohnung)|anbau|autre (?:logement|appartement|gite|maison)|otr[oa] (?:piso|apartamento|casa)|(?:andere|bovenste|onderste|tweede) (?:woning|appartement|huis|huisje)|outr[oa] (?:apartamento|casa)|(?:inn|drug|sasiedn)(?:ym|im|ego|iego|y|i|ej|a|iej|e|ie) (?:mieszkani\\p{L}*|apartament\\p{L}*|dom\\p{L}*)'
const ELSEWHERE = new RegExp(`(?:${FOR_STAFF}|(?<![\\p{L}\\d])(?:${OF_ANOTHER}))(?![\\p{L}\\d])`, 'u')

/** 'Shared with another flat' is said of what is shared. */
const SHARED_WITH =
  /(?:shared with|condivis[a-z]+ con|in comune con|(?:geteilt|gemeinsam) mit|mit (?=[a-z]+ [a-z]+ geteilt)|partage[a-z]* avec|compartid[a-z]+ con|gedeeld met|partilhad[a-z]+ com|wspoln[a-z]+ z) (?:[a-z]+ ){0,2}[a-z]+/

/** True where a sentence of a note is of another flat of the house, or meant for who works there: nothing of it is a fact of what is let. */
export const isOfAnother = (sentence: string): boolean => ELSEWHERE.test(fold(sentence).replace(SHARED_WITH, ' '))
