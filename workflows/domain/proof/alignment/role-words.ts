import type { DraftLanguage } from '#workflows/domain/draft.ts'

type RoleWords = { from: string; until: string; every: string; to: string; not: string; first: string }

/** What stands right before a figure and says how it is meant; between two figures; what denies; the first of a row. Folded. */
export const ROLE_WORDS: Record<DraftLanguage, RoleWords> = {
  it: {
    from: 'dalle(?: ore)?|dal|dai|a partire da(?:lle|l)?|dopo le|dopo',
    until:
      'al piu tardi(?: alle)?|entro(?: le| il)?|fino a(?:lle|l|i)?|prima delle|max|massimo|al massimo|sotto i|non oltre(?: le)?',
    every: 'ogni',
    to: 'a|al|alle',
    not: "non|no|nessun\\p{L}*|senza|niente|mai|vietat\\p{L}*|proibit\\p{L}*|ne'",
    first: 'primo|prima(?= (?:pian|cest|bors|bici|auto|person))',
  },
  en: {
    from: 'from|after|as of|starting(?: from| at)?|since|between',
    until:
      'at the latest(?: at| by)?|until|till|by|before|up to|within|max(?:imum)?|at most|no later than|under|(?:the )?latest(?: [\\p{L}-]+){1,2} (?:is|at)|the latest',
    every: 'every',
    to: 'to|and|till|until',
    not: "no|not|none|\\p{L}+n't|cannot|without|neither|nor|forbidden|prohibited|never|unavailable",
    first: 'first|1st',
  },
  de: {
    from: 'ab|von|vom|nach|seit|ab dem',
    until: 'bis(?: zu| zum)?|spatestens(?: um)?|vor|innerhalb von|binnen|max(?:imal)?|hochstens|unter',
    every: 'alle',
    to: 'bis|bis zum|und',
    not: 'nein|nichts|nicht|kein\\p{L}*|ohne|verboten|untersagt|weder|nie',
    first: 'ersten?|erster',
  },
  fr: {
    from: 'a partir d[eu]|des|apres|du|entre',
    until: "au plus tard(?: a)?|jusqu'?a(?:u)?|avant|sous|dans les|max(?:imum)?|au plus|moins de",
    every: 'toutes les|tous les',
    to: "a|au|jusqu'a|et",
    not: "ne|n(?=')|non|pas|sans|aucune?|interdit\\p{L}*|ni|jamais",
    first: 'premier|1er',
  },
  es: {
    from: 'desde(?: las| el)?|a partir de(?: las)?|despues de(?: las)?|del|entre(?: las)?',
    until:
      'a mas tardar(?: a las)?|hasta(?: las| el)?|antes de(?: las)?|en un plazo de|dentro de|max(?:imo)?|como maximo|menos de',
    every: 'cada',
    to: 'a|a las|al|hasta(?: las| el)?|y',
    not: 'no|sin|ni|ningun\\p{L}*|prohibid\\p{L}*|nunca|tampoco',
    first: 'primera?|primer',
  },
  nl: {
    from: 'vanaf|van|na|tussen|pas om',
    until: 'tot|uiterlijk(?: om)?|voor|binnen|max(?:imaal)?|hooguit|hoogstens|tot en met|onder',
    every: 'elke|om de|iedere|alle',
    to: 'tot|tot en met|en',
    not: 'nee|niets|niet|geen|zonder|verboden|nooit|noch',
    first: 'eerste',
  },
  pt: {
    from: 'a partir d[aeo]s?|desde as|das|apos as?|depois das?|entre as',
    until: 'o mais tardar(?: as)?|ate(?: as| ao?)?|antes das?|no prazo de|max(?:imo)?|no maximo|menos de',
    every: 'a cada|cada',
    to: 'as|a|ate(?: as| ao?)?|ao|e as',
    not: 'nao|sem|nem|nenhum\\p{L}*|proibid\\p{L}*|nunca',
    first: 'primeiro',
  },
  pl: {
    from: 'od(?: godz(?:iny)?)?|po(?: godz(?:inie)?)?',
    until: 'do(?: godz(?:iny)?)?|przed|najpozniej(?: o)?|w ciagu|maks\\p{L}*|ponizej',
    every: 'co',
    to: 'do|i',
    not: 'nie|brak|bez|ani|zakaz\\p{L}*|zabronion\\p{L}*|zaden|zadn\\p{L}*|nigdy',
    first: 'pierwsz\\p{L}*',
  },
}
