import type { Situation } from '#activities/drafting/situation.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import type { Topic } from '#workflows/domain/topic.ts'

/** From this hour on a host is asked before a guest is told that all is well. */
const LATE_FROM = '21:00'

const timesIn = (sentence: string) => readTokens(sentence).flatMap(({ kind, key }) => (kind === 'time' ? [key] : []))

/** A told departure after the check-out is a request. */
function placeDeparture(topic: Topic, sentence: string, { property }: Situation): Topic {
  if (topic !== 'departure') return topic
  const checkOut = property?.checkOut.slice(0, 5) ?? ''
  return checkOut !== '' && timesIn(sentence).some((time) => time > checkOut) ? 'lateCheckOut' : 'checkOut'
}

/** A told arrival before the check-in or late in the evening is a request; between them it is only acknowledged. */
function placeArrival(topic: Topic, sentence: string, { property }: Situation): Topic {
  if (topic !== 'arrival') return topic
  const [time] = timesIn(sentence)
  const checkIn = property?.checkIn.slice(0, 5) ?? ''
  if (time === undefined || checkIn === '') return 'arrival'
  if (time < checkIn) return 'earlyCheckIn'
  return time >= LATE_FROM ? 'lateArrival' : 'arrival'
}

/** What a told time asks for, seen from the house's own times. */
export const placeTime = (topic: Topic, sentence: string, situation: Situation): Topic =>
  placeDeparture(placeArrival(topic, sentence, situation), sentence, situation)
