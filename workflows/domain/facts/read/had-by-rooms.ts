import type { TopicCue } from './cues/topic-cues.ts'

const HAVE =
  "(?:(?:each|all|both) )?(?:have|has|hanno|ha|dispongono di|haben|verfugen uber|hat|ont|a|disposent de|tienen|tiene|disponen de|hebben|heeft|tem|dispoem de|maja|ma)(?: [a-z']+)? ?$"
const ONLY_HAVE = new RegExp(`^ ${HAVE}`)
const BEDROOMS = new RegExp(
  `(?:bedrooms|camere(?: da letto)?|schlafzimmer|chambres|dormitorios|habitaciones|slaapkamers|quartos|sypialnie) ${HAVE}`,
)

type Named = { text: string; topics: readonly TopicCue[] }

/** Whether a name stands behind rooms that have it: 'the three bedrooms have air conditioning' says where it is. */
export const isHadByRooms = ({ text, topics }: Named, index: number): boolean => {
  const before = topics[index - 1]
  return index === 1 && before?.topic === 'rooms' && ONLY_HAVE.test(text.slice(before.end, topics[index]?.start))
}

/** Whether what stands before a name says that the bedrooms have it. */
export const areBedroomsBefore = (before: string): boolean => BEDROOMS.test(before)
