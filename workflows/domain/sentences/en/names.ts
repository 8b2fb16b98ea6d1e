import type { DraftLanguage, Risk } from '#workflows/domain/draft.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import type { Topic } from '#workflows/domain/topic.ts'
import { moreTopicsEn, topicsEn } from './topics.ts'

/** The one table of the names of risks, as they stand after 'it is about' and by themselves. */
export const risksEn: Record<Risk, string> = {
  money: 'money',
  access: 'keys, codes or passwords',
  safety: 'safety',
  promise: 'a promise',
  complaint: 'a complaint',
  legal: 'a legal matter',
  booking_change: 'a change of the booking',
}

export const languagesEn: Record<DraftLanguage, string> = {
  it: 'Italian',
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  nl: 'Dutch',
  pt: 'Portuguese',
  pl: 'Polish',
}

const isTopic = (topic: string): topic is Topic => Object.hasOwn(topicsEn, topic)

/** A topic by its name; what is none stays as it was written. */
export function topicNameEn(topic: string): string {
  if (isTopic(topic)) return topicsEn[topic]
  return Object.hasOwn(moreTopicsEn, topic) ? (moreTopicsEn[topic] ?? topic) : topic
}

export const emergenciesEn: Record<EmergencyKind, string> = {
  fire: 'fire',
  gas: 'gas',
  water: 'water',
  injury: 'an injury',
  illness: 'an illness',
  break_in: 'a break-in',
  locked_out: 'locked out',
  violence: 'violence',
  other: 'a call for help',
}
