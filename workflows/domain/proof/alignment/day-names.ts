import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** How hosts write the days short, from Monday on, and the whole word. */
const DAYS: Record<DraftLanguage, [short: string, whole: string][]> = {
  it: days('lun|lunedì mar|martedì mer|mercoledì gio|giovedì ven|venerdì sab|sabato dom|domenica'),
  en: days('mons?|Monday tues?|Tuesday weds?|Wednesday thu(?:rs?)?|Thursday fri|Friday sat|Saturday sun|Sunday'),
  de: days('mo|Montag di|Dienstag mi|Mittwoch do|Donnerstag fr|Freitag sa|Samstag so|Sonntag'),
  fr: days('lun|lundi mar|mardi mer|mercredi jeu|jeudi ven|vendredi sam|samedi dim|dimanche'),
  es: days('lun?|lunes mar?|martes mi[eé]|miércoles jue?|jueves vie?|viernes s[aá]b?|sábado dom?|domingo'),
  nl: days('ma|maandag di|dinsdag wo|woensdag do|donderdag vr|vrijdag za|zaterdag zo|zondag'),
  pt: days('seg|segunda ter|terça qua|quarta qui|quinta sex|sexta s[aá]b|sábado dom|domingo'),
  pl: days('pn|poniedziałek wt|wtorek [sś]r|środa czw|czwartek pt|piątek so?b|sobota n(?:d|iedz)|niedziela'),
}

function days(text: string): [string, string][] {
  return text.split(' ').map((pair) => {
    const [short = '', whole = ''] = pair.split(/\|(?=[^|]*$)/)
    return [short, whole]
  })
}

/** What follows a day that is written short: the other end, an hour, or that it is closed. */
const CLOSED =
  'closed|shut|zu(?!\\p{L})|geschl|ruhetag|chius|riposo|ferm[eé]|cerrad|gesloten|dicht|fechad|zamkn|nieczyn|open|aperto|auf(?!\\p{L})|ouvert|abiert|abert|otwar'

const patterns = new Map<DraftLanguage, [RegExp, string][]>()

function patternsOf(language: DraftLanguage): [RegExp, string][] {
  const all = DAYS[language].map(([short]) => short).join('|')
  const found = DAYS[language].map(([short, whole]): [RegExp, string] => [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${short})\\.?(?=\\s?[-–/+&,]\\s?(?:${all})(?!\\p{L})|\\s(?:a|to|bis|tot|do|t/m|e|u\\.|et|y|en|i)\\s(?:${all})(?!\\p{L})|\\s\\d{1,2}(?:[-–:.h]|\\s?u)|\\s(?:${CLOSED}))|(?<=(?<![\\p{L}\\d])(?:${all}|${DAYS[language].map(([, name]) => name).join('|')})\\.?(?:\\s?[-–/+&,]\\s?|\\s(?:a|to|bis|tot|do|t/m|e|u\\.|et|y|en|i)\\s))(?:${short})(?!\\p{L})\\.?`,
      'giu',
    ),
    whole,
  ])
  patterns.set(language, found)
  return found
}

const ofDays = new Map<DraftLanguage, RegExp>()

/** '8-21 Sunday 10-18': the second hours are of the day before them. */
export function withDaysApart(text: string, language: DraftLanguage): string {
  const names = DAYS[language].map(([, name]) => name).join('|')
  const pattern =
    ofDays.get(language) ?? new RegExp(`(?<=\\d(?:h|u)?)\\s+(?=(?:${names})(?!\\p{L})[^,;.]{0,12}?\\d)`, 'giu')
  ofDays.set(language, pattern)
  return text.replace(pattern, ', ')
}

/** A text with each 'Mo-Sa 8-21' as 'Montag-Samstag 8-21'. Alone, 'so' and 'do' are other words. */
export const withDayNames = (text: string, language: DraftLanguage): string =>
  (patterns.get(language) ?? patternsOf(language)).reduce((whole, [short, name]) => whole.replace(short, name), text)
