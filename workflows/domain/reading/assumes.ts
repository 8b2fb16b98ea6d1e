/** What somebody takes for granted, and wants to be told if it is not so. Folded, in the eight languages. */
const ASSUMES =
  /(?<!\p{L})(?:assum(?:e|es|ed|ing)|suppos(?:e|es|ing)|presum(?:e|es|ing)|i guess|we guess|take it (?:that )?|reckon|suppon(?:go|iamo|e)|immagin(?:o|iamo)|presum(?:o|iamo)|do(?:iamo)? per scontato|davo per scontato|(?:geh\p{L}*|gingen?) (?:(?:ich|wir|mal|jetzt|einfach) )*davon aus|davon aus(?:gehen|gegangen)?|nehm\p{L}* (?:(?:ich|wir|mal|jetzt|doch|einfach) )*an|vermut\p{L}*|je suppose|nous supposons|on suppose|j'imagine|on imagine|je presume|supon(?:go|emos)|imagin(?:o|amos)|doy por hecho|damos por hecho|ne(?:em|men) (?:(?:ik|we|wij) )?aan|ga(?:an)? (?:(?:ik|we|wij) )?ervan uit|vermoed\p{L}*|suponho|supomos|presumo|presumimos|zaklad(?:am|amy)|przypuszcz\p{L}*|domysl\p{L}*|rozumiem ze)(?!\p{L})/u
/** Beside a thing of the house only: nobody answers 'I hope you are well'. */
const HOPES =
  /(?<!\p{L})(?:hop(?:e|es|ing)|sper(?:o|a|iamo|ano)|hoff(?:e|en|t)|esper(?:e|ons|o|a|amos|an|am)|hop(?:en|t)|hoop|mam(?:y)? nadzieje|ma nadzieje)(?!\p{L})/u
/** 'I read that the oven is electric': whether it is so is for the facts to say. */
const READ_IT =
  /(?<!\p{L})(?:read|listing|advert|ho letto|abbiamo letto|annuncio|gelesen|anzeige|inserat|beschreibung|lu|annonce|leido|anuncio|gelezen|advertentie|lido|anuncio|li no|przeczyta\p{L}*|ogloszeni\p{L}*|w opisie)(?!\p{L})/u

/** Whether a statement beside a question wants to be confirmed. */
export const assumes = (
  folded: string,
  { namesSomething, hasUnknown }: { namesSomething: boolean; hasUnknown: boolean },
) =>
  (ASSUMES.test(folded) && (namesSomething || hasUnknown)) ||
  ((HOPES.test(folded) || READ_IT.test(folded)) && namesSomething)
