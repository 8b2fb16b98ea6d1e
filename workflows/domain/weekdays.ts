/** Folded, in eight languages. */
export const WEEKDAYS =
  /(?<!\p{L})(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:maan|dins|woens|donder|vrij|zater|zon)dag|segunda|terca|quarta|quinta|sexta|poniedzial\p{L}*|wtor\p{L}*|srod\p{L}*|czwart\p{L}*|piat\p{L}*|sobot\p{L}*|niedziel\p{L}*)(?!\p{L})/u

/** Whether a folded word names a day of the week. */
export const isWeekday = (word: string): boolean => WEEKDAYS.test(word)
