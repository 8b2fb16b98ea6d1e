import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'

/** 'We' with what we do, folded; to have something is no doing. */
const DOINGS: Record<DraftLanguage, string> = {
  it: '(?!abbiamo|siamo|accettiamo|ammettiamo|chiediamo|preghiamo|disponiamo|offriamo|possiamo|dobbiamo|vogliamo|speriamo)\\p{L}{2,}iamo',
  en: "(?:we|i)(?:'ll| will| shall)? (?!have|are|am|can|accept|allow|ask|offer|provide|hope|do not|don't|only ask|ask)\\p{L}+",
  de: '(?:wir|ich) (?!haben|habe|sind|bin|erlauben|akzeptieren|bitten|bieten|hoffe|hoffen)\\p{L}+|(?!haben|sind|hoffen)\\p{L}+en wir',
  fr: "(?:nous|je|j') ?(?!avons|ai|acceptons|autorisons|demandons|proposons|disposons|prions|sommes|suis|esperons|n'avons)\\p{L}+",
  es: '(?!tenemos|aceptamos|admitimos|permitimos|pedimos|ofrecemos|disponemos|rogamos|estamos|podemos|queremos|esperamos|vamos)\\p{L}{2,}(?:amos|emos|imos)',
  nl: '(?:we|wij|ik) (?!hebben|heb|accepteren|vragen|bieden|zijn|ben|hopen|hoop)\\p{L}+|(?!hebben|zijn|hopen)\\p{L}+en (?:we|wij)',
  pt: '(?!temos|aceitamos|permitimos|pedimos|oferecemos|dispomos|estamos|podemos|queremos|esperamos|vamos)\\p{L}{2,}(?:amos|emos|imos)',
  pl: '(?!mamy|akceptujemy|przyjmujemy|prosimy|oferujemy|jestesmy|mozemy|chcemy)\\p{L}{3,}(?:amy|emy|imy|ymy)',
}

const patterns = new Map<DraftLanguage, RegExp>()

/**
 * True where a sentence tells what the host does or will do: 'we strip the beds' has the words of 'please strip the beds'. Which of the
 * two does it no row of words tells, so that only the tables may prove it.
 */
export function tellsHostDoing(sentence: string, language: DraftLanguage): boolean {
  const pattern = patterns.get(language) ?? new RegExp(`(?<!\\p{L})(?:${DOINGS[language]})(?!\\p{L})`, 'u')
  patterns.set(language, pattern)
  return pattern.test(fold(sentence))
}
