import { findNotes, findOwnExtra } from '#activities/drafting/built-in/find-notes.ts'
import { endSentence } from '#activities/drafting/built-in/join-words.ts'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import { FACTS, REQUESTS, type Speaker } from '#activities/drafting/built-in/say-facts.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Topic } from '#workflows/domain/topic.ts'

/** `firm` rests on a fact or on the host's words in the guest's language; `loose` on words in another one; `open` is for the host. */
export type Answer = { topic: Topic; sentences: Claim[]; strength: 'firm' | 'loose' | 'open' }

/** The property's fields say all there is to say: a note with the same word is about something else. */
const TOLD_BY_FIELDS = new Set<Topic>(['rooms', 'bathrooms', 'floor', 'address', 'bookingLink', 'airbnbLink'])

/** Answers one topic from the property, or leaves it open; nothing is guessed. */
export function answerTopic(topic: Topic, speaker: Speaker): Answer {
  const request = REQUESTS[topic]?.(speaker) ?? null
  const facts = FACTS[topic]?.(speaker) ?? []
  const notes = facts.length > 0 && TOLD_BY_FIELDS.has(topic) ? [] : findNotes(topic, speaker.situation)
  const readable = notes.filter(({ language }) => language === speaker.language || language === null)
  const told = readable.map(({ sentence, fact }) => ({ sentence: endSentence(withoutLabel(sentence)), fact }))
  if (request !== null) return { topic, sentences: told.length > 0 ? [...told, ...request] : request, strength: 'open' }
  const isFull = facts.length > 0 && topic !== 'directions'
  if (told.length > 0 || isFull) {
    const hasUnread = notes.length > readable.length
    return { topic, sentences: [...facts, ...told], strength: hasUnread ? 'loose' : 'firm' }
  }
  const quoted = notes.map(({ sentence, fact }) => ({ sentence: speaker.phrases.quote(sentence), fact }))
  const own = findOwnExtra(topic, speaker.situation)
  const named =
    own === null
      ? []
      : [
          {
            sentence: `${capitalise(labelOf(topic, speaker.language))}: ${ownValue(own.value, speaker.language)}.`,
            fact: `extra.${own.key}`,
          },
        ]
  if (named.length > 0 || quoted.length > 0)
    return { topic, sentences: [...facts, ...named, ...quoted], strength: 'loose' }
  return { topic, sentences: facts, strength: 'open' }
}

/** What makes a note a sentence of its own, so that its label can go: `Lift: there is no lift`. */
const FINITE =
  /\b(?:is|are|can|may|take|has|have|c'e|e|ci sono|sono|si trova|potete|prendete|puo|ist|sind|gibt|kann|konnen|nehmen|est|sont|il y a|prenez|pouvez|esta|estan|hay|son|tomen|puede)\b/u

function withoutLabel(note: string): string {
  const [, rest] = /^\p{L}[\p{L} -]{1,24}:\s+(?=\p{L})(.+)$/u.exec(note) ?? []
  return rest !== undefined && FINITE.test(fold(rest)) ? capitalise(rest) : note
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const YES_NO: Record<DraftLanguage, [string, string]> = {
  it: ['sì', 'no'],
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
}
const ownValue = (value: boolean | number, language: DraftLanguage) =>
  typeof value === 'number' ? String(value) : YES_NO[language][value ? 0 : 1]
