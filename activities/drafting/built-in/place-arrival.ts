import type { Topic } from '#activities/drafting/built-in/topics.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'

/** From this hour on a host is asked before a guest is told that all is well. */
const LATE_FROM = '21:00'

/** A told arrival before the check-in or late in the evening is a request; between them it is only acknowledged. */
export function placeArrival(topic: Topic, sentence: string, { property }: Situation): Topic {
  if (topic !== 'arrival') return topic
  const time = readTokens(sentence).find(({ kind }) => kind === 'time')?.key
  const checkIn = property?.checkIn.slice(0, 5) ?? ''
  if (time === undefined || checkIn === '') return 'arrival'
  if (time < checkIn) return 'earlyCheckIn'
  return time >= LATE_FROM ? 'lateArrival' : 'arrival'
}
