import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** 'Late arrival is no problem' denies nothing. In all languages at once. */
export const NO_PROBLEM =
  /(?<!\p{L})(?:non (?:e|c'e|ci sono) (?:un |alcun |nessun )?problem[ai]|nessun problema|senza problemi|(?:is |are |it's )?(?:no|not a|not any) (?:problem|trouble|issue)s?(?: at all)?|(?:ist |sind )?(?:gar )?kein problem|(?:ce n'est )?(?:pas|aucun) (?:un |de )?(?:probleme|souci)|(?:no (?:hay|es) )?(?:ningun |un )?problema(?= ?(?:$|[.,;:!]))|sin problemas?|geen (?:enkel )?probleem|(?:nao (?:ha|e) )?(?:nenhum |um )problema|sem problemas?|(?:nie ma|zaden|to nie) problemu?|bez problemu)(?!\p{L})/gu

/** 'Just not on the beds.' In all languages at once. */
export const ONLY_NOT =
  /(?<!\p{L})(?:solo|soltanto|just|only|nur|bloss|seulement|solamente|alleen|so|apenas|tylko)\s+(?:not|non|nicht|pas|no|niet|nao|nie)(?!\p{L})/u

/** 'They must stay off the beds.' */
export const isOffLimits = (folded: string, language: DraftLanguage): boolean =>
  language === 'en' &&
  /(?<!\p{L})off (?:the|your|our) (?:beds?|sofas?|couch|furniture|armchairs?|lawn|grass)(?!\p{L})/u.test(folded)

/** 'Off from 23 to 6': it does not run then. Of 'aus Holz' something is made, so that a figure or the end has to follow. */
const SWITCHED_OFF: Record<DraftLanguage, RegExp> = {
  it: /(?<!\p{L})spent[oaie](?!\p{L})/u,
  en: /(?<!\p{L})off(?= (?:at night|overnight)|\s{3,}|\s*$)/u,
  de: /(?<!\p{L})(?:aus(?=\s{3,}|\s*$)|(?:ab|aus)geschaltet)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:eteinte?s?|coupee?s?)(?!\p{L})/u,
  es: /(?<!\p{L})apagad[oa]s?(?!\p{L})/u,
  nl: /(?<!\p{L})(?:uit(?=\s{3,}|\s*$)|uitgeschakeld)(?!\p{L})/u,
  pt: /(?<!\p{L})desligad[oa]s?(?!\p{L})/u,
  pl: /(?<!\p{L})wylaczon\p{L}*(?!\p{L})/u,
}

/** Whether it says that something is switched off. */
export const isSwitchedOff = (left: string, language: DraftLanguage): boolean => SWITCHED_OFF[language].test(left)
