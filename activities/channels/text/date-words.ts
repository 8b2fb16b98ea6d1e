import { fold } from '#workflows/domain/fold-text.ts'

const LOCALES =
  'it en de fr es nl pt pl ru cs sv da nb fi hu ro tr el uk sk hr sl bg lt lv et id ca ja ko zh he ar th'.split(' ')
const STYLES = ['long', 'short'] as const
/** Each month, and each day of the week. */
const DAYS = [
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15)),
  ...Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day)),
]

/** What stands around days and hours in the languages of the guests: `alle ore`, `a las`, `o godz.`, `Uhr`. */
const AROUND = `
  il lo la le l alle ore del dell della di de d giorno data in on at of the am pm um uhr den der dem vom von den a à au h heures heure
  el las los dia del op om uur em as às dia horas hrs o godz w dniu dnia roku r в г час st nd rd th gmt utc cet cest est edt pst pdt ore
  dal al dalle from to until till bis ab ab zum tot van do od das ate até fino fra nel entre and e und et y en i
  kl klo v ve ora hours stunden kello om in la orele lui saat dne hod στις στη μμ πμ р о об у году рік року році
  m d gada ב
  年 月 日 時 分 时 点 星期 周 月曜日 土曜日 上午 下午 午前 午後 년 월 일 오전 오후
`

const words = (text: string): string[] =>
  fold(text)
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? []

function namesOfDays(): Set<string> {
  const names = new Set(words(AROUND))
  for (const locale of LOCALES) {
    for (const style of STYLES) {
      const formats = [
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, weekday: style, timeZone: 'UTC' }),
        new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }),
      ]
      for (const day of DAYS) {
        for (const format of formats) {
          for (const word of words(format.format(day))) {
            names.add(word)
            // As mail programs shorten them: `sept`, `giov`, `Donn`, `marrask`.
            for (const length of [3, 4, 5, 6, 7]) if (word.length > length) names.add(word.slice(0, length))
          }
        }
      }
    }
  }
  return names
}

const DATE_WORDS = namesOfDays()

/** Whether a word, folded, is a month, a day of the week, or what stands around them: no name, and nothing that a guest would tell. */
export const isDateWord = (word: string): boolean => DATE_WORDS.has(word)

const NIGHTS =
  /^(?:night|nights|notte|notti|nacht|nachte|nachten|nuit|nuits|noche|noches|noite|noites|noc|noce|noci|nocy|natt|natter|nætter|netter|yota|ejszaka|noapte|nopti|ночь|ночи|ночей)$/

/** Whether a text says days, hours and nights, and not a word more. */
export function isDateText(text: string): boolean {
  const folded = fold(text)
  return (
    /\d/.test(folded) && !/[?!]/.test(folded) && words(folded).every((word) => isDateWord(word) || NIGHTS.test(word))
  )
}
