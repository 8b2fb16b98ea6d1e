import { SEVERAL } from '#workflows/domain/facts/read/number-words.ts'
import { WEEKDAYS } from '#workflows/domain/weekdays.ts'
import { hasWords } from './compile-words.ts'
import { concernsStay } from './concerns-stay.ts'
import type { LanguageKit } from './language-kit.ts'
import { withoutIdioms } from './warm-idioms.ts'

/** Words that thank and mean nothing else. Folded, in eight languages. */
const THANKS =
  /(?<!\p{L})(?:thank\p{L}*|thx|ta very much|cheers|grazi\p{L}*|ringrazi\p{L}*|dank\p{L}*|merci\p{L}*|remerci\p{L}*|graci\p{L}*|agradec\p{L}*|bedank\p{L}*|obrigad\p{L}*|dzieki\p{L}*|dziekuj\p{L}*|podziekowan\p{L}*)(?!\p{L})/u

/** 'See you on Friday', 'buona domenica': a day that is wished or said goodbye with tells nothing. */
const PARTS =
  /(?<!\p{L})(?:see (?:you|ya|u)|until|till|have a|enjoy|happy|buon[ao]?|ci vediamo|alla|a presto|bis|schon\p{L}*|frohe\p{L}*|guten?|bonne?|bel(?:le)?|a (?:bientot|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|rendez-vous|nos vemos|hasta|buen\p{L}*|feliz|que (?:tengas|tengais|pase\p{L}*)|tot|fijne?|prettige?|leuk\p{L}*|ate|bo[ma]|milej|milego|dobrej|udanej|do zobaczenia|do)(?!\p{L})/u
const MONTHS =
  /(?<!\p{L})(?:januar\p{L}*|february|februar\p{L}*|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|styczni\p{L}*|lut\p{L}{2,3}|kwiet\p{L}*|maj\p{L}*|czerw\p{L}*|lip(?:iec|ca|cu)|sierp\p{L}*|wrzes\p{L}*|pazdzier\p{L}*|listopad\p{L}*|grud\p{L}*)(?!\p{L})/u

/** 'A bit cold, though': praise with a fault is none. */
const FAULTS =
  /(?<!\p{L})(?:though|a (?:bit|little)|cold|dirty|nois\p{L}*|loud|smell\p{L}*|weak|slow|works?|working|un po'?|fredd\p{L}*|sporc\p{L}*|rumor\p{L}*|puzz\p{L}*|odore|funziona\p{L}*|bisschen|etwas|kalt\p{L}*|schmutz\p{L}*|dreckig|laut\p{L}*|riecht|stinkt|funktioniert|geht|un peu|froid\p{L}*|sale|bruyant\p{L}*|bruit|odeur|marche|fonctionne\p{L}*|un poco|fri[oa]\p{L}*|suci\p{L}*|ruido\p{L}*|huele|funciona\p{L}*|beetje|koud\p{L}*|vies|lawaai\p{L}*|ruikt|stinkt|werkt|doet|um pouco|suj\p{L}*|barulh\p{L}*|cheir\p{L}*|troche|zimn\p{L}*|brudn\p{L}*|glosn\p{L}*|smierdz\p{L}*|dziala\p{L}*)(?!\p{L})/u

const MANY = new RegExp(`(?<!\\p{L})(?:${SEVERAL})(?!\\p{L})`, 'u')

type SentenceRead = { text: string; folded: string; isAsking: boolean; isThanks: boolean; isOfStay: boolean }

/**
 * Thanks with warm words about the place, the trip or the weather: they thank, ask nothing, name no figure, day or thing of the
 * stay, and deny nothing. Whatever is in doubt is news.
 */
export function isWarmThanks(sentences: readonly SentenceRead[], { cues, language }: LanguageKit): boolean {
  if (!sentences.some(({ folded }) => THANKS.test(folded))) return false
  return sentences.every(({ folded, isAsking, isThanks, isOfStay }) => {
    if (isThanks) return true
    if (isAsking || isOfStay || /\d/.test(folded.replace(/\d{1,2}\s?\/\s?10/g, '')) || folded.includes('?'))
      return false
    const rest = withoutIdioms(folded)
    if (
      concernsStay(rest, language) ||
      FAULTS.test(rest) ||
      MANY.test(rest) ||
      hasWords(cues.changes, rest) ||
      hasWords(cues.negation, rest)
    )
      return false
    return PARTS.test(rest) || !(WEEKDAYS.test(rest) || MONTHS.test(rest))
  })
}
