/** 'Beach 900 m. Baker 600 m', 'until 21. Pharmacy next door': the full stop ends a sentence, not a unit. */
const AFTER_UNIT = /(\d\s?(?:k?m|min|kg|h|u|p\.p|max))\.[ \t]+(?=\p{Lu})/gu
/** In German a noun after an ordinal has a capital, too. */
const AFTER_FIGURE = /(\d)\.[ \t]+(?=\p{Lu}[\p{Ll}'’])/gu

/** Words that hosts write short: a full stop behind one of them ends no sentence. In all languages at once. */
const SHORT =
  'abs adr alt an apt appt approx av bes bijv bldg blvd bzw ca cad cal calc cent circa cod cx dept dir div dom dt ec edif eff eig ev evt evtl ex excl exkl facolt fam ggf godz gr hab hl hr hrs inc incl inkl insb int kl kpl l lad lg loc lok lt ltd m max maks mehr mez mi min mind ml mm mq mt n nb nd neu nr num obj og opt os osob p pag par pass pax pers pg pk pl pok pp ppl pr prov ps pt qm rdc resp rez rist s sa sat sec seg sen ser sett sez sig sog spl sq sr sra st std stk str su szt ta tab tav tel temp tgl tgv ting tj tv tw u ul usw v vgl vl vs w wg wk z zb zi zg zus zw'

const shorts = new Set(SHORT.split(' '))
/** 'Slow cooker. no microwave': hosts in a hurry begin sentences with a small character. */
const BEFORE_SMALL =
  /(?<=(\d\s?(?:km?|h|u|kg|€|%)|\d[-–]\d{1,2}(?:[:.]\d\d)?|\p{L}+|[)!"”»]))([.!]+)[ \t]+(?=[¿¡]?\p{Ll})/gu

const isEnd = (word: string) =>
  /[^\p{L}]/u.test(word) || (word.length > 1 && !shorts.has(word.toLowerCase()) && !/^[\p{Lu}.]+$/u.test(word))

/** A text with each sentence on a line of its own, also where the one before ends in a figure, or the next begins with a small character. */
export const withEnds = (text: string, language: string): string => {
  const ended = text
    .replace(AFTER_UNIT, '$1.\n')
    .replace(BEFORE_SMALL, (found, word: string) => (isEnd(word) ? '.\n' : found))
  return language === 'de' ? ended : ended.replace(AFTER_FIGURE, '$1.\n')
}
