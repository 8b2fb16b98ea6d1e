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
