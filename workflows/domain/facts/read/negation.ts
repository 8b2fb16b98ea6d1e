import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'

/** Words that turn what follows them into its contrary. */
const NOT: Record<FactLanguage, string> = {
  en: "no|not|[a-z]+n't|cannot|never|nor|without",
  it: 'non|mai|ne|nessun[oa]?|senza|niente',
  de: 'nicht|keine?[nmrs]?|nie|ohne|weder',
  fr: "non|pas|aucune?|jamais|ni|sans|n'est pas",
  es: 'no|ni|nunca|tampoco|sin|ningun[oa]?',
  nl: 'niet|geen|nooit|zonder|noch',
  pt: 'nao|nem|nunca|sem|nenhum[a]?',
  pl: 'nie|ani|nigdy|bez|brak',
}
const NOT_NEAR = Object.fromEntries(
  Object.entries(NOT).map(([language, words]) => [
    language,
    new RegExp(`(?<![a-z'])(?:${words})(?:\\s+[a-z'-]+){0,3}\\s*$`),
  ]),
) as Record<FactLanguage, RegExp>

/** What says of a thing that there is none, right before its name. */
const NONE: Record<FactLanguage, string> = {
  en: "no|without|lacks?|not have|[a-z]+n't have|isn't|is not|aren't|are not|neither|nor|not any|not provide|don't (?:provide|offer|serve|do|supply)|not (?:offer|serve|supply)",
  it: "non (?:c'e|ci sono|abbiamo|ha|eh? present[ei]|disponiamo(?: di)?|esiste|esistono|offriamo|forniamo|serviamo|prepariamo|facciamo|diamo|dispone(?: di)?|sono (?:presenti|disponibili|forniti|previsti)|eh? (?:disponibile|prevista?o?|fornita?o?))|senza|nessun[oa]?|niente|ne|manca(?:no)?",
  de: 'kein[a-z]*|ohne|weder|noch|nicht',
  fr: "(?:pas|aucune?|sans|ni)(?: de| d'?)?|(?:il )?n'(?:y a|avons|a|ont)",
  es: 'no (?:hay|tiene|tienen|tenemos|dispone(?:mos)?(?: de)?|contamos con|existe|ofrecemos|servimos|damos|se (?:sirve|proporcionan?|facilitan?|incluyen?))|sin|ni|ningun[oa]?',
  nl: 'geen|zonder|noch',
  pt: 'nao (?:ha|tem|temos|existe|existem|dispomos de|dispoe de|oferecemos|fornecemos|servimos|damos|sao fornecid[ao]s|esta(?:o)? incluid[ao]s?)|sem|nem|nenhuma?',
  pl: 'nie ma|brak|bez|ani|nie posiada(?:my)?|nie mamy|nie oferujemy|nie serwujemy|nie podajemy|nie zapewniamy|zadn[a-z]+',
}
const NONE_BEFORE = Object.fromEntries(
  Object.entries(NONE).map(([language, words]) => [
    language,
    new RegExp(`(?<![a-z'])(?:${words})(?:\\s+(?!(?:only|solo|nur|seulement|alleen|so|tylko)\\s)[a-z'-]+){0,3}\\s*$`),
  ]),
) as Record<FactLanguage, RegExp>

const PROHIBITION =
  'forbidden|prohibited|banned|unavailable|not (?:permitted|allowed)|vietat[oaie]|proibit[oaie]|divieto|verboten|untersagt|interdit(?:e|s|es)?|prohibid[oa]s?|verboden|proibid[oa]s?|zabronion[a-z]+|zakaz(?:ane|any|ana)?|rauchverbot|rookverbod|nowhere|nirgend(?:s|wo)|nulle part|da nessuna parte|en ning(?:un|una) (?:sitio|lugar|parte)|nergens|em (?:lado nenhum|lugar nenhum)|nigdzie'
const LACK =
  'fehlt|fehlen|manca(?:no)?|manque(?:nt)?|ontbreekt|ontbreken|(?<!hace )(?<!hacen )faltan?(?! de )|brakuje|defekt|defect|kaputt|kapot|broken|out of order|fuori servizio|guast[oa]|en panne|hors service|averiad[oa]|avariad[oa]|zepsut[a-z]*|rot[oa]s?(?= (?:por|de)|[.,;!]|$)'
/** What forbids, or says that something is not there, by itself. */
export const FORBIDS = new RegExp(`(?<![a-z])(?:${PROHIBITION}|${LACK})(?![a-z])`)
/** What forbids to do something: what is broken or missing forbids nobody to come. */
export const FORBIDS_DOING = new RegExp(`(?<![a-z])(?:${PROHIBITION})(?![a-z])`)

/** True where one of the words before `index` denies what stands there. */
export function isDenied(text: string, index: number, language: FactLanguage): boolean {
  const before = text.slice(0, index)
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(':')) + 1)
  return NOT_NEAR[language].test(clause)
}

/** True where the words after a name deny something. */
export const isDeniedAfter = ({ after, language }: { after: string; language: FactLanguage }): boolean =>
  new RegExp(`(?<![a-z'])(?:${NOT[language]})(?![a-z'])`).test(after)

/** True where a text ends by saying that there is none of what follows. */
export const endsInNone = (before: string, language: FactLanguage): boolean => NONE_BEFORE[language].test(before)
