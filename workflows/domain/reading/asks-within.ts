import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** What begins a question wherever a clause begins, and no clause that goes on: 'where we met' and 'wie immer' are none. Folded. */
const BEGINS: Record<DraftLanguage, string> = {
  en: String.raw`where(?:'s| is| are| do| does| can| could| should)|who(?:'s)? (?!host|love|like|enjoy)|why|which (?!is|was|are|were|we|i)|how (?:much|many|far|long|often|do|does|can|is|are|about|big|late|early)|what(?:'s| is| are| time| do| does| about| kind)|(?:is|are) there|(?:do|does|can|could|may) (?:you|we|i|one|it)(?! imagine)|(?:if|whether) (?:there|you|we) (?:is|are|can|could|have|may)`,
  it: String.raw`dov'e|dove (?:si|e|sono(?! stat)|posso|possiamo|trov|compr|butt|lasci|parchegg|dobbiamo|devo|met)\p{L}*|chi (?!ci|mi)|qual[ei]?(?: e| sono)?(?! che)|quant[oaie] (?!e stat|siamo|mi|ci)\p{L}+|(?:a|da|fino a) che ora|come (?:si|funzion\p{L}*|facciamo|posso|possiamo)|se (?:c'e|ci sono|si puo|possiamo|posso|avete)|avete|c'e|ci sono`,
  de: String.raw`wo(?! (?:wir|ich|man|die|der|das|es|unser\p{L}*|sie|er)(?!\p{L}))|woher|wohin|wer|wann|warum|wieso|wie (?:viel\p{L}*|weit|lange|oft|hoch|spat|gross|funktion\p{L}*|komm\p{L}*|kann|macht|ist|steht)|welche[nrms]? (?!wir|ich)|was (?:kostet|kosten|ist|sind|fur|macht)|ob|gibt es|(?:konnen|durfen|kann|darf|haben|habt|hast) (?:wir|ich|man|sie|ihr|du)`,
  fr: String.raw`ou (?:est|sont|se|peut|puis|trouv\p{L}*|acheter|achete\p{L}*|dois|doit)|qui (?:est|peut|s')|comment|combien|pourquoi|quel(?:le)?s? (?:est|sont|heure)|(?:a|jusqu'a|de) quelle|est-ce|y a-t-il|y a t il|s'il(?:s)? (?:y a|peu\p{L}*|est|sont)|(?:avez|auriez|pouvez|peut|pourr\p{L}*)-(?:vous|on|nous)`,
  es: String.raw`donde (?:esta|estan|se|puedo|podemos|hay|compr\p{L}*|dej\p{L}*|hacer)|quien|quienes|cuanto|cuanta|cuantos|cuantas|cual|cuales|(?:a|hasta|desde) que hora|por que|como (?:se|funciona\p{L}*|puedo|podemos|hacemos)|si (?:hay|se puede|podemos|puedo|teneis|tienen|tienes)|hay|teneis|tienen|tienes|(?:se puede|podemos|puedo)`,
  nl: String.raw`waar(?! (?:we|wij|ik|je|men|het|de|ze|jullie)(?!\p{L}))|wie (?!weet)|wanneer|hoeveel|hoe (?:laat|ver|lang|vaak|werkt|kom\p{L}*|kan|kunnen|duur|groot|oud)|welke?|waarom|wat (?:kost|is|zijn|voor)|of (?:er|je|jullie|we|u) (?!ook)|(?:kunnen|mogen|hebben|heb|kan|mag|is|zijn) (?:we|wij|jullie|u|je|ik|er)`,
  pt: String.raw`onde (?:e|esta|estao|fica\p{L}*|se|posso|podemos|ha|compr\p{L}*|deix\p{L}*)|quem|quanto|quanta|quantos|quantas|qual|quais|(?:a|ate|desde) que horas?|por que|porque e que|como (?:se|funciona\p{L}*|podemos|posso|faz\p{L}*)|se (?:ha|podemos|posso|tem|e possivel)|ha|(?:podemos|posso)`,
  pl: String.raw`gdzie|kto|kiedy|ile|jak (?:daleko|dlugo|czesto|dziala\p{L}*|dojechac|dojsc|mozna|wlaczyc)|ktor(?:y|a|e|ym|ej) (?:jest|z|autobus|dzien)|jaki\p{L}*|dlaczego|czemu|skad|dokad|czy`,
}
/** A mark, or a word that adds. */
const BOUNDARY = String.raw`(?:^|[,;:.!(–—…]|\s-|(?<!\p{L})(?:ps|p\.s\.|and|but|also|then|e|ed|ma|poi|allora|inoltre|und|aber|auch|sonst|noch|et|mais|aussi|sinon|y|pero|ademas|en|maar|ook|nog|mas|tambem|i|ale|a|jeszcze|tylko))`

const made = new Map<DraftLanguage, RegExp>()

/** Whether a clause of a folded sentence begins as a question does, with a mark at its end or none: 'thanks, one more thing, where is the hoover'. */
export function asksWithin(folded: string, language: DraftLanguage): boolean {
  const known = made.get(language)
  const pattern = known ?? new RegExp(String.raw`${BOUNDARY}\s*(?:${BEGINS[language]})(?!\p{L})`, 'u')
  if (known === undefined) made.set(language, pattern)
  return pattern.test(folded)
}
