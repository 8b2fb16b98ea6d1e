import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { EVERYDAY_WORDS } from '#workflows/domain/language-words.ts'

const list = (words: string) => words.trim().split(/\s+/)

/** Words that may stand in a question without changing what it asks for, beyond the everyday ones. */
const NEUTRAL = list(`
  cordialmente gentilmente cortesemente informarmi informarvi curiosi curiosa confermare conferma confermarmi sicuro
  avete offrite prevede dispone disponete possibilita inclusi inclusa incluso compreso compresi compresa troveremo serve servono
  signora signor anzitutto inoltre infine
  offer offers come coming possibly could kindly maybe perhaps actually still also currently anyway team host regarding concerning
  regards best cheers confirm offering equipped sure
  verfugt verfugung steht stehen vorhandene inklusive ebenfalls ausserdem zudem kurz gern wirklich bestatigen mfg lg vg
  propose proposez dispose disposez equipe inclus inclus inclure egalement aussi donc enfin svp stp confirmer
  dispone disponeis disponen ofrece ofreceis incluye incluido incluida confirmar ademas entonces
  entro ammessi ammesse ammesso accettate accettati consentiti consentito benvenuti benvenute ospitate ospitare inviarmi inviarci mandarmi
  mandarci permesso allowed permitted accepted accept welcome send erlaubt gestattet mitbringen willkommen akzeptiert schicken senden
  mussen muss acceptes accepte acceptez autorises admis bienvenus envoyer faut doit devons amener admiten admite permiten permite
  aceptan aceptais bienvenidas bienvenidos enviar tenemos debemos hasta llevarnos
  veloce velocemente portarli portarle
  exacte exacta exacto genaue genauen genauer esatta esatto esatti precisa preciso precise correct
  wlan wifi check checkin checkout
`)

const ALL = new Set([...Object.values(EVERYDAY_WORDS).flatMap((words) => [...words]), ...NEUTRAL])

/** The words of a sentence that the built-in drafter does not know: they may change what is asked. */
export const unknownWords = (words: string[], names: ReadonlySet<string>): string[] =>
  words.filter((word) => word.length > 1 && !ALL.has(word) && !names.has(word))

/** Thanks, agreement, farewell: what needs no answer. */
const CLOSING: Record<DraftLanguage, RegExp> = {
  it: /\b(?:grazie|ringrazi\p{L}*|perfetto|ottimo|va bene|d'accordo|ricevuto|a presto|a domani|ci vediamo|arrivederci|tutto chiaro|benissimo|buona giornata|buona serata)\b/u,
  en: /\b(?:thank\p{L}*|thx|cheers|perfect|great|okay|ok|sounds good|got it|see you|see ya|bye|noted|wonderful|lovely|all clear|have a (?:nice|good|great))\b/u,
  de: /\b(?:danke\p{L}*|dankeschon|vielen dank|perfekt|super|prima|alles klar|bis bald|bis morgen|bis dann|tschuss|einverstanden|in ordnung|schonen (?:tag|abend))\b/u,
  fr: /\b(?:merci|parfait|super|d'accord|entendu|bien recu|a bientot|a demain|au revoir|tres bien|bonne (?:journee|soiree))\b/u,
  es: /\b(?:gracias|perfecto|genial|vale|de acuerdo|entendido|hasta (?:pronto|manana|luego)|nos vemos|adios|estupendo|muy bien)\b/u,
}

export const soundsLikeClosing = (folded: string): boolean =>
  Object.values(CLOSING).some((pattern) => pattern.test(folded))

/** 'How are you?' asks for nothing. */
export const SMALL_TALK =
  /\b(?:come (?:stai|state|sta|va)|tutto bene|how are you(?: doing)?|how is it going|how do you do|wie geht(?:'s| es)(?: dir| ihnen| euch)?|comment (?:allez[- ]vous|ca va|vas[- ]tu)|ca va|como est(?:as|a|ais|an)|que tal)\b/u

/** Ways to ask without a question mark. */
export const REQUEST =
  /\b(?:sapere|vorrei|vorremmo|volevo|volevamo|chied\p{L}+|avrei bisogno|abbiamo bisogno|ho bisogno|mi serve|ci serve|puo dirmi|puoi dirmi|mi dica|fammi sapere|fateci sapere|let (?:me|us) know|would like|i'd like|we'd like|wonder(?:ing|ed)?(?!\p{L})|need|please|could you|can you|would it be|want to know|bitte|wissen|mochte\p{L}*|brauchen?|benotigen?|hatten? (?:eine|noch eine) frage|konnt(?:e|en|est|et) (?:ich|wir|sie|du|ihr|man|es)|konnen (?:sie|wir|ich)|kannst du|savoir|pourri(?:ez|ons|ais)|pouvez|souhait\p{L}+|aimeri\p{L}+|besoin|saber|podri\p{L}+|quisi\p{L}+|querri\p{L}+|queri\p{L}+|gustaria|necesit\p{L}+|por favor|s'il vous plait)\b/u

/** Sentences that begin like this ask, with or without a mark. */
export const INTERROGATIVE =
  /^\W*(?:(?:ciao|buongiorno|buonasera|salve|hi|hello|hey|hallo|guten tag|bonjour|bonsoir|hola|buenas)\W+(?:\p{L}+\s*[,!.:]\s*)?)?(?:dove|quando|come|quant[oaie]|qual[ei]?|a che|c'e|ci sono|avete|si puo|possiamo|posso|e possibile|where|what|when|which|how|is|are|do|does|can|could|may|wo|wann|wie|welche\p{L}*|gibt|habt|haben|hat|kann|konnen|durfen|darf|ist|sind|ou|quand|comment|combien|quel\p{L}*|y a|avez|est-ce|peut|peux|pouvons|puis|donde|cuando|como|cuant[oa]s?|cual|que|hay|tienen|tiene|teneis|puedo|podemos|se puede|se admiten|es posible|a que)\b/u
