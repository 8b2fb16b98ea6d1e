/** How people speak of themselves in nine languages, folded. */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}])(?:i'(?:m|ll|ve|d)|we|we'(?:re|ll|ve|d)|my|our|us|me|mine|ours|io|noi|mi|ci|mio|mia|miei|mie|nostr[oaie]|vorrei|vorremmo|siamo|saremo|posso|ho|sono|ich|wir|uns|mir|mich|mein\p{L}*|unser\p{L}*|je(?= (?:n'|ne |vous |te |t'|me |m'|y |en |l[ea] |les |l')*\p{L}+(?:e|s|x|ai)(?!\p{L}))|j'\p{L}+|nous|mon|mes|notre|nos|moi|yo|nosotr[oa]s|mis(?! (?:a jour|en|au)(?!\p{L}))|nuestr[oa]s?|soy|somos|tengo|quiero|quisiera|ik|wij|ons|onze|mijn|eu|meu|minha|nosso|nossa|sou|vou|ja|nas|nam|moj\p{L}*|nasz\p{L}*|mam|jestem|chcial\p{L}*|jsem|jsme|bych|bychom|mame|nase|nasi|muj|moje|[a-z]{2,}(?:iamo|remmo|remo)|[a-z]{3,}(?:amos|emos|imos)|[a-z]{3,}(?:emy|imy|ymy|amy)|(?!\p{L}*(?:ieme|bleme|steme|theme|creme|treme|preme|prime|gime|stime|ritime|itime|ntime|crime)(?!\p{L}))[a-z]{2,}(?:eme|ime)|[a-z]{3,}(?:lismy|lysmy))(?!\p{L})/u
/** In other languages it is `and`. */
const I = /(?<![\p{L}\p{N}])I(?![\p{L}\p{N}.])/u
const THANKS =
  /(?<!\p{L})(?:thanks?|cheers|grazie|dank\p{L}*|merci|gracias|bedankt|obrigad[oa]|dziekuj\p{L}*|dzieki|dekuj\p{L}*|diky)(?!\p{L})/u

/** As nobody speaks but a person of themselves: a platform says `we`. Folded. */
const MINE =
  /(?<![\p{L}\p{N}])(?:i'(?:m|ll|ve|d)|my|mine|myself|io|mio|mia|miei|mie|vorrei|ich|mir|mich|mein\p{L}*|j'\p{L}+|je (?:suis|serai|voudrais|veux|peux|souhait\p{L}*|viens|n'\p{L}+|ne|vous|pense|cherche|dois|crois)|mon|mes|moi|mi|yo|mis(?! (?:a jour|en|au)(?!\p{L}))|soy|tengo|quisiera|ik|mijn|eu|meus?|minhas?|sou|moj\p{L}*|jestem|chcial(?:bym|abym)|jsem|bych|muj|moje)(?!\p{L})/u
/** What in a text is a person's who writes to somebody. */
export type Voice = { isFirstPerson: boolean; asks: boolean; thanks: boolean }

/** Of a text as it is written and folded. */
export const voiceIn = (text: string, folded: string): Voice => ({
  isFirstPerson: FIRST_PERSON.test(folded) || I.test(text),
  asks: /[?？]/.test(text),
  thanks: THANKS.test(folded),
})

/** Whether one person speaks, and no house or platform. */
export const speaksOfOneself = (text: string, folded: string): boolean => MINE.test(folded) || I.test(text)
