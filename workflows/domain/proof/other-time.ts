import type { DraftLanguage } from '#workflows/domain/draft.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')

/** Forms, folded, by which a sentence speaks of what was or what will be, and says 'once', 'until now', 'soon', 'so they say'. */
export const OTHER_TIME: Record<DraftLanguage, RegExp> = {
  en: words('was|were|had|used to|died|will be|going to be|being|coming|should be|formerly|supposed(?:ly)?|they say'),
  it: words(
    "era|erano|c'era|c'erano|avevamo|davamo|facevamo|sara|saranno|riapre|riaprira|arrivera|una volta(?! (?:a|al|alla|ogni|per)(?!\\p{L}))|un tempo|dicono|dice|diceva",
  ),
  de: words('war|waren|hatte|hatten|gab|wurde|fruher|ehemals|ehemalig\\p{L}*|kunftig|demnachst|angeblich|irgendwann'),
  fr: words(
    'avait|avaient|etait|etaient|avions|faisions|sera|seront|jadis|autrefois|parait-il|dit-on|bientot|avant, on',
  ),
  es: words(
    'habia|era|eran|teniamos|admitiamos|dabamos|sera|seran|habra|tendremos|pronto|antano|dicen|dice|antes (?:habia|dabamos|admitiamos|teniamos)',
  ),
  nl: words('was|waren|hadden|had|vroeger|zal|zullen|straks|binnenkort|ooit|zogenaamd|zeggen'),
  pt: words('havia|tinha|tinhamos|era|eram|davamos|sera|serao|tera|teremos|antigamente|outrora|em breve|dizem|alugava'),
  pl: words('byl|byla|bylo|byly|mielismy|robilismy|mial|miala|bedzie|beda|kiedys|dawniej|wkrotce|podobno|na razie'),
}
