import type { DraftLanguage, Risk } from '#workflows/domain/draft.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import type { Topic } from '#workflows/domain/topic.ts'
import { moreTopicsIt, topicsIt } from './topics.ts'

/** The one table of the names of risks, as they stand after 'riguarda' and by themselves. */
export const risksIt: Record<Risk, string> = {
  money: 'denaro',
  access: 'chiavi, codici o password',
  safety: 'la sicurezza',
  promise: 'una promessa',
  complaint: 'un reclamo',
  legal: 'una questione legale',
  booking_change: 'una modifica della prenotazione',
}

export const languagesIt: Record<DraftLanguage, string> = {
  it: 'italiano',
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
  es: 'spagnolo',
  nl: 'olandese',
  pt: 'portoghese',
  pl: 'polacco',
}

const isTopic = (topic: string): topic is Topic => Object.hasOwn(topicsIt, topic)

/** A topic by its name; what is none stays as it was written. */
export function topicNameIt(topic: string): string {
  if (isTopic(topic)) return topicsIt[topic]
  return Object.hasOwn(moreTopicsIt, topic) ? (moreTopicsIt[topic] ?? topic) : topic
}

export const emergenciesIt: Record<EmergencyKind, string> = {
  fire: 'incendio',
  gas: 'gas',
  water: 'acqua',
  injury: 'ferita',
  illness: 'malore',
  break_in: 'intrusione o furto',
  locked_out: 'chiusi fuori o dentro',
  violence: 'violenza',
  other: 'richiesta di aiuto',
}
