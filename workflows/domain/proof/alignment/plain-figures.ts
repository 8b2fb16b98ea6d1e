import type { DraftLanguage } from '#workflows/domain/draft.ts'

type Forms = { every: string; hourly: string; half: string; hour: string }

/** How often, how long: what says 'every', 'once an hour' or 'hourly', 'every half hour' and 'one hour' without a figure. Folded. */
const FORMS: Record<DraftLanguage, Forms> = {
  it: {
    every: 'ogni',
    hourly: "ogni ora|(?:una volta|1 volta) (?:all'|l'|ogni )ora|con cadenza oraria",
    half: 'ogni mezz.?ora|due volte all.ora',
    hour: "un'ora",
  },
  en: {
    every: 'every',
    hourly: 'every hour|each hour|once (?:an|per|every) hour|one (?:an|per) hour|on the hour|hourly',
    half: 'every half.hour|half.hourly|twice (?:an|per) hour',
    hour: '(?:an|one) hour',
  },
  de: {
    every: 'alle',
    hourly: 'jede stunde|stundlich\\p{L}*|einmal (?:pro|die|in der) stunde|im stundentakt',
    half: '(?:jede|alle) halbe[n]? stunden?|halbstundlich\\p{L}*|zweimal (?:pro|die|in der) stunde|im halbstundentakt',
    hour: 'eine[r]? stunde',
  },
  fr: {
    every: 'toutes les',
    hourly: "toutes les heures|chaque heure|une fois (?:par|l'|de l') ?heure",
    half: 'toutes les demi.heures|chaque demi.heure|deux fois par heure',
    hour: 'une heure',
  },
  es: {
    every: 'cada',
    hourly: 'cada hora|una vez (?:por|a la|cada) hora|uno (?:por|cada) hora',
    half: 'cada media hora|dos veces por hora',
    hour: 'una hora',
  },
  nl: {
    every: 'elke',
    hourly: '(?:elk|ieder|om het) uur|(?:een|1) keer per uur|eenmaal per uur',
    half: '(?:elk|ieder|om het) half ?uur|twee keer per uur',
    hour: '(?:een|1) uur(?= (?:lang|rijden|lopen|reizen|onderweg))',
  },
  pt: {
    every: 'a cada',
    hourly: '(?:a )?cada hora|de hora (?:a|em) hora|uma vez por hora',
    half: '(?:a )?cada meia hora|de meia em meia hora|duas vezes por hora',
    hour: 'uma hora',
  },
  pl: {
    every: 'co',
    hourly: 'co godzine|raz na godzine|co 1 godzine',
    half: 'co pol godziny|dwa razy na godzine',
    hour: '(?:jedna|1) godzin[ea]',
  },
}
/** 'Per hour' counts no hour. */
const NOT_PER = "(?<!(?:per|pro|par|por|za|na|once|vez|volta|fois|keer|raz|einmal|\\d|[€£$]|euros?|eur|zl) )(?<!all')"

const patterns = new Map<DraftLanguage, [RegExp, string][]>()

function patternsOf(language: DraftLanguage): [RegExp, string][] {
  const { every, hourly, half, hour } = FORMS[language]
  const whole = (words: string) => new RegExp(`(?<!\\p{L})${NOT_PER}(?:${words})(?!\\p{L})`, 'gu')
  const found: [RegExp, string][] = [
    [whole(half), `${every} 30 min`],
    [whole(hourly), `${every} 60 min`],
    [whole(hour), '60 min'],
  ]
  patterns.set(language, found)
  return found
}

/** A folded text with 'hourly' as 'every 60 min', and 'an hour' as '60 min'. */
export const withPlainFigures = (folded: string, language: DraftLanguage): string =>
  (patterns.get(language) ?? patternsOf(language)).reduce((text, [words, plain]) => text.replace(words, plain), folded)
