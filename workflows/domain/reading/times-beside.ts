import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'

/** Hours that only explain a question ask for nothing of their own. */
export const withoutTimesBeside = (asks: Ask[]): Ask[] => dropTimesBesideCheckIn(dropTimesBesideLuggage(asks))

/** Who asks to leave bags tells when they come only to explain it. */
function dropTimesBesideLuggage(asks: Ask[]): Ask[] {
  if (!asks.some(({ subjects }) => subjects.includes('luggage'))) return asks
  const isWhy = (subject: string) => ['earlyCheckIn', 'lateCheckOut', 'checkIn', 'checkOut'].includes(subject)
  const asksWhen = ({ aspects, subjects, times }: Ask) =>
    aspects.includes('hours') && times.length === 0 && !subjects.includes('luggage')
  return asks.map((ask) => {
    const subjects = asksWhen(ask) ? ask.subjects : ask.subjects.filter((subject) => !isWhy(subject))
    const isOnlyWhy = subjects.length === 0 && ask.subjects.length > 0 && ask.kind !== 'news'
    return isOnlyWhy ? { ...ask, subjects, kind: 'context' as const } : { ...ask, subjects }
  })
}

/** 'We land at 13:20. From when can we get in?' asks from when, and for nothing earlier. */
function dropTimesBesideCheckIn(asks: Ask[]): Ask[] {
  const asksWhen = asks.find(
    ({ kind, subjects, aspects, times }) =>
      kind === 'question' && subjects.includes('checkIn') && aspects.includes('hours') && times.length === 0,
  )
  if (asksWhen === undefined) return asks
  return asks.map((ask) =>
    ask !== asksWhen &&
    ask.times.length > 0 &&
    ask.aspects.length === 0 &&
    ask.subjects.includes('earlyCheckIn') &&
    ask.subjects.every((subject) => subject === 'earlyCheckIn' || subject === 'checkIn') &&
    !WISHES.test(fold(ask.text))
      ? { ...ask, subjects: [], kind: 'context' as const }
      : ask,
  )
}
/** Folded, in the eight languages: who asks whether they may. */
const WISHES =
  /\?|(?<!\p{L})(?:earl\p{L}*|before|could|can|may|would|possible|hope\p{L}*|prima|anticip\p{L}*|possibil\p{L}*|potr\p{L}*|possiamo|vorr\p{L}*|sper\p{L}*|fruher|vorher|konn\p{L}*|durf\p{L}*|moglich|mocht\p{L}*|wurd\p{L}*|hoff\p{L}*|plus tot|avant|pourr\p{L}*|peut|possible|esper\p{L}*|antes|podr\p{L}*|podemos|posible|eerder|vroeger|kunnen|mogen|mogelijk|hopen|cedo|poder\p{L}*|possivel|wczesniej|przed|mozemy|mozliw\p{L}*|chcie\p{L}*)(?!\p{L})/u
