import { isDateText } from '#activities/channels/text/date-words.ts'
import { dayNamed } from '#activities/channels/text/stay-dates.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Labels } from './frames/compile-frame.ts'
import { BEGINS_AS_NEW, labelOn } from './frames/label-on.ts'

/** How platforms call what a stay was before, in nine languages and those of Scandinavia, folded. */
const EARLIER =
  /^(?:previous|previously|original|old|former|earlier|before|initial|bisherige[rsn]?|bisher|vorherige[rsn]?|vorher|fruhere[rsn]?|alte[rsn]?|ursprungliche[rsn]?|zuvor|anciennes?|precedentes?|initiales?|originales|origine|avant|anterior|anteriores|antes|previas?|antiguas?|iniciales|precedenti|precedente|originali|originarie|vecchie|prima|iniziali|oude|vorige|eerdere|oorspronkelijke|poprzedni\p{L}{0,3}|dotychczasow\p{L}{1,3}|wczesniejsz\p{L}{1,3}|stare|stary|pierwotn\p{L}{1,3}|przed|predchozi|puvodni|stary|antigas?|iniciais|originais|tidigare|ursprungliga|gamla|tidligere|oprindelige|opprinnelige|gamle)$/u
/** What such a heading is of, beside the word for it. */
const OF_STAY =
  /^(?:dates?|days?|stay|details?|booking|reservation|dat(?:en|um|e|a|as|os)|angaben|zeitraum|aufenthalt|buchung|reservierung|termin\p{L}{0,2}|reisedaten|sejour|fechas?|estancia|datos|reserva|date|soggiorno|dati|prenotazione|gegevens|datums|data|verblijf|boeking|reservering|daty|pobyt\p{L}?|rezerwacj\p{L}{1,2}|szczegoly|udaje|terminy|datumy?|rezervace|estadia|dados|datoer|ophold|opphold|vistelse|the|les?|las?|los|die|der|das|de|het|os|as|il|lo|i|d|da|do|of|della|del|und|and)$/u
const MOST_WORDS = 4

/** `Previous dates`, `FECHAS ORIGINALES`, `Vorher:`: a heading, and nothing else. */
function isEarlierHeading(line: string): boolean {
  const words = fold(line).match(/\p{L}+/gu) ?? []
  const isAlone = words.length > 0 && words.length <= MOST_WORDS && !/[\d?!]/.test(line)
  return (
    isAlone &&
    words.some((word) => EARLIER.test(word)) &&
    words.every((word) => EARLIER.test(word) || OF_STAY.test(word))
  )
}

/**
 * A text without the days that a stay had before: what stands below such a heading until anything but days and their labels does, or
 * behind it. Where no other days are told, the headings say nothing of a change, and all of it stands.
 */
export function withoutEarlierDays(text: string, labels: Labels): string {
  const parts = text.split(/(\n|\t)/)
  const isOfDay = (part: string) => {
    const label = labelOn(part, labels)
    const isDays = label?.kinds.some((kind) => kind === 'checkIn' || kind === 'checkOut' || kind === 'dates') === true
    return isDateText(part) || (isDays && (label?.value === '' || dayNamed(part) !== null))
  }
  let isEarlier = false
  const kept = parts.map((part) => {
    if (part.trim() === '') return part
    const [heading = '', behind] = part.split(/[:：](.*)/u)
    if (isEarlierHeading(heading)) {
      isEarlier = (behind ?? '').trim() === ''
      return ''
    }
    isEarlier &&= isOfDay(part) && !BEGINS_AS_NEW.test(part.trim())
    return isEarlier ? '' : part
  })
  const rest = kept.join('')
  return rest.split(/[\n\t]/).some((part) => isOfDay(part) && dayNamed(part) !== null) ? rest : text
}
